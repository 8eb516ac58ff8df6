import type { SchemaDescription, SchemaFieldDescription } from 'yup';
import { ENDPOINTS, type EndpointSchemas, type SyncSchema } from '@vela/contracts/endpoint-table';
import type { EndpointName } from '@vela/contracts/endpoints';
import type { ExampleCalls } from '../../support/example-calls.js';

export type Part = 'params' | 'query' | 'body';

/** One place of a request where somebody may put what they like. */
export interface Field {
  readonly name: EndpointName;
  readonly part: Part;
  /** Keys from the part's root to the value; none for the part itself. */
  readonly path: readonly string[];
  readonly type: string;
}

/** A key that no map of ours holds: what a map's value may be does not depend on its key. */
const ANY_KEY = 'x';

const valueAt = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null ? (Reflect.get(value, key) as unknown) : undefined;

const childrenOf = (description: SchemaDescription, value: unknown): readonly [string, SchemaFieldDescription][] => {
  if ('fields' in description) return Object.entries(description.fields as Record<string, SchemaFieldDescription>);
  const { innerType } = description as { innerType?: SchemaFieldDescription };
  if (innerType !== undefined) return [['0', innerType]];
  if (description.type !== 'map') return [];
  const key = Object.keys(typeof value === 'object' && value !== null ? value : {})[0] ?? ANY_KEY;
  return [[key, { ...description, type: 'mixed' }]];
};

function* placesIn(
  description: SchemaFieldDescription,
  value: unknown,
  path: readonly string[],
): Generator<Pick<Field, 'path' | 'type'>> {
  yield { path, type: description.type };
  if (!('tests' in description)) return;
  for (const [key, child] of childrenOf(description, value))
    yield* placesIn(child, valueAt(value, key), [...path, key]);
}

const describe = (schema: SyncSchema<unknown>, value: unknown): SchemaFieldDescription => schema.describe({ value });

/** @returns every place of an endpoint's request, read from its schemas: those of a new endpoint are there by themselves */
export function fieldsOf(name: EndpointName, examples: ExampleCalls): Field[] {
  const schemas: EndpointSchemas = ENDPOINTS[name];
  const example = examples[name] ?? {};
  return (['params', 'query', 'body'] as const).flatMap((part) => {
    const schema = schemas[part];
    if (schema === undefined) return [];
    const good = valueAt(example, part) ?? {};
    const places = [...placesIn(describe(schema, good), good, [])];
    // Only a body is one value; params and queries are read field by field.
    return places.filter(({ path }) => part === 'body' || path.length === 1).map((place) => ({ name, part, ...place }));
  });
}
