import type { Request } from 'express';
import { ValidationError } from 'yup';
import { type EndpointSchemas, NOTHING, type SyncSchema } from '@vela/contracts/endpoint-table';
import type { FieldProblem } from '@vela/contracts/problem';
import { AppError, fieldErrors, notFound } from '../errors/index.js';
import { plainJson } from './plain-json.js';

/** The checked parts of a request. Their types follow from the same schemas, see `HandlerCall`. */
export interface DecodedRequest {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
}

const problemsOf = (error: ValidationError): readonly FieldProblem[] => {
  const single = error.inner.length === 0 ? [error] : error.inner;
  return single.map(({ path, errors }) => ({ field: path ?? '', message: errors[0] ?? 'This is not valid.' }));
};

/** @returns the checked value, or what was wrong with it */
function check(
  schema: SyncSchema<unknown>,
  value: unknown,
  strict: boolean,
): { value: unknown } | readonly FieldProblem[] {
  try {
    return { value: schema.validateSync(value, { strict, abortEarly: false }) };
  } catch (error) {
    if (error instanceof ValidationError) return problemsOf(error);
    throw error;
  }
}

const isInvalid = (result: ReturnType<typeof check>): result is readonly FieldProblem[] => Array.isArray(result);

function decodeQuery(schema: SyncSchema<unknown>, given: Readonly<Record<string, unknown>>): unknown {
  // Casting turns texts into numbers but would silently drop what the schema does not know.
  const known = 'fields' in schema ? Object.keys(schema.fields ?? {}) : [];
  const unknown = Object.keys(given).find((key) => !known.includes(key));
  if (unknown !== undefined) throw new AppError(400, `Unknown query parameter: ${unknown.slice(0, 40)}`);
  const result = check(schema, { ...given }, false);
  if (isInvalid(result)) throw new AppError(400, result[0]?.message ?? 'The query is not valid.', { errors: result });
  return result.value;
}

function decodeParams(schema: SyncSchema<unknown>, given: unknown): unknown {
  const result = check(schema, given, true);
  // An address with an impossible id names nothing.
  if (isInvalid(result)) throw notFound();
  return result.value;
}

function decodeBody(schema: SyncSchema<unknown>, given: unknown): unknown {
  if (given === undefined) throw new AppError(400, 'The body is missing.');
  const result = check(schema, plainJson(given), true);
  if (isInvalid(result)) throw fieldErrors(result);
  return result.value;
}

/**
 * Checks params, query and body against the endpoint's schemas; unknown keys are refused everywhere.
 * @throws AppError 400 (query, body that is no plain JSON), 404 (params), 422 (fields of the body)
 */
export const decodeRequest = (schemas: EndpointSchemas, request: Request): DecodedRequest => ({
  params: decodeParams(schemas.params ?? NOTHING, request.params),
  query: decodeQuery(schemas.query ?? NOTHING, request.query),
  body: schemas.body === undefined ? undefined : decodeBody(schemas.body, request.body),
});
