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

/**
 * Holds an answer against its schema, unknown keys included: a second fence behind the mappers, so that nothing about a
 * talent leaves by accident. Where that is only to be logged, it is done once the answer is on its way: a page of matches
 * takes longer to check than to make.
 * @throws Error if the answer does not fit and `mode` is `fail`
 */
export function checkResponse(
  name: EndpointName,
  schemas: EndpointSchemas,
  reply: unknown,
  { mode, log }: { readonly mode: ResponseCheck; readonly log: Pick<Log, 'error'> },
): void {
  const schema = schemas.response;
  if (mode === 'off' || schema === null || reply === ANSWERED) return;
  if (mode === 'log') {
    setImmediate(() => {
      const mismatch = mismatchOf(name, schema, reply);
      if (mismatch !== null) log.error({ err: mismatch, endpoint: name }, 'answer does not fit its schema');
    });
    return;
  }
  const mismatch = mismatchOf(name, schema, reply);
  if (mismatch !== null) throw mismatch;
}
