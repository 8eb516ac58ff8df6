import { ENDPOINTS, type EndpointSchemas, type ServedEndpoint } from '@vela/contracts/endpoint-table';
import type { EndpointName } from '@vela/contracts/endpoints';
import { plainJson } from '../../../src/platform/endpoints/plain-json.js';
import type { Chance } from '../../support/chance.js';
import type { ExampleCalls } from '../../support/example-calls.js';

/** A call whose body is not as the endpoint wants it. */
export interface MalformedCall {
  readonly name: EndpointName;
  readonly body: string | Uint8Array<ArrayBuffer>;
  readonly headers: Readonly<Record<string, string>>;
}

const JSON_HEADERS = { 'content-type': 'application/json' };
const DEPTH = 10_000;
const TOO_LARGE = 110_000;
/** The webhook wants a signature over any body; a call without a schema does not look at its body. */
const names = (Object.keys(ENDPOINTS) as EndpointName[]).filter((name) => {
  const { method, rawBody }: ServedEndpoint = ENDPOINTS[name];
  const { body }: EndpointSchemas = ENDPOINTS[name];
  return method !== 'GET' && (body !== undefined || rawBody === true);
});

const ODD_VALUES: readonly unknown[] = [
  null,
  true,
  false,
  0,
  -1,
  0.1,
  1e308,
  2 ** 53,
  '',
  ' ',
  '0',
  'x'.repeat(3000),
  '\u0000',
  '\ud800',
  '😀',
  '{"$ne":1}',
  '1970-01-01',
  'NaN',
  [],
  {},
  [[]],
  [null],
  { $gt: '' },
  { a: { b: {} } },
  ['a', 1, {}],
];
const ODD_KEYS = [
  '__proto__',
  'constructor',
  'prototype',
  '$where',
  '$set',
  'a.b',
  '',
  'id',
  '_id',
  'role',
  'toString',
  '\u0000',
  'length',
];
const ODD_HEADERS: readonly Readonly<Record<string, string>>[] = [
  { 'content-type': 'text/plain' },
  { 'content-type': 'application/json; charset=iso-8859-1' },
  { 'content-type': 'multipart/form-data; boundary=x' },
  { ...JSON_HEADERS, 'content-encoding': 'gzip' },
  { ...JSON_HEADERS, 'content-encoding': 'compress' },
];

/** JSON text in which a key may be given that JavaScript would take for a prototype. */
const withKey = (text: string, key: string, value: unknown): string =>
  text.startsWith('{')
    ? text.replace('{', `{${JSON.stringify(key)}:${JSON.stringify(value)}${text === '{}' ? '' : ','}`)
    : text;

/** Somewhere in the body something else. */
function changed(body: unknown, chance: Chance): unknown {
  if (typeof body !== 'object' || body === null || chance.next() < 0.15) return chance.oneOf(ODD_VALUES);
  if (Array.isArray(body))
    return body.length === 0
      ? [chance.oneOf(ODD_VALUES)]
      : body.map((entry, index) => (index === 0 ? changed(entry, chance) : entry));
  const entries = Object.entries(body);
  if (entries.length === 0) return { [chance.oneOf(ODD_KEYS)]: chance.oneOf(ODD_VALUES) };
  const at = chance.below(entries.length);
  // Now and then a key is left out.
  return Object.fromEntries(
    entries.flatMap(([key, value], index) =>
      index !== at ? [[key, value]] : chance.next() < 0.2 ? [] : [[key, changed(value, chance)]],
    ),
  );
}

function textOf(good: string, chance: Chance): string {
  const way = chance.below(100);
  if (way < 55) return JSON.stringify(changed(JSON.parse(good), chance));
  if (way < 70) return withKey(good, chance.oneOf(ODD_KEYS), chance.oneOf(ODD_VALUES));
  if (way < 85) return good.slice(0, chance.below(good.length));
  if (way < 95) return JSON.stringify(chance.oneOf(ODD_VALUES));
  if (way < 97) return `${'{"a":'.repeat(DEPTH)}1${'}'.repeat(DEPTH)}`;
  if (way < 99) return withKey(good, 'text', []).replace('[]', `${'['.repeat(DEPTH)}${']'.repeat(DEPTH)}`);
  return withKey(good, 'text', 'x'.repeat(TOO_LARGE));
}

/** Whether the endpoint would take it after all. */
function isGood(name: EndpointName, text: string): boolean {
  const { body }: EndpointSchemas = ENDPOINTS[name];
  try {
    if (text.length > TOO_LARGE) return false;
    // An empty body is an empty form.
    body?.validateSync(plainJson(JSON.parse(text === '' ? '{}' : text)), { strict: true });
    return body !== undefined;
  } catch {
    return false;
  }
}

/** @returns a call that no endpoint may take: broken, of the wrong kind, too deep, too large, or not what its schema says */
export function malformedCall(chance: Chance, examples: ExampleCalls): MalformedCall {
  for (;;) {
    const name = chance.oneOf(names);
    const { body } = (examples[name] ?? {}) as { readonly body?: unknown };
    const good = JSON.stringify(body ?? {});
    if (chance.next() < 0.05) return { name, body: good, headers: chance.oneOf(ODD_HEADERS) };
    if (chance.next() < 0.05)
      return {
        name,
        body: Uint8Array.from({ length: 1 + chance.below(200) }, () => 128 + chance.below(128)),
        headers: JSON_HEADERS,
      };
    const text = textOf(good, chance);
    if (!isGood(name, text)) return { name, body: text, headers: JSON_HEADERS };
  }
}
