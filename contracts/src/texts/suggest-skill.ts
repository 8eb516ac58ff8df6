import { t } from '@vela/language';

/** Where somebody picks skills and the list lacks one. */
export const SUGGEST_SKILL_TEXTS = {
  say: (text: string): string => t('Suggest “{text}” for the list', { text }),
  thanks: (text: string): string => t('Thank you. We look at “{text}” and tell you what comes of it.', { text }),
} as const;
