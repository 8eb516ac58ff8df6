import type { ISchema, SchemaDescription, SchemaFieldDescription } from 'yup';

/** The lists of a schema: how many entries one may have, and the lists within it. */
interface Lists {
  /** Most entries, where this is a list with a limit. */
  readonly most: number;
  /** Within each entry of a list. */
  readonly entry: Lists | null;
  /** Within an object, by field. */
  readonly fields: ReadonlyMap<string, Lists>;
}

/** An answer within the limits of its lists. */
export interface Limited {
  readonly answer: unknown;
  /** Places of the lists that had to be cut, such as `[].skills`. */
  readonly cut: ReadonlySet<string>;
}

const isDescription = (field: SchemaFieldDescription): field is SchemaDescription => 'tests' in field;

const mostOf = ({ tests }: SchemaDescription): number => {
  const most: unknown = tests.find(({ name }) => name === 'max')?.params?.['max'];
  return typeof most === 'number' ? most : Number.POSITIVE_INFINITY;
};

/** @returns the lists of a described schema, or null where it has none */
function listsOf(field: SchemaFieldDescription): Lists | null {
  if (!isDescription(field)) return null;
  if (field.type === 'array') {
    const inner = 'innerType' in field ? [field.innerType].flat()[0] : undefined;
    return { most: mostOf(field), entry: inner === undefined ? null : listsOf(inner), fields: new Map() };
  }
  if (!('fields' in field)) return null;
  const fields = new Map<string, Lists>();
  for (const [name, child] of Object.entries(field.fields)) {
    const lists = listsOf(child);
    if (lists !== null) fields.set(name, lists);
  }
  return fields.size === 0 ? null : { most: Number.POSITIVE_INFINITY, entry: null, fields };
}

/** What is within its limits is given back as it is, so that an answer that somebody else holds too is never changed. */
function within(value: unknown, lists: Lists, place: string, cut: Set<string>): unknown {
  if (Array.isArray(value)) {
    if (value.length > lists.most) cut.add(place);
    const taken: unknown[] = value.length > lists.most ? value.slice(0, lists.most) : value;
    const { entry } = lists;
    if (entry === null) return taken;
    const entries = taken.map((each) => within(each, entry, `${place}[]`, cut));
    return entries.some((each, index) => each !== taken[index]) ? entries : taken;
  }
  if (typeof value !== 'object' || value === null) return value;
  const changed: [string, unknown][] = [];
  for (const [name, child] of lists.fields) {
    const given: unknown = Object.hasOwn(value, name) ? Reflect.get(value, name) : undefined;
    const kept = within(given, child, place === '' ? name : `${place}.${name}`, cut);
    if (kept !== given) changed.push([name, kept]);
  }
  return changed.length === 0 ? value : { ...value, ...Object.fromEntries(changed) };
}

/**
 * Cuts the lists of an endpoint's answers at the sizes that its schema declares, whatever was stored: no input makes an
 * answer grow beyond them.
 * @param schema of the answer; null where it is no JSON
 */
export function limitLists(schema: Pick<ISchema<unknown>, 'describe'> | null): (answer: unknown) => Limited {
  let read: { readonly lists: Lists | null } | undefined;
  return (answer) => {
    // A schema takes a while to be read: at its first answer, not those of two hundred endpoints at the start.
    // What depends on the value is described as if nothing were given.
    read ??= { lists: schema === null ? null : listsOf(schema.describe({ value: {} })) };
    const { lists } = read;
    const cut = new Set<string>();
    return { answer: lists === null ? answer : within(answer, lists, '', cut), cut };
  };
}
