import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, userEvent, within } from 'storybook/test';
import { Controlled } from '../../testing/controlled.js';
import { usage } from '../../testing/usage.js';
import { NumberField } from './number-field.js';

const meta = {
  title: 'Forms/NumberField',
  component: NumberField,
  args: { label: 'Offered salary', value: '', onChange: () => undefined },
  render: (args) => (
    <Controlled value={args.value}>
      {(value, onChange) => <NumberField {...args} value={value} onChange={onChange} />}
    </Controlled>
  ),
  parameters: usage({
    what: 'A whole number with a dot between thousands, read by its meaning: “65k”, “65,000” and “SEK 65 000,00” are one amount. Its value is the digits alone.',
    use: ['Salaries and other amounts.', 'Say the currency and the period beside it, in the label or in a `Select`.'],
    avoid: [
      'Years and levels (`Counter`, `Rating`).',
      'Numbers that are names: post codes, telephone numbers (`TextField`).',
    ],
    keys: { Digits: 'are parted while they are typed; anything else is read when the field is left' },
  }),
} satisfies Meta<typeof NumberField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { placeholder: '40.000' } };
export const Filled: Story = { args: { value: '40000' } };
export const Millions: Story = { args: { value: '5000000' } };
export const Invalid: Story = { args: { error: 'Required' } };
export const Asked: Story = { args: { value: '65.5' } };
export const Disabled: Story = { args: { value: '40000', disabled: true } };
export const Typing: Story = {
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByLabelText('Offered salary');
    await userEvent.type(field, '-48,500.75');
    await userEvent.tab();
    await expect(field).toHaveValue('48.501');
    await userEvent.clear(field);
    await userEvent.type(field, '58000');
    await expect(field).toHaveValue('58.000');
  },
};
