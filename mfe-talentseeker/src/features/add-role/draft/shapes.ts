// What a decoded value is made of. Rules that are said to people are another matter (rules.ts): their library would come with every
// page that looks for an unfinished role.

/** Says of a decoded value whether it is what `Value` is. */
export type Shape<Value> = (value: unknown) => value is Value;

type ValueOf<OfShape> = OfShape extends Shape<infer Value> ? Value : never;

export const isText: Shape<string> = (value) => typeof value === 'string';
export const isFlag: Shape<boolean> = (value) => typeof value === 'boolean';
export const isNumber: Shape<number> = (value): value is number => typeof value === 'number' && Number.isFinite(value);

/** A text that is not empty, as names and ids are. */
export const isName: Shape<string> = (value): value is string => isText(value) && value !== '';

export const isOneOf =
  <const Value>(values: readonly Value[]): Shape<Value> =>
  (value): value is Value =>
    values.some((each) => each === value);

export const isListOf =
  <Item>(item: Shape<Item>): Shape<Item[]> =>
  (value): value is Item[] =>
    Array.isArray(value) && value.every(item);

export const isNullOr =
  <Value>(shape: Shape<Value>): Shape<Value | null> =>
  (value): value is Value | null =>
    value === null || shape(value);

/** Of a part that a version before did not keep, or that there is none of. */
export const isMissingOr =
  <Value>(shape: Shape<Value>): Shape<Value | undefined> =>
  (value): value is Value | undefined =>
    value === undefined || shape(value);

/** @param shapes of the parts that it must have; it may have others */
export const isRecordOf =
  <Shapes extends Readonly<Record<string, Shape<unknown>>>>(
    shapes: Shapes,
  ): Shape<{ readonly [Name in keyof Shapes]: ValueOf<Shapes[Name]> }> =>
  (value): value is { readonly [Name in keyof Shapes]: ValueOf<Shapes[Name]> } =>
    typeof value === 'object' &&
    value !== null &&
    Object.entries(shapes).every(([name, shape]) => shape((value as Readonly<Record<string, unknown>>)[name]));
