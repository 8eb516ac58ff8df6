import { BREAKPOINTS_PX } from '@vela/contracts/constants';

export type Breakpoint = keyof typeof BREAKPOINTS_PX;

/**
 * Media queries by breakpoint, for use as `${media.from('md')} { … }`.
 * `from` holds at the breakpoint and above, `below` under it; the two never hold together.
 */
export const media = {
  from: (breakpoint: Breakpoint): string => `@media (min-width: ${BREAKPOINTS_PX[breakpoint]}px)`,
  below: (breakpoint: Breakpoint): string => `@media (max-width: ${BREAKPOINTS_PX[breakpoint] - 0.02}px)`,
  /** The reader has not asked for less motion. */
  motion: '@media (prefers-reduced-motion: no-preference)',
  /** The reader's system sets all colours. */
  forcedColors: '@media (forced-colors: active)',
  /** The device has a pointer that can hover. */
  hover: '@media (hover: hover)',
} as const;
