import styled from 'styled-components';
import { color } from '@vela/design-system/theme';

const Drawing = styled.svg.attrs({ viewBox: '0 0 72 56', 'aria-hidden': true, focusable: false })`
  inline-size: 4.5rem;
  block-size: 3.5rem;
`;

/** A profile without a name. */
export const ProfileDrawing = () => (
  <Drawing>
    <rect x="2" y="10" width="46" height="36" rx="10" fill={color.secondSoft} />
    <circle cx="18" cy="28" r="7" fill={color.second} />
    <path d="M32 24h10M32 33h6" stroke={color.second} strokeWidth={4} strokeLinecap="round" />
  </Drawing>
);

/** A score's ring. */
export const ScoreDrawing = () => (
  <Drawing>
    <circle cx="28" cy="28" r="20" fill="none" stroke={color.line} strokeWidth={8} />
    <path d="M28 8a20 20 0 1 1-18.5 27.5" fill="none" stroke={color.bright} strokeWidth={8} strokeLinecap="round" />
  </Drawing>
);

/** The sail, set. */
export const SailDrawing = () => (
  <Drawing>
    <path d="M6 40C18 34 26 22 30 6v34Z" fill={color.second} />
    <path d="M36 14c2 10 10 20 22 26H36Z" fill={color.bright} />
    <path d="M6 48h54" stroke={color.ink} strokeWidth={4} strokeLinecap="round" />
  </Drawing>
);
