import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, userEvent, within } from 'storybook/test';
import { Controlled } from '../../testing/controlled.js';
import { usage } from '../../testing/usage.js';
import { TextField } from './text-field.js';

const meta = {
  title: 'Forms/TextField',
  component: TextField,
  args: { label: 'Organization number', value: '', onChange: () => undefined },
  render: (args) => (
    <Controlled value={args.value}>
      {(value, onChange) => <TextField {...args} value={value} onChange={onChange} />}
    </Controlled>
  ),
  parameters: usage({
    what: 'One line of text, with its label above and its hint or error below.',
    use: [
      'Names, addresses, numbers that are not counted with, such as an organization number.',
      'Mark what may stay empty with `optional`; everything else is required, and no star says so.',
      'Dates, with `type`. One that is half filled in says so, and `Form` sends nothing meanwhile; what is sent without a form asks `tellIncomplete`.',
      'Give `type` and `autoComplete`, so that phones show the right keys and browsers fill it in.',
    ],
    avoid: [
      'Amounts (`NumberField`) and years (`Counter`).',
      'Long text (`Textarea`).',
      'A placeholder in the place of a label or a hint: it is gone once somebody types.',
    ],
    keys: { Tab: 'goes to the field', Enter: 'does not send the form; its button does' },
    spoken: 'Label, then hint and error. An error that appears is announced.',
  }),
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = { args: { value: '556036-0793' } };
export const WithHint: Story = { args: { hint: 'Ten digits, as in the register of companies' } };
export const Invalid: Story = { args: { error: 'This field is required', hint: 'Ten digits' } };
export const Optional: Story = { args: { label: 'VAT number', optional: true } };
export const ReadOnly: Story = {
  args: { label: 'First name', value: 'Maja', readOnly: true, hint: "This information can't be changed" },
};
export const Disabled: Story = { args: { value: '556036-0793', disabled: true } };
export const LongWords: Story = {
  args: {
    label: 'The name under which your company is entered in the register of companies of its country',
    value: 'Västmanlands Läns Vattenkraftsutbyggnads- och Elförsörjningsaktiebolag (publ)',
    error: 'This name is longer than the register allows. Shorten it to 60 letters, or write to us.',
  },
};
export const Typing: Story = {
  args: { hint: 'Ten digits' },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByLabelText('Organization number');
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await userEvent.type(field, '556036');
    await expect(field).toHaveValue('556036');
    await expect(field).toHaveAccessibleDescription('Ten digits');
  },
};
