import type { MatchReason, MatchReasons } from '@vela/contracts/matching';
import { percentText, t } from '@vela/language';
import { COMPONENT_TITLES, describeFact, isRare, USUAL_RARITY } from '@vela/matching';

/** Why a talent fits, or what is missing, in the few words of a chip. */
export interface ReasonText {
  readonly text: string;
  /** Level held, for a skill that is drawn with its dots. */
  readonly level: number | null;
  /** A skill that few have, and that weighs the more. */
  readonly rare: boolean;
}

export interface ReasonTexts {
  readonly strengths: readonly ReasonText[];
  readonly partly: ReasonText | null;
  readonly gap: ReasonText | null;
}

function shortText({ component, fact }: MatchReason): string {
  switch (fact.kind) {
    case 'unknown':
    case 'notStated':
      return t('{what} not stated', { what: COMPONENT_TITLES[component] });
    case 'role':
      return fact.desired ? t('Wants this role') : t('Not a desired role');
    case 'salary':
      return fact.shortfallPercent === 0
        ? t('Within your offer')
        : t('Your offer is {percent} below the minimum', { percent: percentText(fact.shortfallPercent) });
    case 'place':
      if (fact.reach === 'cityNotStated') return t('Same country, city not stated');
      if (fact.reach === 'sameCountry') return t('Same country, another city');
      return fact.reach === 'elsewhere' ? t('In no shared country') : describeFact(fact);
    default:
      return describeFact(fact);
  }
}

function textOf(reason: MatchReason): ReasonText {
  const { fact } = reason;
  if (fact.kind === 'skill' && fact.held !== null && fact.held >= fact.desired)
    return { text: fact.skill, level: fact.held, rare: isRare(fact.rarity ?? USUAL_RARITY) };
  return { text: shortText(reason), level: null, rare: false };
}

const maybeTextOf = (reason: MatchReason | null): ReasonText | null => (reason === null ? null : textOf(reason));

/** @returns the reasons of a match in words */
export const reasonTexts = ({ strengths, partly, gap }: MatchReasons): ReasonTexts => ({
  strengths: strengths.map(textOf),
  partly: maybeTextOf(partly),
  gap: maybeTextOf(gap),
});
