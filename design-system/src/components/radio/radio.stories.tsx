import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, userEvent, within } from 'storybook/test';
import { Controlled } from '../../testing/controlled.js';
import { usage } from '../../testing/usage.js';
import { RadioGroup } from './radio-group.js';

const meta = {
  title: 'Forms/RadioGroup',
  component: RadioGroup<string>,
  args: {
    label: 'Plan',
    value: null,
    onChange: () => undefined,
    options: [
      { value: 'basic', label: 'Basic', description: 'Free, 5 profiles' },
      { value: 'pro', label: 'Pro', description: '40 tokens for 2,000 SEK' },
      { value: 'monthly', label: 'Pro, monthly', description: 'Coming soon', disabled: true },
    ],
  },
  render: (args) => (
    <Controlled value={args.value}>
      {(value, onChange) => <RadioGroup {...args} value={value} onChange={onChange} />}
    </Controlled>
  ),
  parameters: usage({
    what: 'Exactly one of a few, all in sight, each with a line that tells them apart.',
    use: ['Two to six choices that are worth comparing.'],
    avoid: ['More than about six (`Select`).', 'Choices of which several may hold (`CheckboxGroup`).'],
    keys: { Tab: 'goes to the chosen one, or the first', '↑ ↓ ← →': 'choose the one before or after' },
  }),
} satisfies Meta<typeof RadioGroup<string>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = { args: { value: 'basic' } };
export const Invalid: Story = { args: { error: 'Choose a plan' } };
export const Disabled: Story = { args: { value: 'basic', disabled: true } };
export const ByKeys: Story = {
  args: { value: 'basic' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: /Basic/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: /40 tokens/ })).toBeChecked();
  },
};
