import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, userEvent, within } from 'storybook/test';
import { CURRENCIES } from '@vela/contracts/constants';
import { Controlled } from '../../testing/controlled.js';
import { usage } from '../../testing/usage.js';
import { Select } from './select.js';

const meta = {
  title: 'Forms/Select',
  component: Select<string>,
  args: {
    label: 'Currency',
    value: null,
    onChange: () => undefined,
    options: CURRENCIES.map((value) => ({ value, label: value })),
  },
  render: (args) => (
    <Controlled value={args.value}>
      {(value, onChange) => <Select {...args} value={value} onChange={onChange} />}
    </Controlled>
  ),
  parameters: usage({
    what: 'One of a short known list. The list is the device’s own, which is the best one on a phone.',
    use: ['Currencies, periods, notice: lists that everybody knows.'],
    avoid: [
      'Long lists (`Autocomplete`).',
      'Two to four choices that are worth comparing (`RadioGroup`).',
      'Places to go (`Menu`).',
    ],
    keys: { 'Space, ↓': 'opens the list', Letters: 'choose by their beginning' },
  }),
} satisfies Meta<typeof Select<string>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = { args: { value: 'SEK' } };
export const Invalid: Story = { args: { error: 'Required' } };
export const Disabled: Story = { args: { value: 'SEK', disabled: true } };
export const LongWords: Story = {
  args: {
    label: 'Availability',
    value: 'long',
    options: [
      { value: 'long', label: 'Six months, because the notice of my present employment ends at the turn of the year' },
    ],
  },
};
export const Choosing: Story = {
  play: async ({ canvasElement }) => {
    const select = within(canvasElement).getByLabelText('Currency');
    await userEvent.selectOptions(select, 'EUR');
    await expect(select).toHaveValue('EUR');
    await expect(within(canvasElement).queryByText('Choose')).toBeNull();
  },
};
export const ByKeys: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByLabelText('Currency')).toHaveFocus();
  },
};
