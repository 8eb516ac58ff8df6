import type { Meta, StoryObj } from '@storybook/react-webpack5';
import styled from 'styled-components';
import { BREAKPOINTS_PX, RADII, WIDTHS } from '@vela/contracts/design';
import { Grid } from '../components/layout/index.js';
import { Figures, Part, Plate, plate, Specimen } from '../testing/specimen.js';
import { color, layer, radius, shadow, space, SPACES } from '../theme/index.js';

const Bar = styled.div`
  block-size: ${space(12)};
  max-inline-size: 100%;
  border-radius: ${radius.small};
  background: ${color.second};
`;

const Shape = styled.div`
  block-size: 6rem;
  margin-block-end: ${space(8)};
  background: ${color.surface};
  border: 1.5px solid ${color.control};
`;

const Floating = styled.div`
  block-size: 8rem;
  max-inline-size: 24rem;
  border-radius: ${radius.card};
  background: ${color.surface};
  box-shadow: ${shadow};
`;

const LAYOUTS: Readonly<Record<keyof typeof BREAKPOINTS_PX, string>> = {
  xs: 'One column, drawers, the menu behind a button',
  sm: 'Cards side by side, dialogs in the middle',
  md: 'Side columns: filters, the wizard’s steps, the whole navigation',
  lg: 'The full page column',
  xl: 'The same with more paper around it',
};
const isBreakpoint = (name: string): name is keyof typeof BREAKPOINTS_PX => name in BREAKPOINTS_PX;

const meta = { title: 'Foundations/Space and shape', tags: ['!autodocs'], parameters: plate } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Space: Story = {
  render: () => (
    <Plate title="Space" lead="Much paper, few boxes. Separate with space before lines, with lines before shadows.">
      <Part title="The 4-px grid" text="In rem, so that it grows with the reader’s font size.">
        <div>
          {SPACES.filter((step) => step > 0).map((step) => (
            <Specimen key={step}>
              <Figures>
                <b>{step}</b>
                {space(step)}
              </Figures>
              <Bar style={{ inlineSize: space(step) }} />
            </Specimen>
          ))}
        </div>
      </Part>
      <Part title="Widths">
        <div>
          {Object.entries(WIDTHS).map(([name, width]) => (
            <Specimen key={name}>
              <Figures>
                <b>{name}</b>
                {width}
              </Figures>
              <Bar style={{ inlineSize: width }} />
            </Specimen>
          ))}
        </div>
      </Part>
      <Part title="Breakpoints" text="From each width on. Choose one in the toolbar to see a story in it.">
        <div>
          {Object.keys(BREAKPOINTS_PX)
            .filter(isBreakpoint)
            .map((name) => (
              <Specimen key={name}>
                <Figures>
                  <b>{name}</b>
                  {BREAKPOINTS_PX[name]} px
                </Figures>
                <span>{LAYOUTS[name]}</span>
              </Specimen>
            ))}
        </div>
      </Part>
    </Plate>
  ),
};

export const Shapes: Story = {
  render: () => (
    <Plate title="Shape" lead="Pills for what is pressed or removed, 16 px for cards and dialogs, 10 px for fields.">
      <Part title="Radii">
        <Grid columns={4} gap={24}>
          {Object.entries(RADII).map(([name, value]) => (
            <div key={name}>
              <Shape style={{ borderRadius: value }} />
              <Figures>
                <b>{name}</b>
                {value}
              </Figures>
            </div>
          ))}
        </Grid>
      </Part>
      <Part
        title="The one shadow"
        text="For what floats above the page: dialogs, menus, toasts, and the one card a page is about."
      >
        <Floating />
      </Part>
      <Part title="Layers" text="What lies above what.">
        <div>
          {Object.entries(layer).map(([name, order]) => (
            <Specimen key={name}>
              <Figures>
                <b>{name}</b>
              </Figures>
              <span>{order}</span>
            </Specimen>
          ))}
        </div>
      </Part>
    </Plate>
  ),
};
