import styled from 'styled-components';
import { color } from '../../theme/index.js';
import { strokedPaths } from '../icon/paths.js';

const Shape = styled.svg`
  flex: none;
  inline-size: 1.75rem;
  block-size: 1.75rem;
  [data-size='small'] > & {
    inline-size: 1.125rem;
    block-size: 1.125rem;
  }
  path {
    stroke: ${color.bright};
    stroke-width: 1.5;
    stroke-linejoin: round;
    fill: none;
  }
  path + path {
    fill: ${color.bright};
    stroke: none;
  }
  &:dir(rtl) {
    transform: scaleX(-1);
  }
`;

/** The left half of the star's outline. */
const HALF = 'M12 3.5 9.4 8.900l-5.9.8 4.3 4.1-1 5.900L12 16.900z';

export type StarFill = 'empty' | 'half' | 'full';

/** @returns how much of the star at a place (0 is the first) a value fills */
export function starFill(value: number, place: number): StarFill {
  if (value >= place + 1) return 'full';
  return value >= place + 0.5 ? 'half' : 'empty';
}

/** One star of a rating. */
export function Star({ fill }: { readonly fill: StarFill }) {
  return (
    <Shape viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={strokedPaths.star} />
      {fill !== 'empty' && <path d={fill === 'full' ? strokedPaths.star : HALF} />}
    </Shape>
  );
}
