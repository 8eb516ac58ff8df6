import { type ISchema, type SchemaDescription, type SchemaFieldDescription } from 'yup';
import { SAID } from '../texts/index.js';
import { typedText } from './common.js';

/** Marks what companies read before they may know who wrote it. */
const ANONYMOUS_TEXT = { anonymousText: true } as const;

/**
 * A talent's own words that companies read before the talent accepted. Whatever has this kind is held against the
 * writer's identity by every endpoint that takes it; a test refuses free texts of talents that have another.
 * @param max characters
 */
export const anonymousText = (max: number) => typedText().max(max, SAID.mostCharacters).nullable().meta(ANONYMOUS_TEXT);

/** A text of a body, and the field it was typed in. */
export interface FieldText {
  readonly field: string;
  readonly text: string;
}

const isDescription = (field: SchemaFieldDescription): field is SchemaDescription => 'tests' in field;

const childrenOf = (field: SchemaFieldDescription): readonly (readonly [key: string, SchemaFieldDescription])[] => {
  if ('fields' in field) return Object.entries(field.fields);
  return 'innerType' in field ? [field.innerType].flat().map((inner) => ['[]', inner] as const) : [];
};

/** @returns a field's place in a body, such as `aboutMe` or `roles[].note` */
const placeOf = (parent: string, key: string): string =>
  key === '[]' || parent === '' ? parent + key : `${parent}.${key}`;

/** @returns the places of all texts of this kind */
export function anonymousPlaces(schema: Pick<ISchema<unknown>, 'describe'>): readonly string[] {
  const places = (field: SchemaFieldDescription, place: string): readonly string[] =>
    isDescription(field) && field.meta?.['anonymousText'] === true
      ? [place]
      : childrenOf(field).flatMap(([key, child]) => places(child, placeOf(place, key)));
  // What depends on the value is described as if nothing were given.
  return places(schema.describe({ value: {} }), '');
}

function textsAt(value: unknown, [key, ...rest]: readonly string[], field: string): readonly FieldText[] {
  if (key === undefined) return typeof value === 'string' && value !== '' ? [{ field, text: value }] : [];
  if (key === '[]')
    return Array.isArray(value) ? value.flatMap((one, index) => textsAt(one, rest, `${field}[${index}]`)) : [];
  if (typeof value !== 'object' || value === null) return [];
  return textsAt(Object.entries(value).find(([name]) => name === key)?.[1], rest, placeOf(field, key));
}

/** @returns what a checked value holds at places that `anonymousPlaces` names */
export const textsAtPlaces = (places: readonly string[], value: unknown): readonly FieldText[] =>
  places.flatMap((place) => textsAt(value, place.replace(/\[\]/g, '.[]').split('.').filter(Boolean), ''));
