import type { EndpointName } from './calls.js';
import type { Endpoint } from './endpoint.js';
import * as table from './table.js';

const isName = (name: string): name is EndpointName => name in table;

/**
 * For servers and tests: it carries the whole table.
 * @throws Error if the endpoint is not in the table
 */
export function nameOf({ method, path }: Endpoint): EndpointName {
  const found = Object.entries(table).find(([, endpoint]) => endpoint.method === method && endpoint.path === path);
  if (found === undefined || !isName(found[0])) throw new Error(`There is no endpoint ${method} ${path}.`);
  return found[0];
}
