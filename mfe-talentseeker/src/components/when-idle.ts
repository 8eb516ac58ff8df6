/** Idle time comes at once or, where a page is busy for long, after so many milliseconds. */
const PATIENCE_MS = 200;

/**
 * Does work when the browser has nothing else to do.
 * @returns calls it off
 */
export function whenIdle(work: () => void): () => void {
  // Safari has no idle callbacks.
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(work);
    return () => clearTimeout(timer);
  }
  const idle = requestIdleCallback(work, { timeout: PATIENCE_MS });
  return () => cancelIdleCallback(idle);
}
