import { type InferType, lazy, string } from 'yup';
import { listed, said, t } from '@vela/language';
import {
  COMPENSATION_MAX_DIGITS,
  COUNTER_KINDS,
  type CounterKind,
  EMPLOYMENT_TYPES,
  WORK_SETUPS,
} from '../constants/index.js';
import { SAID } from '../texts/index.js';
import { date, exact, percentage } from './common.js';

const kind = <Kind extends CounterKind>(only: Kind) =>
  string()
    .oneOf([only], () => t('Choose {choices}.', { choices: listed(COUNTER_KINDS, 'or') }))
    .required(SAID.fieldRequired);

const salaryTerms = exact({
  kind: kind('salary'),
  /** Digits, whole units of the request's own currency in its own period. */
  compensation: string()
    .matches(/^[1-9]\d*$/, { message: said('Give an amount above 0.'), excludeEmptyString: true })
    .max(COMPENSATION_MAX_DIGITS, said('At most {max, plural, one {# digit} other {# digits}}'))
    .required(SAID.compensationRequired),
});
const setupTerms = exact({
  kind: kind('setup'),
  setup: string()
    .oneOf([...WORK_SETUPS], said('Choose a work setup from the list.'))
    .required(SAID.fieldRequired),
});
const percentageTerms = exact({
  kind: kind('percentage'),
  employmentType: string()
    .oneOf([...EMPLOYMENT_TYPES], said('Choose an employment type from the list.'))
    .required(SAID.fieldRequired),
  percentage: percentage().required(SAID.fieldRequired),
});
/** The one thing that a talent asks to be changed: "yes, if". */
export type CounterTerms =
  | InferType<typeof salaryTerms>
  | InferType<typeof setupTerms>
  | InferType<typeof percentageTerms>;

const kindOf = (terms: unknown): unknown =>
  typeof terms === 'object' && terms !== null && 'kind' in terms ? terms.kind : undefined;

/** Each kind has terms of its own; what names none of them is told so. */
const counterTermsSchema = lazy((terms: unknown) => {
  const given = kindOf(terms);
  if (given === 'setup') return setupTerms.required();
  return given === 'percentage' ? percentageTerms.required() : salaryTerms.required();
});

/** Body of a counter-offer. It holds nothing but terms, so that it tells nobody who asks. */
export const counterOfferInputSchema = exact({ terms: counterTermsSchema });
export interface CounterOfferInput {
  readonly terms: CounterTerms;
}

export const COUNTER_ANSWERS = ['agreed', 'kept'] as const;
/** What the company made of it: it changed the request, or kept it as it was. */
export type CounterAnswer = (typeof COUNTER_ANSWERS)[number];

export const counterAnswerSchema = exact({
  answer: string()
    .oneOf([...COUNTER_ANSWERS], said('Choose agreed or kept.'))
    .required(SAID.fieldRequired),
});
export type CounterAnswerInput = InferType<typeof counterAnswerSchema>;

export const counterOfferSchema = exact({
  terms: counterTermsSchema,
  createdAt: date().required(),
  /** null until the company has answered. */
  answer: string()
    .oneOf([...COUNTER_ANSWERS])
    .nullable()
    .defined(),
  answeredAt: date().nullable().defined(),
});
export interface CounterOffer {
  readonly terms: CounterTerms;
  readonly createdAt: string;
  readonly answer: CounterAnswer | null;
  readonly answeredAt: string | null;
}
