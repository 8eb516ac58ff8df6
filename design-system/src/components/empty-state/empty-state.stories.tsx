import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { usage } from '../../testing/usage.js';
import { Button } from '../button/index.js';
import { EmptyState } from './empty-state.js';
import { PastTheEnd } from './past-the-end.js';

const meta = {
  title: 'Feedback/EmptyState',
  component: EmptyState,
  args: { title: 'No results' },
  parameters: usage({
    what: 'What stands where content would be: what is missing, and the next step.',
    use: ['Nothing yet, nothing found, not loaded, offline.', 'One action at most.'],
    avoid: ['Errors of one field or one action.', 'An apology without a next step.'],
  }),
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Calm: Story = {
  args: { children: 'Wider filters may show more talent.', action: <Button variant="quiet">Clear filters</Button> },
};
export const Failed: Story = {
  args: {
    mood: 'failed',
    title: 'This part did not load',
    children: 'The rest of the page works.',
    action: <Button>Try again</Button>,
  },
};
export const BehindTheEnd: Story = { render: () => <PastTheEnd firstPage="/news" /> };
export const Offline: Story = {
  args: { mood: 'offline', title: 'You are offline', children: 'What you typed is kept here.' },
};
