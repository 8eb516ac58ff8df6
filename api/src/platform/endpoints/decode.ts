import type { Request } from 'express';
import { ValidationError } from 'yup';
import { type EndpointSchemas, NOTHING, type SyncSchema } from '@vela/contracts/endpoint-table';
import type { FieldProblem } from '@vela/contracts/problem';
import { t } from '@vela/language';
import { AppError, fieldErrors, notFound } from '../errors/index.js';
import { asListed } from './as-listed.js';
import { plainJson } from './plain-json.js';

/** The checked parts of a request. Their types follow from the same schemas, see `HandlerCall`. */
export interface DecodedRequest {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
}

/** More than any form has fields that could be wrong. */
const PROBLEMS_MAX = 50;

const problemsOf = (error: ValidationError): readonly FieldProblem[] => {
  const single = error.inner.length === 0 ? [error] : error.inner;
  return single
    .slice(0, PROBLEMS_MAX)
    .map(({ path, errors }) => ({ field: path ?? '', message: errors[0] ?? t('This is not valid.') }));
};

/** @returns the value as the schema has it @throws ValidationError with the first problem, or with all of them */
const validated = (schema: SyncSchema<unknown>, value: unknown, strict: boolean, abortEarly: boolean): unknown =>
  schema.validateSync(value, { strict, abortEarly });

/** Larger values than any form sends are told the first problem only: thousands would take long to find. */
const FORM_MAX = 2000;

/** @returns how many values a value consists of, or `FORM_MAX` where there are more */
function sizeOf(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 1;
  let size = 1;
  for (const part of Object.values(value)) {
    size += sizeOf(part);
    if (size >= FORM_MAX) return FORM_MAX;
  }
  return size;
}

/** @returns the checked value, or what was wrong with it */
function check(
  schema: SyncSchema<unknown>,
  value: unknown,
  strict: boolean,
): { value: unknown } | readonly FieldProblem[] {
  try {
    return { value: validated(schema, value, strict, sizeOf(value) >= FORM_MAX) };
  } catch (error) {
    if (error instanceof ValidationError) return problemsOf(error);
    throw error;
  }
}

const isInvalid = (result: ReturnType<typeof check>): result is readonly FieldProblem[] => Array.isArray(result);

/** Query parameters by name, with whether they may come more than once; a schema of a query is always an object. */
const parametersOf = (schema: SyncSchema<unknown>): ReadonlyMap<string, boolean> => {
  const fields = 'fields' in schema ? Object.entries(schema.fields ?? {}) : [];
  return new Map(fields.map(([name, field]) => [name, isList(field)]));
};
const isList = (field: unknown): boolean =>
  typeof field === 'object' && field !== null && 'type' in field && field.type === 'array';

function decodeQuery(schema: SyncSchema<unknown>, given: Readonly<Record<string, unknown>>): unknown {
  // Casting turns texts into numbers but would silently drop what the schema does not know.
  const parameters = parametersOf(schema);
  for (const [name, value] of Object.entries(given)) {
    const severalAllowed = parameters.get(name);
    const shown = name.slice(0, 40);
    if (severalAllowed === undefined) throw new AppError(400, t('Unknown query parameter: {shown}', { shown }));
    if (!severalAllowed && typeof value !== 'string')
      throw new AppError(400, t('Give the parameter {shown} once.', { shown }));
  }
  const result = check(schema, plainJson(given), false);
  if (isInvalid(result))
    throw new AppError(400, result[0]?.message ?? t('The query is not valid.'), { errors: result });
  return result.value;
}

function decodeParams(schema: SyncSchema<unknown>, given: unknown): unknown {
  const result = check(schema, given, true);
  // An address with an impossible id names nothing.
  if (isInvalid(result)) throw notFound();
  return result.value;
}

function decodeBody(schema: SyncSchema<unknown>, given: unknown): unknown {
  if (given === undefined) throw new AppError(400, t('The body is missing.'));
  const result = check(schema, asListed(schema, plainJson(given)), true);
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
