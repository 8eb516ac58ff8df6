import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, userEvent, within } from 'storybook/test';
import { Controlled } from '../../testing/controlled.js';
import { usage } from '../../testing/usage.js';
import { Textarea } from './textarea.js';

const meta = {
  title: 'Forms/Textarea',
  component: Textarea,
  args: { label: 'Role description', value: '', onChange: () => undefined, maxLength: 2000 },
  render: (args) => (
    <Controlled value={args.value}>
      {(value, onChange) => <Textarea {...args} value={value} onChange={onChange} />}
    </Controlled>
  ),
  parameters: usage({
    what: 'Text of several lines. It grows with what is typed; with `maxLength` it counts as `n/max`.',
    use: [
      'Descriptions, introductions, answers in the reader’s own words.',
      'Say in the label or hint what is worth writing.',
    ],
    avoid: ['One line (`TextField`).', 'A limit that is only found out when the form is sent: give `maxLength`.'],
    keys: { Enter: 'begins a new line' },
    spoken: 'How many characters are left is said from nine tenths of the limit on, not at every key.',
  }),
} satisfies Meta<typeof Textarea>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { placeholder: 'What would somebody do in the first month?' } };
export const Filled: Story = { args: { value: 'We move our grid forecasts to streams.' } };
export const WithoutLimit: Story = {
  render: () => (
    <Controlled value="">
      {(value, onChange) => <Textarea label="Notes" optional value={value} onChange={onChange} />}
    </Controlled>
  ),
};
export const Invalid: Story = { args: { error: 'This field is required' } };
export const Disabled: Story = { args: { value: 'We move our grid forecasts to streams.', disabled: true } };
export const Long: Story = {
  args: { value: 'We move our grid forecasts to streams, and need somebody to lead it. '.repeat(28).trim() },
};
export const CountsToItsLimit: Story = {
  args: { label: 'Introduction', maxLength: 20 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const area = canvas.getByLabelText('Introduction');
    await userEvent.type(area, 'Hello, I lead data');
    await expect(canvas.getByText('18/20')).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('2 characters left');
    await userEvent.type(area, ' teams');
    await expect(area).toHaveValue('Hello, I lead data t');
    await expect(canvas.getByText('20/20')).toBeVisible();
  },
};
