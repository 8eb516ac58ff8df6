// The talent's side: what is told about the market, and what a talent may do with a request.

/** Fewer open roles than this tell what single companies pay; then no figures are shown. */
export const SALARY_AID_MIN_ROLES = 5;

/** An open role counts as matching a talent from this score up, the one from which a match is called strong. */
export const MATCHING_ROLE_SCORE = 70;

/** Weeks over which profile views are counted, the running one included. */
export const PROFILE_VIEW_WEEKS = 8;

/** Why a talent reports a request. */
export const REPORT_REASONS = ['misleading', 'offensive', 'spam', 'other'] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];
export const REPORT_TEXT_MAX = 1000;

/** What a talent may ask to be changed before saying yes. */
export const COUNTER_KINDS = ['salary', 'setup', 'percentage'] as const;
export type CounterKind = (typeof COUNTER_KINDS)[number];

/** Most characters of the reason for which a request was declined. */
export const DECLINE_REASON_MAX = 500;
