import { array, boolean, mixed, number, object, type ObjectShape, setLocale, string } from 'yup';
import { percentText, said, t } from '@vela/language';
import {
  AVAILABILITY_MONTHS,
  CURRENCIES,
  CURRENCY_SPELLINGS,
  PERCENTAGE_MAX,
  PERCENTAGE_MIN,
  PERCENTAGE_STEP,
  SALARY_PERIODS,
  SKILL_LEVEL_MAX,
  SKILL_LEVEL_MIN,
  SKILL_LEVEL_STEP,
  USER_TYPES,
} from '../constants/index.js';
import { isDay, isMeantDay } from '../days/index.js';
import { isEmailAddress } from '../email-addresses/index.js';
import { farDayText, SAID, written } from '../texts/index.js';
import { SENTENCES } from './sentences.js';

// Every schema is made of this file, so this is said before there is one.
setLocale(SENTENCES);

/** An object that refuses keys it does not know. */
export const exact = <Shape extends ObjectShape>(shape: Shape) => object(shape).noUnknown();

const OBJECT_ID = /^[0-9a-f]{24}$/;

/** Identifier of a stored thing: 24 hexadecimal digits. */
export const id = () => string().matches(OBJECT_ID, { message: said('This is not an id.'), excludeEmptyString: false });
export const requiredId = () => id().required(SAID.fieldRequired);

const TALENT_HANDLE = /^[A-Za-z0-9_-]{21}[AQgw]$/;
const TALENT_REFERENCE = new RegExp(`${TALENT_HANDLE.source}|${OBJECT_ID.source}`);

/** Marks what stands for a talent in a schema, so that tests find every call that takes or gives one. */
export const TALENT = { talent: true } as const;

/** What one company knows a talent by, as answers give it: never an id of the store. */
export const talentHandle = () =>
  string().matches(TALENT_HANDLE, said('This is not a handle.')).required().meta(TALENT);

/** What a call names a talent by: a handle, or the id that addresses held before there were handles. */
export const talentReference = () =>
  string()
    .matches(TALENT_REFERENCE, { message: said('This is not an id.'), excludeEmptyString: false })
    .required(SAID.fieldRequired)
    .meta(TALENT);

/** People as a company is told of them: null where they are fewer than `REACH_LEAST`, so that nobody is singled out. */
export const toldPeople = () => number().integer().min(0).nullable().defined();

/** What somebody types: a text of which nothing shows is empty. The API has made it so before a body comes here. */
export const typedText = () =>
  string()
    .transform((text: unknown) => (typeof text === 'string' ? written(text) : text))
    .trim();

/** One email address, by the one rule of what is one. */
export const emailAddress = () =>
  typedText().test(
    'email',
    said('This is not an email address.'),
    (text) => text === undefined || text === '' || isEmailAddress(text),
  );

export const requiredText = (max: number) => typedText().max(max, SAID.mostCharacters).required(SAID.fieldRequired);

const isMultipleOf = (step: number) => (value: number | null | undefined) =>
  value === null || value === undefined || Number.isInteger(value / step);

export const skillLevel = () =>
  number()
    .min(SKILL_LEVEL_MIN)
    .max(SKILL_LEVEL_MAX)
    .test('half-stars', said('Levels are given in half stars.'), isMultipleOf(SKILL_LEVEL_STEP))
    .required(SAID.fieldRequired);

export const percentage = () =>
  number()
    .min(PERCENTAGE_MIN)
    .max(PERCENTAGE_MAX)
    .test(
      'steps',
      () => t('Choose steps of {step}.', { step: percentText(PERCENTAGE_STEP) }),
      isMultipleOf(PERCENTAGE_STEP),
    );

export const years = () =>
  number().integer(said('Give whole years.')).min(0, said('At least {min}')).max(99, said('At most {max}'));

/** Marks a field of a body in which other spellings mean values of its list; whoever reads the body has the latter. */
const alsoWritten = (spellings: Readonly<Record<string, string>>) => ({ alsoWritten: spellings });

export const currency = () =>
  string()
    .oneOf([...CURRENCIES], said('Choose a currency from the list.'))
    .meta(alsoWritten(CURRENCY_SPELLINGS));
export const salaryPeriod = () => string().oneOf([...SALARY_PERIODS], said('Choose a period from the list.'));
export const availabilityMonths = () =>
  number().oneOf([...AVAILABILITY_MONTHS], said('Choose an availability from the list.'));
export const userType = () => string().oneOf([...USER_TYPES], said('Choose jobSeeker or talentSeeker.'));
export const flag = () => boolean();

const isGiven = (text: string | null | undefined): text is string => text !== undefined && text !== null;
const NO_DAY = said('Give a day, such as 2026-11-21.');
const isMoment = (text: string): boolean =>
  text[10] === 'T' && isDay(text.slice(0, 10)) && !Number.isNaN(Date.parse(text));

/** A moment as JSON has it, of a day that the calendar has. */
export const date = () =>
  string().test('moment', said('Give a day and a time.'), (text) => !isGiven(text) || isMoment(text));
/** Days that are reckoned from others stay days as well. */
const isNoDayOrMeant = (text: string | null | undefined): boolean => !isGiven(text) || !isDay(text) || isMeantDay(text);

/** A day that the calendar has. */
export const day = () =>
  string()
    .test('day', NO_DAY, (text) => !isGiven(text) || isDay(text))
    .test('meant', farDayText, isNoDayOrMeant);
/** An empty one is missing, not a wrong day. */
export const requiredDay = () =>
  string()
    .required(SAID.fieldRequired)
    .test('day', NO_DAY, (text) => !text || isDay(text))
    .test('meant', farDayText, isNoDayOrMeant);

export const named = () => exact({ id: requiredId(), name: string().required() });

/** A map from text to a value of one schema, such as a country's cities. @param refused said of anything else */
export function mapOf<Value>(refused: () => string, isValue: (value: unknown) => value is Value, maxKeys: number) {
  return mixed<Readonly<Record<string, Value>>>({
    type: 'map',
    check: (candidate: unknown): candidate is Readonly<Record<string, Value>> =>
      typeof candidate === 'object' &&
      candidate !== null &&
      !Array.isArray(candidate) &&
      Object.keys(candidate).length <= maxKeys &&
      Object.entries(candidate).every(([key, value]) => key.length <= 200 && !key.startsWith('$') && isValue(value)),
  }).typeError(refused);
}

/** A list of names, such as a country's cities. */
export const isNameList = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.length <= 500 && value.every((city) => typeof city === 'string' && city.length <= 200);

/** Country name → chosen cities. An empty list means anywhere in the country. */
export const countriesCities = () => mapOf(said('This must be a map of country to list of cities.'), isNameList, 250);

export const isWholeNumber = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= 99;

export const texts = (maxItems: number, maxLength: number) =>
  array()
    .of(typedText().max(maxLength).required())
    .max(maxItems, said('At most {max, plural, one {# entry} other {# entries}}'));
