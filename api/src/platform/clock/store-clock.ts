/** How far a process' clock is set ahead, where somebody tries out what time brings. */
interface Ahead {
  readonly aheadMs: number;
}

/** @returns the store's time, as far ahead, in an expression: of what several machines share the clock of none decides */
export const storeNow = ({ aheadMs }: Ahead) => (aheadMs === 0 ? '$$NOW' : { $add: ['$$NOW', aheadMs] });

/** @returns the store's time so much later */
export const storeNowIn = ({ aheadMs }: Ahead, milliseconds: number) => ({ $add: ['$$NOW', aheadMs + milliseconds] });
