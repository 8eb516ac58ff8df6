/** Whether a value that came over a line has a form. */
export type Shape<Value> = (value: unknown) => value is Value;

type Shapes<Value> = { readonly [Key in keyof Value]-?: Shape<Exclude<Value[Key], undefined>> };
type OptionalKeys<Value> = { [Key in keyof Value]-?: undefined extends Value[Key] ? Key : never }[keyof Value];

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const isText: Shape<string> = (value): value is string => typeof value === 'string';
export const isNumber: Shape<number> = (value): value is number => typeof value === 'number';
export const isBoolean: Shape<boolean> = (value): value is boolean => typeof value === 'boolean';
/** A number from 0 that can be counted to. */
export const isCount: Shape<number> = (value): value is number => Number.isSafeInteger(value) && Number(value) >= 0;
/** An id as the store has them. */
export const isId: Shape<string> = (value): value is string => isText(value) && /^[0-9a-f]{24}$/.test(value);

export const orNull =
  <Value>(isValue: Shape<Value>): Shape<Value | null> =>
  (value): value is Value | null =>
    value === null || isValue(value);

export const oneOf =
  <const Value>(values: readonly Value[]): Shape<Value> =>
  (value): value is Value =>
    values.some((each) => each === value);

export const listOf =
  <Value>(isValue: Shape<Value>): Shape<readonly Value[]> =>
  (value): value is readonly Value[] =>
    Array.isArray(value) && value.every((each) => isValue(each));

export const pairOf =
  <Value>(isValue: Shape<Value>): Shape<[Value, Value]> =>
  (value): value is [Value, Value] =>
    Array.isArray(value) && value.length === 2 && value.every((each) => isValue(each));

export const recordOf =
  <Value>(isValue: Shape<Value>): Shape<Readonly<Record<string, Value>>> =>
  (value): value is Readonly<Record<string, Value>> =>
    isObject(value) && Object.values(value).every((each) => isValue(each));

/**
 * An object that has these parts; what else it has is not read.
 * @param optional parts that may be absent
 */
export const objectOf =
  <Value extends object>(parts: Shapes<Value>, ...optional: readonly OptionalKeys<Value>[]): Shape<Value> =>
  (value): value is Value => {
    if (!isObject(value)) return false;
    const names = Object.keys(parts) as (keyof Value & string)[];
    return names.every((name) =>
      Object.hasOwn(value, name) ? parts[name](value[name]) : optional.some((each) => each === name),
    );
  };
