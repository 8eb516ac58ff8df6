/** Who waits, in the order in which they asked. */
const waiting: (() => void)[] = [];

function next(): void {
  if (waiting.length > 1) setImmediate(next);
  waiting.shift()?.();
}

/**
 * Waits for a turn of the event loop that nobody else computes in: what is ready at once (many callers ask, the store answers
 * all of them) would else be computed in one piece, and everybody else wait for all of it. To be asked before what takes
 * milliseconds.
 */
export async function ownTurn(): Promise<void> {
  await new Promise<void>((resolve) => {
    waiting.push(resolve);
    if (waiting.length === 1) setImmediate(next);
  });
}
