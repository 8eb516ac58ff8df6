import { texts } from '@vela/language';
/** What the wizard asks for and an advert may say. */
export const READ_FIELDS = ['role', 'years', 'skills', 'setup', 'places', 'employment', 'pay', 'availability'] as const;
export type ReadField = (typeof READ_FIELDS)[number];

/** What the fields are called where it is told which of them were found. */
export const READ_FIELD_NAMES: Readonly<Record<ReadField, string>> = texts({
  role: 'role',
  years: 'years',
  skills: 'skills',
  setup: 'work setup',
  places: 'place',
  employment: 'employment',
  pay: 'pay',
  availability: 'availability',
});

/** What a draft was filled in from: short quotes, never the text itself. */
export interface FromText {
  /** Absent where nothing is told of a field; without words where the text does not say it. */
  readonly fields: Readonly<Partial<Record<ReadField, FoundField>>>;
  /** Name of a skill → the words that state it. */
  readonly skills: Readonly<Record<string, string>>;
}

/** What was found for one field. */
export interface FoundField {
  readonly words: readonly string[];
  /** What the field held when it was filled in. */
  readonly held: string;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isFoundField = (value: unknown): boolean =>
  isRecord(value) &&
  typeof value.held === 'string' &&
  Array.isArray(value.words) &&
  value.words.every((words) => typeof words === 'string');

/** @returns whether a decoded value is what `FromText` is */
export const isFromText = (value: unknown): value is FromText =>
  isRecord(value) &&
  isRecord(value.fields) &&
  isRecord(value.skills) &&
  Object.entries(value.fields).every(
    ([field, found]) => READ_FIELDS.some((known) => known === field) && isFoundField(found),
  ) &&
  Object.values(value.skills).every((words) => typeof words === 'string');
