/** Something of the catalogue: what it is called depends on the language of the page. */
interface Named {
  readonly id: string;
  readonly name: string;
}

const isNamed = (value: unknown): value is Named =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  typeof value.id === 'string' &&
  'name' in value &&
  typeof value.name === 'string';

/** @returns whether two values of a form are the same; something of the catalogue is, under another name too */
export const same = (one: unknown, other: unknown): boolean => written(one) === written(other);

const written = (value: unknown): string | undefined =>
  JSON.stringify(value, (_key, part: unknown) => (isNamed(part) ? { ...part, name: undefined } : part));

const partsOf = (value: unknown): readonly unknown[] =>
  typeof value === 'object' && value !== null ? Object.values(value) : [];

const namedIn = (value: unknown): readonly Named[] => [
  ...(isNamed(value) ? [value] : []),
  ...partsOf(value).flatMap(namedIn),
];

function renamed(value: unknown, names: ReadonlyMap<string, string>): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((part) => renamed(part, names));
  const parts = Object.entries(value).map(([key, part]) => [key, renamed(part, names)]);
  return { ...Object.fromEntries(parts), ...(isNamed(value) && { name: names.get(value.id) ?? value.name }) };
}

/** @returns values of a form in which everything that is found elsewhere, too, is called as it is there */
export const namedAsIn = <Values>(values: Values, others: unknown): Values =>
  renamed(values, new Map(namedIn(others).map(({ id, name }) => [id, name]))) as Values;
