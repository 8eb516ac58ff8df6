import type { FieldProblem } from '@vela/contracts/problem';
import { t, texts } from '@vela/language';

const TITLES: Readonly<Record<number, string>> = texts({
  400: 'Bad request',
  401: 'Not signed in',
  402: 'Payment required',
  403: 'Not allowed',
  404: 'Not found',
  405: 'Method not allowed',
  409: 'Conflict',
  413: 'Too large',
  415: 'Unsupported content type',
  422: 'Check your input',
  429: 'Too many requests',
  500: 'Internal error',
  502: 'A service did not answer as expected',
  503: 'Temporarily unavailable',
});

interface Details {
  readonly errors?: readonly FieldProblem[];
  /** Response headers that belong to the error, such as Retry-After. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Names the kind of problem for a program; a plain one by its status where absent. */
  readonly type?: string;
  readonly cause?: unknown;
}

/** The one error that the API answers with; anything else thrown is an internal error. */
export class AppError extends Error {
  readonly status: number;
  readonly title: string;
  readonly errors: readonly FieldProblem[];
  readonly headers: Readonly<Record<string, string>>;
  readonly type: string;

  /**
   * @param status HTTP status
   * @param detail a sentence for the person who made the call: what is wrong and what to do
   */
  constructor(
    status: number,
    detail: string,
    { errors = [], headers = {}, type = 'about:blank', cause }: Details = {},
  ) {
    super(detail, cause === undefined ? undefined : { cause });
    this.name = 'AppError';
    this.status = status;
    this.title = TITLES[status] ?? t('Error');
    this.errors = errors;
    this.headers = headers;
    this.type = type;
  }
}

export const notFound = (detail = t('There is nothing here.')): AppError => new AppError(404, detail);

/** @param message shown beside the field; also the sentence of the whole error */
export const fieldError = (field: string, message: string): AppError =>
  new AppError(422, message, { errors: [{ field, message }] });

/** @param errors at least one */
export const fieldErrors = (errors: readonly FieldProblem[]): AppError =>
  new AppError(422, errors[0]?.message ?? t('Check your input.'), { errors });

const RETRY_AFTER_SECONDS = '2';

export const storeUnavailable = (cause?: unknown): AppError =>
  new AppError(503, t('We cannot reach our records right now. Please try again in a moment.'), {
    headers: { 'retry-after': RETRY_AFTER_SECONDS },
    cause,
  });

/** Others changed the same records until nobody waited any longer; nothing of what was asked is done. */
export const tooManyAtOnce = (cause?: unknown): AppError =>
  new AppError(503, t('Too many are changing this at once. Nothing was done. Please try again in a moment.'), {
    headers: { 'retry-after': RETRY_AFTER_SECONDS },
    cause,
  });

/** Others wait too long already; nothing of what was asked is done. */
export const tooMuchToDo = (): AppError =>
  new AppError(
    503,
    t('More people are here than we can answer right now. Nothing was done. Please try again in a moment.'),
    {
      headers: { 'retry-after': RETRY_AFTER_SECONDS },
    },
  );

/** The instance has just started and cannot answer this kind of question yet. */
export const stillStarting = (): AppError =>
  new AppError(503, t('We are just starting and still getting the matches ready. Please try again in a moment.'), {
    headers: { 'retry-after': RETRY_AFTER_SECONDS },
  });
