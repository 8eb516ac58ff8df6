import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { FONT_SIZES, FONT_WEIGHTS } from '@vela/contracts/design';
import { Stack } from '../components/layout/index.js';
import { Text } from '../components/typography/index.js';
import { Figures, Part, Plate, plate, Specimen } from '../testing/specimen.js';
import { type FontSize, fontSize, lineHeight, measure } from '../theme/index.js';

const USES: Readonly<Record<FontSize, string>> = {
  label: 'Buttons, eyebrows: uppercase only',
  small: 'Hints, facts, tables',
  body: 'Everything that is read',
  large: 'Headings of level 4',
  lead: 'The sentence under a heading',
  title: 'Cards and dialogs',
  heading: 'Parts of a page',
  section: 'Sections',
  page: 'The page',
  hero: 'Heroes, once a page',
};
const isSize = (name: string): name is FontSize => name in fontSize;

const meta = { title: 'Foundations/Type', tags: ['!autodocs'], parameters: plate } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Scale: Story = {
  render: () => (
    <Plate
      title="Type"
      lead="Noto Sans, served by us, in 400, 500 and 700. From 36 px on, sizes shrink with the window down to what fits a phone."
    >
      <Part title="Sizes">
        <div>
          {Object.keys(fontSize)
            .filter(isSize)
            .map((size) => (
              <Specimen key={size}>
                <Figures>
                  <b>{size}</b>
                  {FONT_SIZES[size]} · {USES[size]}
                </Figures>
                <div style={{ fontSize: fontSize[size], lineHeight: lineHeight.snug }}>Skills first. Names later.</div>
              </Specimen>
            ))}
        </div>
      </Part>
      <Part title="Weights">
        <div>
          {Object.entries(FONT_WEIGHTS).map(([name, weight]) => (
            <Specimen key={name}>
              <Figures>
                <b>{name}</b>
                {weight}
              </Figures>
              <div style={{ fontWeight: weight }}>Staff Data Engineer, Göteborg</div>
            </Specimen>
          ))}
        </div>
      </Part>
      <Part title="Reading" text={`Lines of ${measure} at most. Figures that are compared have one width.`}>
        <Stack gap={12}>
          <Text measure>
            Both sides read the same seven reasons, and what would change the score. Nobody pays, and nobody is named,
            until talent says yes.
          </Text>
          <Text numeric>
            58,000–66,000 SEK monthly
            <br />
            41,500–48,000 SEK monthly
          </Text>
        </Stack>
      </Part>
    </Plate>
  ),
};
