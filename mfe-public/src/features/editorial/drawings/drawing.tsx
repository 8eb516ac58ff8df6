import styled from 'styled-components';
import { color, media } from '@vela/design-system/theme';

const WIDTH = 440;
const HEIGHT = 280;

/** A drawing beside a page's title, where there is room for it; decoration. Its size is known before it is drawn. */
export const Drawing = styled.svg.attrs({
  viewBox: `0 0 ${WIDTH} ${HEIGHT}`,
  width: WIDTH,
  height: HEIGHT,
  'aria-hidden': true,
  focusable: false,
})`
  display: none;
  inline-size: 100%;
  block-size: auto;
  aspect-ratio: ${WIDTH} / ${HEIGHT};
  /* A drawing reads from left to right in every language, as charts do. */
  direction: ltr;
  ${media.from('md')} {
    display: block;
  }
`;

/** A person without a name: the mark that stands for initials. */
export const Mark = ({ x, y, size }: { readonly x: number; readonly y: number; readonly size: number }) => (
  <g transform={`translate(${x} ${y}) scale(${size / 52})`}>
    <rect width={52} height={52} rx={16} fill={color.band} />
    <path d="M0 42 52 29v7a16 16 0 0 1-16 16H16A16 16 0 0 1 0 42Z" fill={color.bright} />
    <path d="M15 22h8M29 22h8" stroke={color.onBand} strokeWidth={4} strokeLinecap="round" />
  </g>
);

export interface RingProps {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  /** Part of the whole, 0 to 1. */
  readonly share: number;
  readonly width?: number;
}

/** A score's ring, begun at the top. */
export const Ring = ({ x, y, radius, share, width = 7 }: RingProps) => (
  <g fill="none" strokeWidth={width} transform={`rotate(-90 ${x} ${y})`}>
    <circle cx={x} cy={y} r={radius} stroke={color.line} />
    <circle
      cx={x}
      cy={y}
      r={radius}
      stroke={color.bright}
      strokeLinecap="round"
      pathLength={100}
      strokeDasharray={`${share * 100} 100`}
    />
  </g>
);

export interface BarProps {
  readonly x: number;
  readonly y: number;
  readonly length: number;
  readonly share: number;
}

/** A reason's bar; full ones are in the second colour. */
export const Bar = ({ x, y, length, share }: BarProps) => (
  <g strokeWidth={6} strokeLinecap="round">
    <path d={`M${x} ${y}h${length}`} stroke={color.line} />
    <path d={`M${x} ${y}h${length * share}`} stroke={share === 1 ? color.second : color.bright} />
  </g>
);
