/** Score from which a match is called strong, 0 to 100: for recruiters, for talents and in the mails. */
export const STRONG_MATCH_SCORE = 80;

/** Strong matches are counted up to here; a role's list shows "100+" beyond. */
export const STRONG_MATCHES_COUNTED = 100;

/** @param score 0 to 100, as it is shown */
export const isStrongMatch = (score: number): boolean => score >= STRONG_MATCH_SCORE;
