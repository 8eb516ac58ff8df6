import { isNumeric, type Value } from '../../values/value.js';

/** An expression that needs no document to be made of its fields: one of them as it is, or always the same. */
export type SimpleValue = { readonly field: string } | { readonly constant: Value };

/** @returns undefined for any other expression */
export function simpleValue(source: Value): SimpleValue | undefined {
  if (typeof source !== 'string')
    return isNumeric(source) || source === null || typeof source === 'boolean' ? { constant: source } : undefined;
  if (!source.startsWith('$')) return { constant: source };
  const field = source.slice(1);
  return field === '' || field.startsWith('$') || field.includes('.') ? undefined : { field };
}
