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
/** Skills that a role may ask for. */
export const SKILLS_MAX = 100;
/** Skills that a profile may state, and those of them at five stars: more would say nothing any more. */
export const PROFILE_SKILLS_MAX = 20;
export const TOP_SKILLS_MAX = 5;
export const DESIRED_ROLES_MAX = 20;
export const REFERRAL_MAX = 64;
/** Companies that one talent can block. */
export const BLOCKED_COMPANIES_MAX = 200;

/** A word about a hire: why it is disputed, rejected, credited. */
export const HIRE_NOTE_MAX = 500;

/** Matches on one page of a role. */
export const MATCH_PAGE_SIZE = 50;
export const POST_PAGE_SIZE = 9;
/** Entries on one page of an admin list. */
export const ADMIN_PAGE_SIZE = 25;

/** Days without use after which a session ends. */
export const SESSION_IDLE_DAYS = 14;
/** Days after the sign-in at which a session ends, however much it is used. */
export const SESSION_LONGEST_DAYS = 90;

/** Questions to join that one company has open at once; further ones wait for an answer to these. */
export const JOIN_REQUESTS_MAX = 50;
/** Domains that one company can prove. */
export const COMPANY_DOMAINS_MAX = 10;

/** Most entries of one list in an answer; what comes after them is in the export, in a file, or on another page. */
export const LISTED_MAX = 1000;
/** Most cities of one country. */
export const CITIES_LISTED_MAX = 20_000;
