import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Avatar } from '../components/avatar/index.js';
import { Card } from '../components/card/index.js';
import { Chip, LevelDots } from '../components/chip/index.js';
import { Cluster, Grid, Stack } from '../components/layout/index.js';
import { ExternalLink } from '../components/link/index.js';
import { Logo } from '../components/logo/index.js';
import { ScoreRing } from '../components/score-ring/index.js';
import { Heading, Text } from '../components/typography/index.js';
import { Part, Plate, plate } from '../testing/specimen.js';

const PRINCIPLES = [
  [
    'Skills are the hero',
    'Levels, scores and reasons are drawn with care. People are shown by a considered mark, never by a grey blob.',
  ],
  ['Much paper, few boxes', 'Separate with space before lines, with lines before shadows. One accent action a view.'],
  ['Never colour alone', 'A match has a number, a ring and a word. A state has an icon and a word.'],
  ['Everybody can use it', 'By keyboard, by ear, by thumb, in either direction of reading, with or without motion.'],
] as const;

const meta = { title: 'Start/Welcome', tags: ['!autodocs'], parameters: plate } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Welcome: Story = {
  render: () => (
    <Plate
      title="Skills first. Names later."
      lead="The parts that Vela is made of, in every state, with what each is for and what it is not for."
    >
      <Card floating>
        <Cluster gap={24} justify="between">
          <Cluster gap={20}>
            <Avatar initials="MK" />
            <Stack gap={8}>
              <Heading level={2} size="title">
                Data Engineer, 9 years
              </Heading>
              <Cluster gap={8}>
                <Chip label="Python">
                  <LevelDots level={5} />
                </Chip>
                <Chip label="Spark">
                  <LevelDots level={3.5} />
                </Chip>
                <Chip label="dbt missing" tone="gap" />
              </Cluster>
            </Stack>
          </Cluster>
          <ScoreRing score={86} showStrength />
        </Cluster>
      </Card>
      <Part title="What we hold to">
        <Grid columns={2} gap={24}>
          {PRINCIPLES.map(([title, text]) => (
            <Stack key={title} gap={4}>
              <Heading level={3}>{title}</Heading>
              <Text measure>{text}</Text>
            </Stack>
          ))}
        </Grid>
      </Part>
      <Part title="How to read these pages">
        <Stack gap={12}>
          <Text measure>
            Each component has a page “Docs”: what it is, when to use it, when not, its keys. Below it stands every
            state.
          </Text>
          <Text measure>
            The toolbar changes the audience, the direction of reading and the width. “Accessibility” shows what axe
            finds in the story; it finds nothing, or the build fails.
          </Text>
          <Text measure>
            Stories that are pressed and typed in by themselves are tests: they run with every build, in both audiences,
            in both directions of reading, on a desk and on a phone.
          </Text>
        </Stack>
      </Part>
      <Part title="For your tools">
        <Text measure>
          <ExternalLink href="./tokens.json">tokens.json</ExternalLink> holds colours, type, space, radii, breakpoints
          and motion in the format of the W3C Design Tokens Community Group. It is their source: what pages, mails and
          these stories are drawn with is written from it.
        </Text>
      </Part>
      <Logo />
    </Plate>
  ),
};
