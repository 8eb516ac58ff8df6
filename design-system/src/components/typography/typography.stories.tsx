import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { usage } from '../../testing/usage.js';
import { Stack } from '../layout/index.js';
import { Heading } from './heading.js';
import { Eyebrow, Lead, Text } from './text.js';

const meta = {
  title: 'Foundations/Typography',
  component: Heading,
  args: { level: 1, children: 'Skills first. Names later.' },
  parameters: usage({
    what: '`Heading`, `Lead`, `Text` and `Eyebrow`. Of a heading, `level` is the place in the outline, `size` the look.',
    use: [
      'One level 1 per page, no level skipped.',
      '`Text measure` for lines that are comfortable to read, `numeric` where figures are compared.',
    ],
    avoid: [
      'A heading to make text large: use `Text size`.',
      'An `Eyebrow` alone: it stands above a heading.',
      'Capitals for whole sentences.',
    ],
  }),
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
      <Text tone="muted" size="small" numeric>
        58,000–66,000 SEK monthly
      </Text>
    </Stack>
  ),
};
export const Tones: Story = {
  render: () => (
    <Stack gap={8}>
      <Text>What is read first.</Text>
      <Text tone="muted">What explains it.</Text>
      <Text size="small" tone="muted">
        What is looked up.
      </Text>
    </Stack>
  ),
};
export const LongWords: Story = {
  args: {
    level: 2,
    children: 'Verantwortliche für Informationssicherheitsmanagementsysteme und Telekommunikationsinfrastruktur',
  },
};
