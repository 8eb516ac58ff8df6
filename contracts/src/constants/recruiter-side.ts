// The recruiter's side beyond the specification's own figures.

/** What a role can ask for and a talent can meet or not; every skill is one of its own. */
export const REACH_REQUIREMENTS = ['role', 'years', 'place', 'employment', 'salary', 'availability', 'skill'] as const;
export type ReachRequirement = (typeof REACH_REQUIREMENTS)[number];

/** What a recruiter can make a must of beside single skills: whoever misses it is not among the matches. */
export const MUST_TERMS = ['years', 'place', 'employment', 'salary', 'availability'] as const;
export type MustTerm = (typeof MUST_TERMS)[number];

/** Who meets every must of a role, or who misses one. */
export const MATCH_LISTS = ['matches', 'leftOut'] as const;
export type MatchList = (typeof MATCH_LISTS)[number];

/** How far the conversation with a talent who accepted has come. */
export const CONVERSATION_STAGES = ['talking', 'offered', 'hired', 'closed'] as const;
export type ConversationStage = (typeof CONVERSATION_STAGES)[number];

/** A company's own notes about a talent. */
export const NOTES_MAX = 5000;

/** A company's note about a talent before a request, and how many talents its shortlist holds; it has notes on as many others. */
export const TALENT_NOTE_MAX = 1000;
export const TALENT_MARKS_MAX = 1000;
/** Characters of what undoes a removal from the shortlist. */
export const MARK_UNDO_MAX = 100;

/** Where a recruiter can put a talent in a role's list by hand, and what takes it back. */
export const MOVES = ['up', 'down', 'aside'] as const;
export type Move = (typeof MOVES)[number];
export const MOVES_AND_BACK = [...MOVES, 'back'] as const;
export type MoveOrBack = (typeof MOVES_AND_BACK)[number];
export const MOVE_REASON_MAX = 500;
/** Entries that the log of one role can hold. */
export const ROLE_MOVES_MAX = 1000;
export const MOVES_PAGE_SIZE = 50;

/** Addresses invited with one save of the company form. */
export const INVITED_COLLEAGUES_MAX = 50;

/** How many people work at a company, as far as talent is told before they know which it is. */
export const COMPANY_SIZES = ['1–9', '10–49', '50–199', '200–999', '1,000 or more'] as const;
export type CompanySize = (typeof COMPANY_SIZES)[number];
