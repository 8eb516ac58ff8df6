// Limits and defaults of inputs, as docs/specification.md gives them.

export const ROLE_YEARS_MIN = 0;
export const ROLE_YEARS_MAX = 99;

export const PERCENTAGE_MIN = 5;
export const PERCENTAGE_MAX = 100;
export const PERCENTAGE_STEP = 5;
export const FILTER_PERCENTAGE_DEFAULT = 50;
export const EMPLOYMENT_PERCENTAGE_DEFAULT = 100;

export const SKILL_LEVEL_MIN = 0.5;
export const SKILL_LEVEL_MAX = 5;
export const SKILL_LEVEL_STEP = 0.5;
export const SKILL_LEVEL_DEFAULT = 3;

/** What is searched for in words: signs in all, and words. */
export const TALENT_WORDS_SIGNS_MAX = 100;
export const TALENT_WORDS_MAX = 8;
/** Orders of the search; `mixed` turns weekly. */
export const SEARCH_SORTS = ['mixed', 'newest', 'years', 'pay'] as const;
export type SearchSort = (typeof SEARCH_SORTS)[number];

/** Yearly salary filter in SEK. */
export const SALARY_FILTER_MIN = 100;
export const SALARY_FILTER_MAX = 5_000_000;
export const SALARY_FILTER_DEFAULT = [10_000, 1_000_000] as const;

export const COMPENSATION_DEFAULT = '40000';
/** Digits a compensation may have; the largest stays an exact integer after the yearly conversion. */
export const COMPENSATION_MAX_DIGITS = 9;

export const DESCRIPTION_MAX = 2000;
export const INVITE_COLLEAGUES_MAX = 2000;
export const CITY_OPTIONS_MAX = 500;
export const SUGGESTION_LIMIT = 20;

/** Priority of a newly added desired role, shown zero-padded to two digits. */
export const NEXT_ROLE_WEIGHT_DEFAULT = 3;
export const NEXT_ROLE_WEIGHT_MIN = 1;
export const NEXT_ROLE_WEIGHT_MAX = 99;

/** Longest introduction in a connection request; the specification gives none, the role description's limit is used. */
export const INTRODUCTION_MAX = 2000;
export const ABOUT_ME_MAX = 2000;
export const NAME_MAX = 200;
/** Values of one filter of the roles that fit a talent. */
export const ROLE_FILTER_VALUES_MAX = 50;
/** Skills that a role may ask for. */
export const SKILLS_MAX = 100;
/** Skills that a profile may state, and those of them at five stars: more would say nothing any more. */
export const PROFILE_SKILLS_MAX = 20;
export const TOP_SKILLS_MAX = 5;
/** Characters of a skill that somebody suggests, and how many one account may suggest within 24 hours. */
export const SKILL_SUGGESTION_MAX = 60;
export const SKILL_SUGGESTIONS_A_DAY = 10;
export const DESIRED_ROLES_MAX = 20;
export const REFERRAL_MAX = 64;
/** Companies that one talent can block. */
export const BLOCKED_COMPANIES_MAX = 200;

/** A word about a hire: why it is disputed, rejected, credited. */
export const HIRE_NOTE_MAX = 500;
/** Most that moves at the bank for an invoice at once, kronor: more is a slip of the pen, and sums stay exact. */
export const INVOICE_MOVED_MAX_SEK = 100_000_000;
/** Most that the platform gives a talent who was hired, kronor. */
export const BONUS_MAX_SEK = 1_000_000;

/** Matches on one page of a role. */
export const MATCH_PAGE_SIZE = 50;
/** Pages of a list that can be asked for by number, and the longest text that names a place in a list. */
export const PAGE_NUMBER_MAX = 1_000_000;
export const LIST_PLACE_MAX = 200;
export const POST_PAGE_SIZE = 9;
/** Entries on one page of an admin list. */
export const ADMIN_PAGE_SIZE = 25;

/** Days without use after which a session ends. */
export const SESSION_IDLE_DAYS = 14;
/** Days after the sign-in at which a session ends, however much it is used. */
export const SESSION_LONGEST_DAYS = 90;

/** What a company says of itself to talent. */
export const COMPANY_ABOUT_MAX = 1200;
export const BENEFITS_MAX = 12;
export const BENEFIT_MAX = 80;
export const WEBSITE_MAX = 200;
/** Countries, and cities of each, that a company names as its places. */
export const COMPANY_PLACES_MAX = 20;
/** Open roles that stand on a company's page. */
export const PAGE_ROLES_MAX = 50;
/** A logo as it is given: bytes, and pixels of its shorter and its longer side. */
export const LOGO_BYTES_MAX = 2_000_000;
export const LOGO_SIDE_MIN = 64;
export const LOGO_SIDE_MAX = 4096;

/** Questions to join that one company has open at once; further ones wait for an answer to these. */
export const JOIN_REQUESTS_MAX = 50;
/** Domains that one company can prove. */
export const COMPANY_DOMAINS_MAX = 10;

/** Most entries of one list in an answer; what comes after them is in the export, in a file, or on another page. */
export const LISTED_MAX = 1000;
/** Most cities of one country. */
export const CITIES_LISTED_MAX = 20_000;

/** Characters of an advert or CV that are read; the longest that people send are half of it. */
export const READ_TEXT_MAX = 20_000;
/** A file from which the text of a CV is read in the browser. */
export const CV_FILE_BYTES_MAX = 5_000_000;
export const CV_PAGES_MAX = 20;
