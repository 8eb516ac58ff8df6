import type { Meta, StoryObj } from '@storybook/react-webpack5';
import styled from 'styled-components';
import { type ColorPair, SHAPE_PAIRS, TEXT_PAIRS } from '@vela/contracts/design';
import { Grid } from '../components/layout/index.js';
import { Figures, Part, Plate, plate } from '../testing/specimen.js';
import {
  type AudienceColors,
  color,
  contrastRatio,
  radius,
  type Scheme,
  schemeColors,
  space,
  useAudience,
} from '../theme/index.js';

const isRole = (name: string): name is keyof AudienceColors => name in color;
const ROLES = Object.keys(color).filter(isRole);

const Swatch = styled.div`
  block-size: 4.5rem;
  border-radius: ${radius.field};
  box-shadow: inset 0 0 0 1px ${color.line};
  margin-block-end: ${space(8)};
`;

const Sample = styled.div`
  display: grid;
  place-items: center;
  block-size: 4.5rem;
  border-radius: ${radius.field};
  box-shadow: inset 0 0 0 1px ${color.line};
  margin-block-end: ${space(8)};
  i {
    inline-size: 2.5rem;
    block-size: 1rem;
    border-radius: ${radius.pill};
  }
`;

interface OfScheme {
  readonly scheme: Scheme;
}

function Palette({ scheme }: OfScheme) {
  const colors = schemeColors[scheme][useAudience()];
  return (
    <Grid columns={4} gap={24}>
      {ROLES.map((role) => (
        <div key={role}>
          <Swatch style={{ background: colors[role] }} />
          <Figures>
            <b>{role}</b>
            {colors[role]}
          </Figures>
        </div>
      ))}
    </Grid>
  );
}

interface ContrastsProps extends OfScheme {
  readonly pairs: readonly ColorPair[];
  readonly shape: boolean;
}

function Contrasts({ scheme, pairs, shape }: ContrastsProps) {
  const colors = schemeColors[scheme][useAudience()];
  return (
    <Grid columns={4} gap={24}>
      {pairs.map(({ front, ground }) => (
        <div key={`${front} ${ground}`}>
          <Sample style={{ background: colors[ground], color: colors[front] }}>
            {shape ? <i style={{ background: colors[front] }} /> : 'Skills first'}
          </Sample>
          <Figures>
            <b>
              {front} on {ground}
            </b>
            {contrastRatio(colors[front], colors[ground]).toFixed(1)} : 1
          </Figures>
        </div>
      ))}
    </Grid>
  );
}

const meta = { title: 'Foundations/Colour', tags: ['!autodocs'], parameters: plate } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Roles: Story = {
  render: () => (
    <Plate
      title="Colour"
      lead="Roles, not hues: components name what a colour is for. Both audiences fill the same roles; choose one in the toolbar."
    >
      <Part
        title="Every role"
        text="One accent action a view. Success, warning, danger and info never speak alone: an icon and a word go with them."
      >
        <Palette scheme="light" />
      </Part>
      <Part
        title="The same in the dark"
        text="What floats is lighter than what it floats on; marks lose no brightness."
      >
        <Palette scheme="dark" />
      </Part>
    </Plate>
  ),
};

export const Contrast: Story = {
  render: () => (
    <Plate
      title="Contrast"
      lead="Computed from the tokens as WCAG 2.2 says. Every pair is held to its limit, in both audiences, in the light and in the dark."
    >
      <Part title="Words, 4.5 at least" text="A pair that is not listed is not used.">
        <Contrasts scheme="light" pairs={TEXT_PAIRS} shape={false} />
      </Part>
      <Part title="Words in the dark">
        <Contrasts scheme="dark" pairs={TEXT_PAIRS} shape={false} />
      </Part>
      <Part title="Shapes that say something, 3 at least" text="Outlines of controls, stars, rings, the focus ring.">
        <Contrasts scheme="light" pairs={SHAPE_PAIRS} shape />
      </Part>
      <Part title="Shapes in the dark">
        <Contrasts scheme="dark" pairs={SHAPE_PAIRS} shape />
      </Part>
    </Plate>
  ),
};
