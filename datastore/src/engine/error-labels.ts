import type { CommandError } from '../values/errors.js';
import type { Document } from '../values/value.js';
import { fieldOf } from '../values/value.js';

/** Errors after which a driver repeats a retryable write (the specification's list). */
const retryable = new Set([6, 7, 89, 91, 189, 262, 9001, 10107, 11600, 11602, 13435, 13436]);

/** Errors of a commit after which the whole transaction may be tried again. */
const transientAtCommit = new Set([24, 39, 112, 225, 228, 246, 251, 267]);

/** Errors after which a driver resumes a change stream. */
const resumable = new Set([
  6, 7, 43, 63, 89, 91, 133, 150, 189, 234, 262, 9001, 10107, 11600, 11602, 13388, 13435, 13436,
]);

/** Errors that end a change stream for good. */
const notResumable = new Set([280, 286]);

/** Whether a write concern error lets a driver repeat the write. */
export function isRetryableCode(code: number): boolean {
  return retryable.has(code);
}

/**
 * The labels of an error's reply, by which drivers decide whether to try again: `TransientTransactionError`,
 * `RetryableWriteError`, `ResumableChangeStreamError`, `NonResumableChangeStreamError`.
 */
export function errorLabels(error: CommandError, name: string, command: Document): readonly string[] {
  if (error.labels !== undefined) return error.labels;
  const labels: string[] = [];
  const inTransaction = fieldOf(command, 'autocommit') === false;
  const ends = name === 'commitTransaction' || name === 'abortTransaction';
  if (inTransaction && name === 'commitTransaction' && transientAtCommit.has(error.code))
    labels.push('TransientTransactionError');
  if (
    inTransaction &&
    name !== 'commitTransaction' &&
    ([112, 246, 251].includes(error.code) || retryable.has(error.code))
  ) {
    labels.push('TransientTransactionError');
  }
  const numbered = fieldOf(command, 'txnNumber') !== undefined && !inTransaction;
  if ((numbered || ends) && retryable.has(error.code)) labels.push('RetryableWriteError');
  if ((name === 'getMore' || name === 'aggregate') && resumable.has(error.code))
    labels.push('ResumableChangeStreamError');
  if ((name === 'getMore' || name === 'aggregate') && notResumable.has(error.code))
    labels.push('NonResumableChangeStreamError');
  return labels;
}
