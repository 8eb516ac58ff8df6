import type { EndpointName, EndpointSchemas } from '@vela/contracts/endpoints';
import { ValidationError } from 'yup';
import type { ResponseCheck } from '../../config/index.js';
import type { Log } from '../observability/index.js';
import { ReadyBytes, Redirect } from './reply.js';

/**
 * Holds an answer against its schema, unknown keys included: a second fence behind the mappers, so that nothing about a
 * talent leaves by accident.
 * @throws Error if the answer does not fit and `mode` is `fail`
 */
export function checkResponse(
  name: EndpointName,
  schemas: EndpointSchemas,
  reply: unknown,
  { mode, log }: { readonly mode: ResponseCheck; readonly log: Log },
): void {
  if (mode === 'off' || schemas.response === null || reply instanceof Redirect) return;
  const answer: unknown = reply instanceof ReadyBytes ? JSON.parse(reply.body.toString()) : reply;
  try {
    schemas.response.validateSync(answer, { strict: true, abortEarly: false });
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const fault = new Error(`The answer of ${name} does not fit its schema: ${error.errors.join(' ')}`);
    if (mode === 'fail') throw fault;
    log.error({ err: fault, endpoint: name }, 'answer does not fit its schema');
  }
}
