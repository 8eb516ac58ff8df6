/** How far a process' clock is set ahead, where somebody tries out what time brings. */
interface Ahead {
  readonly aheadMs: number;
}

/** @returns the store's time, as far ahead, in an expression: of what several machines share the clock of none decides */
export const storeNow = ({ aheadMs }: Ahead) => (aheadMs === 0 ? '$$NOW' : { $add: ['$$NOW', aheadMs] });

/** @returns the store's time so much later */
export const storeNowIn = ({ aheadMs }: Ahead, milliseconds: number) => ({ $add: ['$$NOW', aheadMs + milliseconds] });

/**
 * @param longestMs how far ahead such a moment is set at most
 * @returns whether a moment is over, in an expression. One that lies further ahead was set before the store's clock went back: to wait
 * for it would be to wait for as long as that clock was ahead
 */
export const storeIsPast = (ahead: Ahead, moment: string | object, longestMs: number) => ({
  $or: [{ $lte: [moment, storeNow(ahead)] }, { $gt: [moment, storeNowIn(ahead, longestMs)] }],
});
