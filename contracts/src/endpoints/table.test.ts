import { expect, test } from '@jest/globals';
import type { InferType } from 'yup';
import type { connectionInputSchema, openRoleWithMatchesSchema, sessionUserSchema } from '../schemas/index.js';
import type { Endpoint } from './endpoint.js';
import { ENDPOINT_SCHEMAS } from './schemas.js';
import { ENDPOINTS } from './table.js';
import type { Calls } from './types.js';

type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : never) : never;

test('what callers get is what the schemas say', () => {
  const held: [
    Same<Calls['getMe']['response'], InferType<typeof sessionUserSchema> | null>,
    Same<Calls['createConnection']['body'], InferType<typeof connectionInputSchema>>,
    Same<Calls['getOpenRole']['response'], InferType<typeof openRoleWithMatchesSchema>>,
  ] = [true, true, true];
  expect(held).toHaveLength(3);
});

test('every endpoint has schemas, a path of its own, and schemas for its parameters', () => {
  const addresses = Object.values(ENDPOINTS).map(({ method, path }) => `${method} ${path}`);
  expect(new Set(addresses).size).toBe(addresses.length);
  for (const [name, endpoint] of Object.entries<Endpoint>(ENDPOINTS)) {
    const schemas = ENDPOINT_SCHEMAS[name as keyof typeof ENDPOINTS];
    expect('params' in schemas).toBe(endpoint.path.includes('/:'));
    expect('body' in schemas).toBe(
      endpoint.method === 'POST' && endpoint.rawBody !== true && endpoint.bodyless !== true,
    );
    expect(endpoint.path).toMatch(/^\/api\/[\w/:-]+$/);
  }
});
