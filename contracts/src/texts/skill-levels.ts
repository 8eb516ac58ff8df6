import { t, texts } from '@vela/language';

/** What each whole star of a skill stands for, the same for who has it and for who asks for it. */
export const SKILL_LEVELS = texts([
  'Knows the basics, and has used it with help',
  'Does everyday tasks, and asks when it gets difficult',
  'Works on their own, also where it is new',
  'Solves the hard cases, and helps others',
  'Sets the standard: others ask them for help, in and outside the team',
]);

/**
 * What a level means, in words.
 * @param level 0.5 to 5 in half stars; a half star lies on the way to the next whole one
 */
export function skillLevelText(level: number): string {
  const whole = SKILL_LEVELS[Math.ceil(level) - 1] ?? SKILL_LEVELS[0];
  if (Number.isInteger(level)) return whole;
  return t('On the way to: {level}', { level: `${whole.charAt(0).toLowerCase()}${whole.slice(1)}` });
}
