import { LOGO_BYTES_MAX } from '@vela/contracts/constants';
import { t, texts } from '@vela/language';
import { AppError, storeUnavailable, tooManyAtOnce } from './app-error.js';
import { MongoError, MongoErrorLabel, MongoNetworkError, MongoServerSelectionError } from './mongo-errors.js';

/** @returns what was thrown, as an error */
export const toError = (thrown: unknown): Error => (thrown instanceof Error ? thrown : new Error(String(thrown)));

/** Errors of the body parser and the router, by their `type` or status: what to tell the caller. */
const REQUEST_ERRORS: Readonly<Record<string, string>> = texts({
  'entity.parse.failed': 'The body is not valid JSON.',
  'entity.too.large': 'The body is larger than 100 kB.',
  'encoding.unsupported': 'The body’s content encoding is not supported.',
  'charset.unsupported': 'The body’s character set is not supported, use UTF-8.',
  'request.aborted': 'The body ended too early.',
  'request.size.invalid': 'The body does not have the length that was announced.',
});

const logoTooLarge = (): string =>
  t('The picture is larger than {most, number} MB.', { most: LOGO_BYTES_MAX / 1_000_000 });

const numberAt = (error: object, key: string): number | null => {
  const value: unknown = Reflect.get(error, key);
  return typeof value === 'number' ? value : null;
};

function requestError(error: Error): AppError | null {
  const status = numberAt(error, 'status');
  if (status === null || status < 400 || status >= 500) return null;
  const type: unknown = Reflect.get(error, 'type');
  const detail = typeof type === 'string' ? REQUEST_ERRORS[type] : undefined;
  const limit = numberAt(error, 'limit');
  if (type === 'entity.too.large' && limit === LOGO_BYTES_MAX)
    return new AppError(status, logoTooLarge(), { cause: error });
  return new AppError(status, detail ?? t('The request is malformed.'), { cause: error });
}

/**
 * Server codes of a store that is going away or changing its primary (MongoDB's "retryable" state changes), or that came
 * back in the middle of an answer and knows nothing of its beginning (43).
 */
const STATE_CHANGE_CODES: ReadonlySet<number> = new Set([6, 7, 43, 89, 91, 189, 10107, 11600, 11602, 13435, 13436]);

/** What the system says of a line that broke; the driver hands it on as it is where a line ends just before a command. */
const BROKEN_LINE_CODES: ReadonlySet<unknown> = new Set([
  'EPIPE',
  'ECONNRESET',
  'ERR_STREAM_DESTROYED',
  'ERR_STREAM_WRITE_AFTER_END',
]);

/** @returns what the driver caught while it wrote several records, and hands on in an error of its own, without its kind; else the error */
function caughtIn(error: Error): Error {
  const caught: unknown = Reflect.get(error, 'errorResponse');
  return error instanceof MongoError && caught instanceof Error ? caught : error;
}

/** Whether the store could not be reached, or went away in the middle: worth trying again. */
export const isStoreUnavailable = (error: Error): boolean => isBroken(caughtIn(error));

const isBroken = (error: Error): boolean =>
  BROKEN_LINE_CODES.has(Reflect.get(error, 'code')) ||
  error instanceof MongoNetworkError ||
  error instanceof MongoServerSelectionError ||
  /^Mongo(ose)?(ServerSelection|NotConnected|TopologyClosed|PoolCleared|PoolClosed|WaitQueueTimeout|OperationTimeout|ClientClosed)/.test(
    error.name,
  ) ||
  (error instanceof MongoError && STATE_CHANGE_CODES.has(numberAt(error, 'code') ?? 0));

/** Whether a transaction met others until nobody waited any longer: nothing of it was done. */
const metOthers = (error: Error): boolean =>
  error instanceof MongoError && error.hasErrorLabel(MongoErrorLabel.TransientTransactionError);

/**
 * Turns whatever was thrown into the one error type.
 * @returns an `AppError`; status 500 for an error of our own, which keeps the original as its cause
 */
export function toAppError(thrown: unknown): AppError {
  if (thrown instanceof AppError) return thrown;
  if (!(thrown instanceof Error)) return new AppError(500, t('Something went wrong on our side.'), { cause: thrown });
  if (isStoreUnavailable(thrown)) return storeUnavailable(thrown);
  if (metOthers(thrown)) return tooManyAtOnce(thrown);
  return requestError(thrown) ?? new AppError(500, t('Something went wrong on our side.'), { cause: thrown });
}
