import type { AudienceColors } from './tokens.js';

/** What is drawn, and what it is drawn on. */
export interface ColorPair {
  readonly front: keyof AudienceColors;
  readonly ground: keyof AudienceColors;
}

const onEach = (fronts: readonly (keyof AudienceColors)[], grounds: readonly (keyof AudienceColors)[]): ColorPair[] =>
  grounds.flatMap((ground) => fronts.map((front) => ({ front, ground })));

/** Every pair in which words are written: 4.5 at least (WCAG 2.2, 1.4.3). A pair that is not here is not used. */
export const TEXT_PAIRS: readonly ColorPair[] = [
  ...onEach(
    ['ink', 'muted', 'accentText', 'success', 'warning', 'danger', 'info'],
    ['paper', 'surface', 'raised', 'tint'],
  ),
  ...onEach(['ink', 'muted', 'accentText'], ['secondSoft', 'successSoft', 'warningSoft', 'dangerSoft', 'infoSoft']),
  ...onEach(['onAccent'], ['accent', 'accentHover']),
  ...onEach(['onSecond'], ['second', 'secondHover']),
  { front: 'onBand', ground: 'band' },
  ...onEach(['ink', 'muted'], ['line']),
  { front: 'surface', ground: 'ink' },
  { front: 'success', ground: 'successSoft' },
  { front: 'warning', ground: 'warningSoft' },
  { front: 'danger', ground: 'dangerSoft' },
  { front: 'info', ground: 'infoSoft' },
];

/** Every pair in which a shape says something: 3 at least (WCAG 2.2, 1.4.11). */
export const SHAPE_PAIRS: readonly ColorPair[] = [
  ...onEach(['bright', 'control', 'second', 'focus'], ['paper', 'surface', 'raised']),
  ...onEach(['second', 'focus'], ['secondSoft', 'tint', 'line']),
  // On a band the focus ring is drawn in `onBand` (see `secondGround`).
  { front: 'onBand', ground: 'band' },
];
