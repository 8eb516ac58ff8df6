/** Minutes after a sign-in in which an admin may move money without signing in again. */
export const FRESH_SIGN_IN_MINUTES = 15;
/** Most units that one correction of a company's balance may give or take. */
export const CORRECTION_MAX = 10_000;
/** Weeks that the overview's series go back. */
export const OVERVIEW_WEEKS = 12;
/** Days whose page views the overview adds up. */
export const OVERVIEW_PAGE_DAYS = 28;
/** Entries that a download of subscribers holds at most. */
export const SUBSCRIBERS_CSV_MAX = 100_000;
/** Letters of a word to look for in an admin list. */
export const SEARCH_TEXT_MAX = 100;
export const POST_TITLE_MAX = 160;
export const POST_SUMMARY_MAX = 400;
export const POST_CONTENT_MAX = 40_000;
