import { array, boolean, type InferType, number, string } from 'yup';
import { said } from '@vela/language';
import { LISTED_MAX, REPORT_REASONS, REPORT_TEXT_MAX } from '../constants/index.js';
import { SAID } from '../texts/index.js';
import { date, exact, id, requiredId, typedText } from './common.js';

/** What narrows the roles that pay is compared with, the first to be given up last. */
export const SALARY_AID_KINDS = ['role', 'country', 'seniority'] as const;
export type SalaryAidKind = (typeof SALARY_AID_KINDS)[number];

const yearlySek = () => number().integer().min(0);

/** Query of the salary aid: a kind of role, wherever it is or in one country. */
export const salaryAidQuerySchema = exact({
  categoryId: requiredId(),
  roleId: id(),
  country: typedText().max(100, SAID.mostCharacters),
  /** Roles that ask for experience of the same band. */
  years: number().integer().min(0).max(99),
  /** Where there are too few, the next wider kind that has enough: without seniority, place, then role. */
  widen: boolean(),
});
export type SalaryAidQuery = InferType<typeof salaryAidQuerySchema>;

/** What open roles of a kind offer: yearly full-time SEK. With too few roles or companies there are no figures, not even their number. */
export const salaryAidSchema = exact({
  /** null where `mayTellPay` says no: there are too few roles, or of too few companies. */
  count: number().integer().nullable().defined(),
  quartiles: exact({
    lower: yearlySek().required(),
    median: yearlySek().required(),
    upper: yearlySek().required(),
  })
    .nullable()
    .defined(),
  /** What the roles have in common beside the field. */
  like: array()
    .max(LISTED_MAX)
    .of(
      string()
        .oneOf([...SALARY_AID_KINDS])
        .required(),
    )
    .required(),
  /** Day of the currency reference rates used, ISO date. */
  ratesDate: string().required(),
});
export type SalaryAid = InferType<typeof salaryAidSchema>;

/** How much attention a talent's profile gets. */
export const talentActivitySchema = exact({
  /** Views of the profile by companies, by weeks from Monday in the market's time zone, the oldest first. */
  weeks: array()
    .max(LISTED_MAX)
    .of(exact({ from: date().required(), views: number().integer().min(0).required() }))
    .required(),
  /** Open roles for which the talent is eligible and scores at least `threshold`. */
  matchingRoles: exact({
    count: number().integer().min(0).required(),
    threshold: number().integer().required(),
  }).required(),
});
export type TalentActivity = InferType<typeof talentActivitySchema>;

const times = () => number().integer().min(0).required();
const shownPoints = () => number().integer().min(0).max(100).required();

/** How often a talent was shown among matches, viewed and asked since a moment, and for which roles of the catalogue. */
export const appearancesSchema = exact({
  since: date().required(),
  shown: times(),
  viewed: times(),
  asked: times(),
  /** The most shown first. */
  roles: array()
    .max(LISTED_MAX)
    .of(
      exact({
        role: string().required(),
        /** Once for each company, role and day. */
        shown: times(),
        viewed: times(),
        asked: times(),
        bestPlace: number().integer().min(1).nullable().defined(),
        /** The lowest and the highest score of those lists. */
        scores: exact({ from: shownPoints(), to: shownPoints() }).nullable().defined(),
        /** How often a recruiter, not the score, decided where the talent stands. */
        movedByPeople: exact({ up: times(), down: times(), aside: times() }).required(),
      }),
    )
    .required(),
});
export type Appearances = InferType<typeof appearancesSchema>;

/** Body of a report of a request. */
export const reportInputSchema = exact({
  reason: string()
    .oneOf([...REPORT_REASONS], said('Choose a reason from the list.'))
    .required(SAID.fieldRequired),
  text: typedText().max(REPORT_TEXT_MAX, SAID.mostCharacters).defined(),
});
export type ReportInput = InferType<typeof reportInputSchema>;
