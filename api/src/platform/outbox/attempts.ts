const SECOND = 1000;

export const ATTEMPTS_MAX = 10;
/** An attempt of which nothing was heard for so long is taken for dead and made again. */
export const ATTEMPT_MS = 30_000;

/** Doubles from two seconds on. @returns milliseconds between an attempt that failed and the next */
export const pauseAfter = (attempts: number): number => 2 ** attempts * SECOND;
/** About a quarter of an hour. */
export const LONGEST_PAUSE_MS = pauseAfter(ATTEMPTS_MAX);
