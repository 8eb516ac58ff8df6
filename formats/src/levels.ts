import { SKILL_LEVEL_MAX } from '@vela/contracts/constants';
import { numberText, t } from '@vela/language';

/** @param level of a skill, in half stars @returns such as '4.5 of 5' */
export const levelText = (level: number): string =>
  t('{level} of {most}', { level: numberText(level), most: numberText(SKILL_LEVEL_MAX) });
