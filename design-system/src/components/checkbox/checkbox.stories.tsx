import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, userEvent, within } from 'storybook/test';
import { Controlled } from '../../testing/controlled.js';
import { usage } from '../../testing/usage.js';
import { Checkbox } from './checkbox.js';
import { CheckboxGroup } from './checkbox-group.js';

const meta = {
  title: 'Forms/Checkbox',
  component: Checkbox,
  args: { label: 'Fully remote', value: false, onChange: () => undefined },
  render: (args) => (
    <Controlled value={args.value}>
      {(value, onChange) => <Checkbox {...args} value={value} onChange={onChange} />}
    </Controlled>
  ),
  parameters: usage({
    what: 'One thing that is so or not; `CheckboxGroup` for several answers to one question.',
    use: ['Consent, filters, choices of which any number may hold.', 'Word it so that a tick means yes.'],
    avoid: [
      'One of several (`RadioGroup`).',
      'Something that happens at once (`Button`).',
      'Consent that is ticked beforehand.',
    ],
    keys: { Space: 'ticks and unticks', Tab: 'goes to the next box' },
  }),
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Ticked: Story = { args: { value: true } };
export const WithHint: Story = { args: { hint: 'Anywhere in the countries you chose' } };
export const Invalid: Story = {
  args: { label: 'I accept the terms and conditions', error: 'This must be accepted to sign in' },
};
export const Disabled: Story = { args: { disabled: true } };
export const TickedDisabled: Story = { args: { value: true, disabled: true } };
export const LongWords: Story = {
  args: {
    label:
      'I have read how my profile is shown to employers, that my name, picture and address stay hidden until I say yes, and that I can hide it at any time',
  },
};
export const ByKeys: Story = {
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByRole('checkbox', { name: 'Fully remote' });
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(box).toBeChecked();
    await userEvent.click(within(canvasElement).getByText('Fully remote'));
    await expect(box).not.toBeChecked();
  },
};

const setups = [
  { value: 'remote', label: 'Remote', trailing: 61 },
  { value: 'hybrid', label: 'Hybrid', trailing: 118 },
  { value: 'office', label: 'Office', trailing: 0, disabled: true },
] as const;

export const Group: StoryObj<typeof CheckboxGroup> = {
  render: () => (
    <Controlled<readonly ('remote' | 'hybrid' | 'office')[]> value={['remote']}>
      {(value, onChange) => <CheckboxGroup label="Work setup" options={setups} value={value} onChange={onChange} />}
    </Controlled>
  ),
};
export const GroupInvalid: StoryObj<typeof CheckboxGroup> = {
  render: () => (
    <CheckboxGroup
      label="Work setup"
      options={setups}
      value={[]}
      onChange={() => undefined}
      error="Choose at least one"
    />
  ),
};
