/** Of React's scheduler, which has no types for it. */
declare module 'scheduler' {
  /** @param framesPerSecond how often work is interrupted; 0 as the scheduler has it, every 5 ms */
  export function unstable_forceFrameRate(framesPerSecond: number): void;
}
