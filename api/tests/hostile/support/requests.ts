import { ENDPOINTS, type ServedEndpoint } from '@vela/contracts/endpoint-table';
import type { ExampleCalls } from '../../support/example-calls.js';
import type { Field } from './fields.js';

/** A request as it goes over the wire. */
export interface HostileRequest {
  readonly path: string;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array<ArrayBuffer>;
}

/** Stands in a body where the hostile JSON text goes. */
const HERE = '@@here@@';

const JSON_HEADERS = { 'content-type': 'application/json' };

type Parts = {
  readonly params?: Record<string, string>;
  readonly query?: Record<string, unknown>;
  readonly body?: unknown;
};

/** @returns the value with what stands at the path put there, lists and objects on the way made where they are missing */
function putAt(value: unknown, path: readonly string[], put: unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return put;
  if (key === '0') {
    const list: unknown[] = Array.isArray(value) ? value : [];
    return [putAt(list[0], rest, put), ...list.slice(1)];
  }
  const object: Readonly<Record<string, unknown>> = typeof value === 'object' && value !== null ? { ...value } : {};
  return { ...object, [key]: putAt(object[key], rest, put) };
}

const queryText = (query: Readonly<Record<string, unknown>>): string =>
  new URLSearchParams(
    Object.entries(query).flatMap(([key, value]) => [value].flat().map((one): [string, string] => [key, String(one)])),
  ).toString();

const pathText = (path: string, params: Readonly<Record<string, string>>): string =>
  Object.entries(params).reduce((text, [key, value]) => text.replace(`:${key}`, value), path);

const exampleOf = (field: Pick<Field, 'name'>, examples: ExampleCalls): Parts => examples[field.name] ?? {};

/** @returns the endpoint's good call with one place of its body changed to a JSON text */
export function withBodyValue(field: Field, jsonText: string, examples: ExampleCalls): HostileRequest {
  const { params = {}, query = {}, body = {} } = exampleOf(field, examples);
  const { path, method }: ServedEndpoint = ENDPOINTS[field.name];
  const text = JSON.stringify(putAt(body, field.path, HERE)).replace(`"${HERE}"`, () => jsonText);
  return { path: `${pathText(path, params)}?${queryText(query)}`, method, headers: JSON_HEADERS, body: text };
}

/**
 * @param written what stands in the address for the field, already encoded or not at all
 * @returns the endpoint's good call with one parameter of its address changed
 */
export function withAddressValue(field: Field, written: string, examples: ExampleCalls): HostileRequest {
  const { params = {}, query = {}, body } = exampleOf(field, examples);
  const { path, method }: ServedEndpoint = ENDPOINTS[field.name];
  const [key = ''] = field.path;
  const others = queryText(Object.fromEntries(Object.entries(query).filter(([name]) => name !== key)));
  const address =
    field.part === 'params'
      ? `${pathText(path, { ...params, [key]: written })}?${queryText(query)}`
      : `${pathText(path, params)}?${others}&${written.includes('=') ? written : `${key}=${written}`}`;
  return {
    path: address,
    method,
    headers: body === undefined ? {} : JSON_HEADERS,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  };
}

/** @returns ways in which one parameter of a query comes that no form sends */
export const addressShapes = (key: string): readonly string[] => [
  `${key}=1&${key}=2`,
  `${key}[]=1`,
  `${key}[a]=1`,
  `${key}[$gt]=`,
  Array.from({ length: 900 }, () => `${key}=1`).join('&'),
  `__proto__=1&${key}=1`,
];

/** @returns the endpoint's good body in encodings that are not ours, or that are said and not kept */
export function inWrongEncodings(field: Field, examples: ExampleCalls): HostileRequest[] {
  const { params = {}, query = {}, body = {} } = exampleOf(field, examples);
  const { path, method }: ServedEndpoint = ENDPOINTS[field.name];
  const text = JSON.stringify(body);
  const address = `${pathText(path, params)}?${queryText(query)}`;
  const sent = (bytes: Uint8Array<ArrayBuffer>, headers: Readonly<Record<string, string>>): HostileRequest => ({
    path: address,
    method,
    headers: { ...JSON_HEADERS, ...headers },
    body: bytes,
  });
  const bytes = (encoding: BufferEncoding): Uint8Array<ArrayBuffer> => Uint8Array.from(Buffer.from(text, encoding));
  return [
    sent(bytes('utf16le'), {}),
    sent(bytes('utf16le'), { 'content-type': 'application/json; charset=utf-16' }),
    sent(bytes('utf8'), { 'content-type': 'application/json; charset=utf-7' }),
    sent(bytes('utf8'), { 'content-encoding': 'gzip' }),
    sent(bytes('utf8'), { 'content-encoding': 'br, gzip' }),
    sent(Uint8Array.from([0xef, 0xbb, 0xbf, ...bytes('utf8')]), {}),
    sent(Uint8Array.from([0xff, 0xfe, 0x00, 0x22]), {}),
  ];
}
