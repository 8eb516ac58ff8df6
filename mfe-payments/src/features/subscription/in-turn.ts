let last: Promise<unknown> = Promise.resolve();

/**
 * Does one thing after the other. Of two payments that are prepared at once, as by who changes packs quickly, the server would take the
 * one that it ends with for the one that is meant.
 * @param isWanted asked when its turn comes
 * @throws whatever the work throws, and an `AbortError` for what is not wanted any more by then
 */
export function inTurn<Result>(isWanted: () => boolean, work: () => Promise<Result>): Promise<Result> {
  const mine = last.then(() => {
    if (!isWanted()) throw new DOMException('Nobody waits for it any more.', 'AbortError');
    return work();
  });
  last = mine.catch(() => undefined);
  return mine;
}
