import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Button } from '../button/index.js';
import { EmptyState } from './empty-state.js';

const meta = {
  title: 'Feedback/EmptyState',
  component: EmptyState,
  args: { title: 'No results' },
  parameters: {
    docs: {
      description: {
        component: 'Where content would be: what is missing and the next step.\n\n**Not for:** errors of one field or one action.',
      },
    },
  },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Calm: Story = { args: { children: 'Wider filters may show more talent.', action: <Button variant="quiet">Clear filters</Button> } };
export const Failed: Story = { args: { mood: 'failed', title: 'This part did not load', children: 'The rest of the page works.', action: <Button>Try again</Button> } };
export const Offline: Story = { args: { mood: 'offline', title: 'You are offline', children: 'What you typed is kept here.' } };
