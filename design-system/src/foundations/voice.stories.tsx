import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { TEXTS } from '@vela/contracts/texts';
import { Banner } from '../components/banner/index.js';
import { Grid, Stack } from '../components/layout/index.js';
import { Heading, Text } from '../components/typography/index.js';
import { Part, Plate, plate } from '../testing/specimen.js';

const PAIRS = [
  { say: 'Connecting reserves 4 tokens. They are spent when the talent says yes.', not: 'Unlock amazing talent now!' },
  { say: 'Your card was declined. Nothing was charged. Try another card.', not: 'Oops! Something went wrong :(' },
  { say: 'No roles yet. Add the first one to see who fits.', not: 'No data' },
  { say: 'dbt is missing', not: 'Insufficient competence' },
  { say: 'You were declined. Your tokens are back.', not: 'Your request was unsuccessful' },
] as const;

const meta = { title: 'Foundations/Voice', tags: ['!autodocs'], parameters: plate } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Words: Story = {
  render: () => (
    <Plate title="Voice" lead="Plain, direct, second person. Say what happens next and what it costs.">
      <Part title="Say, and do not say">
        <Stack gap={24}>
          {PAIRS.map(({ say, not }) => (
            <Grid key={say} columns={2} gap={12}>
              <Banner tone="success" title="Say">
                {say}
              </Banner>
              <Banner tone="danger" title="Not">
                {not}
              </Banner>
            </Grid>
          ))}
        </Stack>
      </Part>
      <Part title="Rules">
        <Stack gap={12}>
          <Heading level={3}>Errors say what to do</Heading>
          <Text measure>
            No exclamation marks, no blame, no codes alone. The specification’s own words are kept as they are: “
            {TEXTS.unknownError}”.
          </Text>
          <Heading level={3}>Nobody is named too early</Heading>
          <Text measure>
            Before talent said yes, texts speak of initials, roles and skills, never of a name, a picture or an address.
          </Text>
          <Heading level={3}>Real lengths</Heading>
          <Text measure>Draw with the longest role, the longest name and none at all; with nothing, one and many.</Text>
        </Stack>
      </Part>
    </Plate>
  ),
};
