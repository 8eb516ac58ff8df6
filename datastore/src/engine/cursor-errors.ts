import { badValue, CommandError } from '../values/errors.js';

/** The error of a batch whose cursor somebody has closed meanwhile. */
export const cursorKilled = (): CommandError => new CommandError(237, 'the cursor was killed');

/** The error of a second question for the next batch of a cursor. */
export function cursorInUse(id: number): CommandError {
  return new CommandError(12051, `cursor id ${id} is already in use`);
}

/** The error of a time limit for what does not wait. */
export const noTimeLimit = (): CommandError =>
  badValue('cannot set maxTimeMS on getMore command for a non-awaitData cursor');
