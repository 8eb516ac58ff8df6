import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, within } from 'storybook/test';
import { Question, Questions } from '../../testing/question.js';
import { usage } from '../../testing/usage.js';

const meta = {
  title: 'Parts/Field',
  component: Question,
  args: { label: 'City' },
  parameters: usage({
    what: 'What is written around a control: its name above, a hint and what is wrong below. Every field is made of it.',
    use: [
      'A new control: it looks and is read like the others.',
      '`FieldGroup` where several controls answer one question.',
    ],
    avoid: ['Pages: they use `TextField`, `Select` and the others.', 'A name that only a placeholder says.'],
    spoken: 'The name, then the hint and the error; an error is announced when it comes.',
  }),
} satisfies Meta<typeof Question>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const WithHint: Story = { args: { hint: 'Where you want to work', optional: true } };
export const Faulty: Story = {
  args: { hint: 'Where you want to work', error: 'Required', required: true },
  play: async ({ canvasElement }) => {
    const entry = within(canvasElement).getByRole('textbox', { name: 'City' });
    await expect(entry).toHaveAccessibleDescription('Where you want to work Required');
    await expect(entry).toBeInvalid();
  },
};
export const Group: Story = {
  args: { label: 'Years', hint: 'Both count' },
  render: (args) => <Questions {...args} />,
};
