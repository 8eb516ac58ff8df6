/**
 * Minutes after the use of a passkey in which an admin may move money, give rights and delete without using it again; and
 * after a sign-in, in which the first passkey is registered.
 */
export const FRESH_PASSKEY_MINUTES = 10;
/** Passkeys that one administrator can have. */
export const PASSKEYS_MAX = 10;
export const PASSKEY_NAME_MAX = 60;
/** Kind of authenticator that the sandbox's security key says it is (`velasandbox-key!`); production refuses it. */
export const SANDBOX_KEY_AAGUID = '76656c61-7361-6e64-626f-782d6b657921';
/** Most units that one correction of a company's balance may give or take. */
export const CORRECTION_MAX = 10_000;
/** Weeks that the overview's series go back. */
export const OVERVIEW_WEEKS = 12;
/** Days whose page views the overview adds up. */
export const OVERVIEW_PAGE_DAYS = 28;
/** Days whose showings the funnel of rankings follows. */
export const FUNNEL_DAYS = 90;
/** Entries that a download of subscribers holds at most. */
export const SUBSCRIBERS_CSV_MAX = 100_000;
/** Letters of a word to look for in an admin list. */
export const SEARCH_TEXT_MAX = 100;
export const POST_TITLE_MAX = 160;
export const POST_SUMMARY_MAX = 400;
export const POST_CONTENT_MAX = 40_000;
