import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Stack } from '../components/layout/index.js';
import { Heading, Text } from '../components/typography/index.js';
import { Figures, Part, Plate, plate, Specimen } from '../testing/specimen.js';

const STEPS = [
  [
    'Say what is wrong',
    'Show the screen, the width and the audience where it hurts, and whom. A picture at 360 and at 1440 px says most.',
  ],
  [
    'Look for what is there',
    'A variant of a component is better than a new one; a token is better than a value. If three places need it, it belongs here.',
  ],
  [
    'Draw it with tokens',
    'Take colours, sizes and space from tokens.json. A colour that is missing needs a role, a value for both audiences, and its contrasts.',
  ],
  [
    'Draw every state',
    'Empty, filled, wrong, disabled, loading; hover and focus; nothing, one, many; the longest words; right to left.',
  ],
  [
    'Open the change',
    'Tokens are in tokens.json, components in src/components, each with its story and its test beside it. After a change of tokens run npm run tokens -w design-system.',
  ],
  [
    'Let it be judged',
    'The build draws and plays every story and fails on what axe finds. Then look at the pages that use it, in both audiences.',
  ],
] as const;

const meta = { title: 'Start/Propose a change', tags: ['!autodocs'], parameters: plate } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Steps: Story = {
  render: () => (
    <Plate title="Propose a change" lead="From “this does not work” to a component that everybody has.">
      <Part title="Six steps">
        <div>
          {STEPS.map(([title, text], index) => (
            <Specimen key={title}>
              <Heading level={3}>
                {index + 1}. {title}
              </Heading>
              <Text measure>{text}</Text>
            </Specimen>
          ))}
        </div>
      </Part>
      <Part title="What does not change here">
        <Stack gap={8}>
          <Text measure>
            The specification fixes Noto Sans, the dark brown-grey text, the orange accent, uppercase pill-shaped
            buttons, the breakpoints, and that the two audiences differ in colour only.
          </Text>
          <Figures>What deviates from that is decided in docs/decisions first.</Figures>
        </Stack>
      </Part>
    </Plate>
  ),
};
