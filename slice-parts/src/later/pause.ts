/** Milliseconds until what failed is asked for again by itself; the last one counts from there on. */
const PAUSES_MS = [5000, 10_000, 20_000, 40_000, 60_000];
/** Pages that failed at the same moment do not come back at the same moment. */
const SPREAD = 0.5;

/** Waits before what failed is asked for again. */
export interface Pause {
  /** Resolves once the time is over, or the network is back, or the wait was ended. */
  readonly over: Promise<void>;
  readonly end: () => void;
}

/** @param failures how often it failed, at least once */
export function pauseAfter(failures: number): Pause {
  const longest = PAUSES_MS[Math.min(failures, PAUSES_MS.length) - 1] ?? 0;
  let end = (): void => undefined;
  const over = new Promise<void>((resolve) => {
    end = () => {
      clearTimeout(timer);
      removeEventListener('online', end);
      resolve();
    };
    const timer = setTimeout(end, longest * (1 - SPREAD * Math.random()));
    addEventListener('online', end);
  });
  return { over, end };
}
