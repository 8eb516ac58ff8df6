/** Where somebody picks skills and the list lacks one. */
export const SUGGEST_SKILL_TEXTS = {
  say: (typed: string): string => `Suggest “${typed}” for the list`,
  thanks: (text: string): string => `Thank you. We look at “${text}” and tell you what comes of it.`,
} as const;
