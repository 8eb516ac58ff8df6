/** Decoded form fields; nested names such as `metadata[key]` are objects. */
export type Fields = Readonly<Record<string, unknown>>;

export const fieldsOf = (value: unknown): Fields => (typeof value === 'object' && value !== null ? { ...value } : {});

export function textIn(fields: Fields, key: string): string | null {
  const value = fields[key];
  return typeof value === 'string' && value !== '' ? value : null;
}

export function numberIn(fields: Fields, key: string): number | undefined {
  const text = textIn(fields, key);
  return text === null ? undefined : Number(text);
}

/** @returns the entries of a nested field whose values are text */
export const textsIn = (fields: Fields, key: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(fieldsOf(fields[key])).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
