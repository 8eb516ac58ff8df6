import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { usage } from '../../testing/usage.js';
import { Text } from '../typography/index.js';
import { Answered } from './answered.js';

const refetch = () => Promise.resolve();

const meta = {
  title: 'Feedback/Answered',
  component: Answered<string>,
  args: {
    answer: { data: undefined, isPending: true, refetch },
    loading: 'Loading your receipts',
    failed: 'Your receipts could not be loaded',
    children: (text: string) => <Text>{text}</Text>,
  },
  parameters: usage({
    what: 'What the API answered, in every state: on its way, there, not to be had.',
    use: ['Around everything that is fetched.', 'A skeleton in the shape of what comes.'],
    avoid: ['An empty list: say so in what it shows.', 'Errors of something that the person did: those are banners.'],
  }),
} satisfies Meta<typeof Answered<string>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {};
export const Failed: Story = { args: { answer: { data: undefined, isPending: false, refetch } } };
export const There: Story = { args: { answer: { data: 'Receipt 2026-00017', isPending: false, refetch } } };
