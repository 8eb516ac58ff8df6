import { ValidationError } from 'yup';
import type { EndpointSchemas } from '@vela/contracts/endpoint-table';
import type { EndpointName } from '@vela/contracts/endpoints';
import type { ResponseCheck } from '../../config/index.js';
import type { Log } from '../observability/index.js';
import { ANSWERED, ReadyBytes } from './reply.js';

const placesIn = (error: ValidationError): string =>
  (error.inner.length === 0 ? [error] : error.inner)
    .map(({ path, errors }) => `${path ?? ''}: ${errors.join(' ')}`)
    .join(' ');

/** @returns what is wrong with an answer, or null; the answer itself is not part of it */
function mismatchOf(
  name: EndpointName,
  schema: NonNullable<EndpointSchemas['response']>,
  reply: unknown,
): Error | null {
  try {
    const answer: unknown = reply instanceof ReadyBytes ? JSON.parse(reply.body.toString()) : reply;
    schema.validateSync(answer, { strict: true, abortEarly: false });
    return null;
  } catch (error) {
    const why = error instanceof ValidationError ? placesIn(error) : String(error);
    return new Error(`The answer of ${name} does not fit its schema: ${why}`);
  }
}

/** Milliseconds until an answer is looked at that is only to be logged, and between two of them. */
const LOOK_EVERY_MS = 250;

/**
 * Holds answers against their schemas, unknown keys included: a second fence behind the mappers, so that nothing about a
 * talent leaves by accident. A page of matches takes longer to check than to make, and the pages of a moment begin with several calls each: where a
 * mismatch is only to be logged, answers are looked at one by one, after the moment, and of those of one endpoint the last.
 */
export class ResponseChecks {
  readonly #mode: ResponseCheck;
  readonly #log: Pick<Log, 'error'>;
  readonly #waiting = new Map<EndpointName, () => Error | null>();

  constructor(mode: ResponseCheck, log: Pick<Log, 'error'>) {
    this.#mode = mode;
    this.#log = log;
  }

  /** @throws Error if the answer does not fit and the mode is `fail` */
  check(name: EndpointName, { response: schema }: EndpointSchemas, reply: unknown): void {
    if (this.#mode === 'off' || schema === null || reply === ANSWERED) return;
    const look = (): Error | null => mismatchOf(name, schema, reply);
    if (this.#mode === 'fail') {
      const mismatch = look();
      if (mismatch !== null) throw mismatch;
      return;
    }
    if (this.#waiting.size === 0) this.#lookLater();
    this.#waiting.set(name, look);
  }

  /** A process that ends does not wait for it. */
  #lookLater(): void {
    setTimeout(() => this.#lookAtOne(), LOOK_EVERY_MS).unref();
  }

  #lookAtOne(): void {
    const [next] = this.#waiting;
    if (next === undefined) return;
    const [name, look] = next;
    this.#waiting.delete(name);
    const mismatch = look();
    if (mismatch !== null) this.#log.error({ err: mismatch, endpoint: name }, 'answer does not fit its schema');
    if (this.#waiting.size > 0) this.#lookLater();
  }
}
