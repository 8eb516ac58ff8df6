import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, userEvent, within } from 'storybook/test';
import { usage } from '../../testing/usage.js';
import { Stepper } from './stepper.js';

const meta = {
  title: 'Navigation/Stepper',
  component: Stepper,
  args: {
    label: 'Add Role',
    steps: [
      { label: 'Role Details', state: 'done', to: '/1' },
      { label: 'Experience', state: 'current', to: '/2' },
      { label: 'Role Description', state: 'ahead' },
    ],
  },
  parameters: usage({
    what: 'The steps of one task: what is done, where one is, what comes. A step without `to` cannot be entered yet.',
    use: [
      'Forms of several pages, where each step is saved.',
      '`direction="column"` for side buttons from 1025 px on.',
    ],
    avoid: ['Places that have no order (`Tabs`, links).', 'A single page.', 'Progress of the machine (`Progress`).'],
    keys: { Tab: 'goes from one step that can be entered to the next', Enter: 'enters it' },
    spoken: '“(done)” after a step behind; the one being done is the current step.',
  }),
} satisfies Meta<typeof Stepper>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Row: Story = {};
export const SideButtons: Story = { args: { direction: 'column' } };
export const First: Story = {
  args: {
    steps: [
      { label: 'Role Details', state: 'current', to: '/1' },
      { label: 'Experience', state: 'ahead' },
      { label: 'Role Description', state: 'ahead' },
    ],
  },
};
export const AllDone: Story = {
  args: {
    steps: [
      { label: 'Role Details', state: 'done', to: '/1' },
      { label: 'Experience', state: 'done', to: '/2' },
      { label: 'Role Description', state: 'done', to: '/3' },
    ],
  },
};
export const FourLabels: Story = {
  args: {
    label: 'Sign up',
    steps: [
      { label: 'Authentication', state: 'done', to: '/1' },
      { label: 'Your Profile', state: 'current', to: '/2' },
      { label: 'Your Experience', state: 'ahead' },
      { label: 'Your profile', state: 'ahead' },
    ],
  },
};
export const ByKeys: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: /Role Details/ })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: /Experience/ })).toHaveFocus();
    await expect(canvas.queryByRole('link', { name: /Role Description/ })).toBeNull();
  },
};
