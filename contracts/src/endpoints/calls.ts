import type { Endpoint } from './endpoint.js';
import type * as table from './table.js';

type Table = typeof table;

export type EndpointName = keyof Table;

/** What a caller of each endpoint passes and gets, by the endpoint's name. */
export type Calls = { readonly [Name in EndpointName]: Table[Name] extends Endpoint<infer C> ? C : never };
