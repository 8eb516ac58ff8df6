// The talent's side: what is told about the market, and what a talent may do with a request.

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
