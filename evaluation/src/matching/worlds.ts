import { measure, type Measured } from './measures.js';
import { VARIANTS } from './variants.js';
import { BLANK_SHARE, simulateMarket, STUFFED_SHARE } from './world.js';

/** How the scores do in a world, by what its people say of themselves. */
export interface OfWorld {
  /** Share of the talents who leave blank what fits few roles. */
  readonly blankShare: number;
  /** Share of the talents who claim what they cannot do. */
  readonly stuffedShare: number;
  readonly measured: readonly Measured[];
}

interface CompareOptions {
  readonly variants?: typeof VARIANTS;
  /** Told what is measured next: each takes its time. */
  readonly tell?: (line: string) => void;
}

/**
 * Measures variants where everybody states the truth, then where some leave blanks, then where some contradict themselves too.
 * @param size `stuffedShare` is that of the last world
 */
export function compareInWorlds(
  seed: number,
  { stuffedShare = STUFFED_SHARE, ...size }: Parameters<typeof simulateMarket>[1],
  { variants = VARIANTS, tell = () => undefined }: CompareOptions = {},
): readonly OfWorld[] {
  const worlds = [
    { blankShare: 0, stuffedShare: 0 },
    { blankShare: BLANK_SHARE, stuffedShare: 0 },
    { blankShare: BLANK_SHARE, stuffedShare },
  ];
  return worlds.map((shares, index) => {
    tell(`Scores on simulated market ${index + 1} of ${worlds.length} …`);
    return { ...shares, measured: measure(simulateMarket(seed, { ...size, ...shares }), variants, seed) };
  });
}
