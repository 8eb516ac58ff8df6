import type { OpenRole, RoleReach } from '@vela/contracts/schemas';
import { numberText, t } from '@vela/language';
import { STRONG_MATCH_SCORE, STRONG_MATCHES_COUNTED } from '@vela/market/strength';
import { toldPeopleText } from './people.js';

/** The three counts of a role; a count that is too small to be told is null. */
export interface ThreeCounts {
  readonly meeting: number | null;
  readonly matches: number | null;
  /** Undefined where nobody can be strong yet: the role does not say all that the score reads. */
  readonly strong: number | null | undefined;
}

/** One count in words: the figure and what it says. */
export interface CountText {
  readonly key: keyof ThreeCounts;
  readonly figure: string;
  readonly words: string;
}

/** What the counts of wizard, list and dashboard say, behind the figure. */
const WORDS: Readonly<Record<keyof ThreeCounts, () => string>> = {
  meeting: () => t('meet everything asked'),
  matches: () => t('are matches'),
  strong: () => t('are strong matches, {score, number} or above', { score: STRONG_MATCH_SCORE }),
};

/** @returns the counts of a posted role */
export const countsOfRole = (
  role: Pick<OpenRole, 'meetingCount' | 'matchCount' | 'strongMatchCount'>,
): ThreeCounts => ({
  meeting: role.meetingCount,
  matches: role.matchCount,
  strong: role.strongMatchCount,
});

/** @param complete whether the role says all that the score reads @returns the counts of a role that is being written */
export const countsOfReach = ({ people, matches, strong }: RoleReach, complete: boolean): ThreeCounts => ({
  meeting: people,
  matches,
  strong: complete ? strong : undefined,
});

/** The figure begins the sentence. */
function figureOf(people: number | null): string {
  const text = toldPeopleText(people);
  return `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;
}

/** @returns each count with what it says */
export function countTexts({ meeting, matches, strong }: ThreeCounts): CountText[] {
  const text = (key: keyof ThreeCounts, figure: string): CountText => ({ key, figure, words: WORDS[key]() });
  return [
    text('meeting', figureOf(meeting)),
    text('matches', figureOf(matches)),
    ...(strong === undefined
      ? []
      : [text('strong', strong === STRONG_MATCHES_COUNTED ? `${numberText(strong)}+` : figureOf(strong))]),
  ];
}
