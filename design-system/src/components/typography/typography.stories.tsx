import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Stack } from '../layout/index.js';
import { Heading } from './heading.js';
import { Eyebrow, Lead, Text } from './text.js';

const meta = {
  title: 'Foundations/Typography',
  component: Heading,
  args: { level: 1, children: 'Skills first. Names later.' },
  parameters: {
    docs: {
      description: {
        component: '`level` is the place in the outline, `size` the look.\n\n**Not for:** making text large: use `Text`. No level is skipped, and a page has one level 1.',
      },
    },
  },
} satisfies Meta<typeof Heading>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Hero: Story = { args: { size: 'hero' } };
export const Scale: Story = {
  render: () => (
    <Stack gap={20}>
      <Eyebrow>Open role</Eyebrow>
      <Heading level={1}>Staff Data Engineer, Göteborg</Heading>
      <Lead>Tech and leadership talent show what they can do. Employers see why they match.</Lead>
      <Heading level={2}>Why it fits</Heading>
      <Heading level={3}>Skills</Heading>
      <Text measure>
        Both sides read the same seven reasons, and what would change the score. Nobody pays, and nobody is named, until
        talent says yes.
      </Text>
      <Text tone="muted" size="small" numeric>58.000–66.000 SEK monthly</Text>
    </Stack>
  ),
};
