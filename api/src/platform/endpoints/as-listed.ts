import type { SyncSchema } from '@vela/contracts/endpoint-table';

type Spellings = Readonly<Record<string, string>>;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** @returns which texts mean a value of the field's list, as its schema says; null for a field without any */
function spellingsOf(field: unknown): Spellings | null {
  if (!isObject(field) || !isObject(field['spec']) || !isObject(field['spec']['meta'])) return null;
  const { alsoWritten } = field['spec']['meta'];
  return isObject(alsoWritten) ? (alsoWritten as Spellings) : null;
}

/** @returns the body with the values of its fields' lists, where a field holds another spelling of one, such as a currency's */
export function asListed(schema: SyncSchema<unknown>, body: unknown): unknown {
  if (!isObject(body) || !('fields' in schema)) return body;
  const written = Object.entries(schema.fields ?? {}).flatMap(([name, field]): [string, string][] => {
    const value = body[name];
    const spellings = spellingsOf(field);
    if (spellings === null || typeof value !== 'string' || !Object.hasOwn(spellings, value)) return [];
    return [[name, spellings[value] ?? value]];
  });
  return written.length === 0 ? body : { ...body, ...Object.fromEntries(written) };
}
