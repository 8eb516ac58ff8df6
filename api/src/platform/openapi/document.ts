import { ENDPOINTS, type EndpointSchemas, type ServedEndpoint, type SyncSchema } from '@vela/contracts/endpoint-table';
import type { EndpointName } from '@vela/contracts/endpoints';
import { PROBLEM_CONTENT_TYPE } from '@vela/contracts/problem';
import { type JsonSchema, jsonSchemaOf } from './json-schema.js';

/** Statuses of errors that an endpoint may answer with, besides its own success. */
function errorStatusesOf({ access, rateLimit, method }: ServedEndpoint): readonly number[] {
  return [
    ...(method === 'GET' ? [400] : [400, 413, 415, 422]),
    ...(access === 'anonymous' ? [] : [401, 403]),
    404,
    ...(rateLimit === undefined ? [] : [429]),
    503,
  ];
}

const operationPath = (path: string): string => path.replace(/:(\w+)/g, '{$1}');

function parametersOf(schema: SyncSchema<object> | undefined, location: 'path' | 'query'): readonly object[] {
  const { properties = {}, required = [] } = schema === undefined ? {} : jsonSchemaOf(schema);
  return Object.entries(properties).map(([name, parameter]) => ({
    name,
    in: location,
    required: location === 'path' || required.includes(name),
    schema: parameter,
  }));
}

const problemResponse = { $ref: '#/components/responses/Problem' };

function operationOf(name: EndpointName) {
  const endpoint: ServedEndpoint = ENDPOINTS[name];
  const schemas: EndpointSchemas = ENDPOINTS[name];
  const success =
    schemas.response === null
      ? { description: 'Not JSON.' }
      : { description: 'Success.', content: { 'application/json': { schema: jsonSchemaOf(schemas.response) } } };
  return {
    operationId: name,
    summary: endpoint.summary,
    'x-access': endpoint.access,
    parameters: [...parametersOf(schemas.params, 'path'), ...parametersOf(schemas.query, 'query')],
    ...(schemas.body === undefined
      ? {}
      : { requestBody: { required: true, content: { 'application/json': { schema: jsonSchemaOf(schemas.body) } } } }),
    responses: {
      200: success,
      ...Object.fromEntries(errorStatusesOf(endpoint).map((status) => [status, problemResponse])),
    },
    ...(endpoint.access === 'anonymous' ? {} : { security: [{ session: [] }] }),
  };
}

const PROBLEM_SCHEMA: JsonSchema = {
  type: 'object',
  required: ['type', 'title', 'status', 'detail', 'message'],
  properties: {
    type: { type: 'string' },
    title: { type: 'string' },
    status: { type: 'integer' },
    detail: { type: 'string' },
    message: { type: 'string' },
    requestId: { type: 'string' },
    errors: {
      type: 'array',
      items: {
        type: 'object',
        required: ['field', 'message'],
        properties: { field: { type: 'string' }, message: { type: 'string' } },
      },
    },
  },
};

/**
 * The OpenAPI 3.1 description of the endpoint table.
 * @param cookieName name of the session's cookie
 */
export function openApiDocument({ version, cookieName }: { readonly version: string; readonly cookieName: string }) {
  const paths: Record<string, Record<string, object>> = {};
  const names = Object.keys(ENDPOINTS).filter((name): name is EndpointName => name in ENDPOINTS);
  for (const name of names) {
    const { path, method } = ENDPOINTS[name];
    const operations = (paths[operationPath(path)] ??= {});
    operations[method.toLowerCase()] = operationOf(name);
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Vela', version, description: 'Every call of the product. Errors are RFC 9457 problem documents.' },
    paths,
    components: {
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: cookieName } },
      schemas: { Problem: PROBLEM_SCHEMA },
      responses: {
        Problem: {
          description: 'An error that says what to do.',
          content: { [PROBLEM_CONTENT_TYPE]: { schema: { $ref: '#/components/schemas/Problem' } } },
        },
      },
    },
  };
}

export type OpenApiDocument = ReturnType<typeof openApiDocument>;
