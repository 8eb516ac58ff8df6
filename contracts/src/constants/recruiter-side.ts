// The recruiter's side beyond the specification's own figures.

/** Fewer people than this are told as "fewer", never as a number. */
export const REACH_LEAST = 5;

/** What a role can ask for and a talent can meet or not; every skill is one of its own. */
export const REACH_REQUIREMENTS = ['role', 'years', 'place', 'employment', 'salary', 'availability', 'skill'] as const;
export type ReachRequirement = (typeof REACH_REQUIREMENTS)[number];

/** Score from which a match is called strong, 0 to 100. */
export const STRONG_MATCH_SCORE = 80;
/** Strong matches are counted up to here; a role's list shows "100+" beyond. */
export const STRONG_MATCHES_COUNTED = 100;

/** How far a talk with a talent who accepted has come. */
export const CONVERSATION_STAGES = ['talking', 'offered', 'hired', 'closed'] as const;
export type ConversationStage = (typeof CONVERSATION_STAGES)[number];

/** A company's own notes about a talent. */
export const NOTES_MAX = 5000;

/** Addresses invited with one save of the company form. */
export const INVITED_COLLEAGUES_MAX = 50;
