import { badValue, CommandError } from '../values/errors.js';

/** The error of a batch whose cursor somebody has closed meanwhile. */
export const cursorKilled = (): CommandError => new CommandError(237, 'the cursor was killed');

/** The error of a second question for the next batch of a cursor. */
export function cursorInUse(id: number): CommandError {
  return new CommandError(12051, `cursor id ${id} is already in use`);
}

/**
 * That a cursor is asked in the session it was opened in.
 *
 * @param owner the session it was opened in
 * @param asking the session the next batch is asked for in
 * @throws CommandError 50736, 50737 or 50738
 */
export function requireSession(id: number, owner: string | undefined, asking: string | undefined): void {
  if (owner === asking) return;
  const refused = `Cannot run getMore on cursor ${id}, which was `;
  if (asking === undefined)
    throw new CommandError(50736, `${refused}created in session ${String(owner)}, without an lsid`);
  if (owner === undefined) throw new CommandError(50737, `${refused}not created in a session, in session ${asking}`);
  throw new CommandError(50738, `${refused}created in session ${owner}, in session ${asking}`);
}

/** That a cursor is asked under the name it was opened with. @throws CommandError 13 */
export function requireNamespace(owner: string, asking: string): void {
  if (owner !== asking)
    throw new CommandError(
      13,
      `Requested getMore on namespace '${asking}', but cursor belongs to a different namespace ${owner}`,
    );
}

/** The error of a time limit for what does not wait. */
export const noTimeLimit = (): CommandError =>
  badValue('cannot set maxTimeMS on getMore command for a non-awaitData cursor');
