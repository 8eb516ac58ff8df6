import { array, type InferType, number, string } from 'yup';
import { LISTED_MAX, REPORT_REASONS, REPORT_TEXT_MAX } from '../constants/index.js';
import { TEXTS } from '../texts/index.js';
import { date, exact, id, requiredId } from './common.js';

const yearlySek = () => number().integer().min(0);

/** Query of the salary aid: a kind of role, wherever it is or in one country. */
export const salaryAidQuerySchema = exact({
  categoryId: requiredId(),
  roleId: id(),
  country: string().trim().max(100, 'At most 100 characters'),
});
export type SalaryAidQuery = InferType<typeof salaryAidQuerySchema>;

/** What open roles of a kind offer: yearly full-time SEK. With too few roles there are no figures, not even their number. */
export const salaryAidSchema = exact({
  /** null where there are fewer than `SALARY_AID_MIN_ROLES`. */
  count: number().integer().nullable().defined(),
  quartiles: exact({
    lower: yearlySek().required(),
    median: yearlySek().required(),
    upper: yearlySek().required(),
  })
    .nullable()
    .defined(),
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

/** Body of a report of a request. */
export const reportInputSchema = exact({
  reason: string()
    .oneOf([...REPORT_REASONS], 'Choose a reason from the list.')
    .required(TEXTS.fieldRequired),
  text: string().trim().max(REPORT_TEXT_MAX, `At most ${REPORT_TEXT_MAX} characters`).defined(),
});
export type ReportInput = InferType<typeof reportInputSchema>;
