import { expect, test } from '@jest/globals';
import * as endpoints from '../endpoints/table.js';
import type { ServedEndpoint } from './served-endpoint.js';
import { ENDPOINTS } from './table.js';

test('every endpoint that pages can call is served, and none besides', () => {
  expect(Object.keys(ENDPOINTS).sort()).toEqual(Object.keys(endpoints).sort());
  for (const [name, { method, path }] of Object.entries(ENDPOINTS))
    expect(endpoints[name as keyof typeof endpoints]).toMatchObject({ method, path });
});

test('every endpoint has an address of its own, and schemas for what it is passed', () => {
  const addresses = Object.values(ENDPOINTS).map(({ method, path }) => `${method} ${path}`);
  expect(new Set(addresses).size).toBe(addresses.length);
  for (const endpoint of Object.values<ServedEndpoint>(ENDPOINTS)) {
    expect('params' in endpoint).toBe(endpoint.path.includes('/:'));
    expect('body' in endpoint).toBe(
      endpoint.method === 'POST' &&
        endpoint.rawBody !== true &&
        endpoint.pictureBody !== true &&
        endpoint.bodyless !== true,
    );
    expect(endpoint.path).toMatch(/^\/api\/[\w/:-]+$/);
  }
});
