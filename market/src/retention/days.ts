/** A talent's account that nobody signed in to is deleted after this many days, and that is told by mail before. */
export const ACCOUNT_KEPT_DAYS = 730;
export const ACCOUNT_WARNING_DAYS = 30;
/** Warnings that are tried, so many days apart, where none can be delivered; then the account ends without one. */
export const ACCOUNT_WARNINGS_TRIED = 3;

/** Days that an invitation's address is kept after the invitation is over. */
export const INVITATION_KEPT_DAYS = 30;

/** Days that a question to join waits for an answer. */
export const JOIN_REQUEST_KEPT_DAYS = 30;

/** Days that a subscription is kept that ended, or whose address nobody confirmed. */
export const SUBSCRIPTION_KEPT_DAYS = 30;

/** A suggested skill that nobody looked at is forgotten after so many days, and one that was answered so many after that. */
export const SKILL_SUGGESTION_WAITS_DAYS = 365;
export const SKILL_SUGGESTION_KEPT_DAYS = 90;

/** What a person was told on the page is forgotten after this many days. */
export const NOTIFICATION_KEPT_DAYS = 90;

/** What a mail says that could not be delivered is forgotten after so many days. */
export const FAILED_MAIL_KEPT_DAYS = 30;

/** Days that counts of what pages were refused are kept. */
export const CSP_COUNTS_KEPT_DAYS = 30;

/** The match index on a server's disk is of no use after so many days, and is thrown away at the next start. */
export const MATCH_SNAPSHOT_KEPT_DAYS = 7;
/** It is written anew within so many minutes after somebody left, and within so many after any other change. */
export const MATCH_SNAPSHOT_LEAVER_MINUTES = 10;
export const MATCH_SNAPSHOT_CHANGE_MINUTES = 60;

/** What an administrator was shown is kept for two years: as long as it may be asked who saw somebody. */
export const LOOKS_KEPT_DAYS = 730;

/** Who was shown to whom is kept for two years: what the log is asked for when a ranking is doubted. */
export const RANKINGS_KEPT_DAYS = 730;
