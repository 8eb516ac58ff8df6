import styled from 'styled-components';
import { color, media, systemEdge } from '../../theme/index.js';

const Track = styled.svg`
  display: block;
  inline-size: 100%;
  block-size: 6px;
  border-radius: 3px;
  overflow: hidden;
  background: ${color.line};
  &:dir(rtl) {
    transform: scaleX(-1);
  }
  ${systemEdge}
  ${media.forcedColors} {
    background: ${color.surface};
  }
  rect {
    fill: ${color.second};
  }
  &[data-full='false'] rect {
    fill: ${color.bright};
  }
`;

/** The part of the possible points that was reached; a full bar has the second colour, one with a gap the accent. */
export function ReasonBar({ points, max }: { readonly points: number; readonly max: number }) {
  return (
    <Track aria-hidden="true" data-full={points >= max}>
      <rect width={`${max === 0 ? 0 : (100 * points) / max}%`} height={6} rx={3} />
    </Track>
  );
}
