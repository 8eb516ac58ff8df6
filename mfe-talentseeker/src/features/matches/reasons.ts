import type { MatchBreakdown, MatchComponent, MatchFact } from '@vela/contracts/matching';
import { t } from '@vela/language';
import { COMPONENT_TITLES, describeFact, isRare, USUAL_RARITY } from '@vela/matching';

/** Why a talent fits, or what is missing, in the few words of a chip. */
export interface MatchReason {
  readonly text: string;
  /** Level held, for a skill that is drawn with its dots. */
  readonly level: number | null;
  /** A skill that few have, and that weighs the more. */
  readonly rare: boolean;
}

export interface MatchReasons {
  readonly strengths: readonly MatchReason[];
  /** The related skill that stands in best for one that is lacking, where it is not the gap. */
  readonly partly: MatchReason | null;
  readonly gap: MatchReason | null;
}

/** One fact with its share of the component's points, in basis points. */
interface Weighed {
  readonly component: MatchComponent;
  readonly fact: MatchFact;
  readonly gained: number;
  readonly lost: number;
}

const MOST_STRENGTHS = 3;
/** Skills come first and leave room for one reason of another kind. */
const MOST_SKILLS = 2;
/** Basis points below which a loss is only a remainder of rounding. */
const NOTHING_LOST = 1;

/** The shares of a role's skills together. */
const WHOLE = 10_000;

/** What version 1 gave for a level; version 2 says what each skill gives. */
const levelFit = (held: number | null, desired: number): number =>
  held === null ? 0 : (desired + Math.min(held, desired)) / (2 * desired);

function weighed(component: MatchComponent): Weighed[] {
  const { facts, points, maxPoints, status } = component;
  if (status === 'notApplicable') return [];
  return facts.map((fact) => {
    if (fact.kind !== 'skill' && fact.kind !== 'relatedSkill')
      return { component, fact, gained: points, lost: maxPoints - points };
    const { share = WHOLE / facts.length, gives = share * levelFit(fact.held, fact.desired) } = fact;
    const gained = (maxPoints * gives) / WHOLE;
    return { component, fact, gained, lost: (maxPoints * share) / WHOLE - gained };
  });
}

function shortText(component: MatchComponent, fact: MatchFact): string {
  switch (fact.kind) {
    case 'unknown':
    case 'notStated':
      return t('{what} not stated', { what: COMPONENT_TITLES[component.key] });
    case 'role':
      return fact.desired ? t('Wants this role') : t('Not a desired role');
    case 'salary':
      return fact.shortfallPercent === 0
        ? t('Within your offer')
        : t('Your offer is {percent} % below the minimum', { percent: fact.shortfallPercent });
    case 'place':
      if (fact.reach === 'cityNotStated') return t('Same country, city not stated');
      if (fact.reach === 'sameCountry') return t('Same country, another city');
      return fact.reach === 'elsewhere' ? t('In no shared country') : describeFact(fact);
    default:
      return describeFact(fact);
  }
}

/** Held against a skill of usual frequency, in hundredths. */
const rarityOf = (fact: MatchFact): number => (fact.kind === 'skill' ? (fact.rarity ?? USUAL_RARITY) : USUAL_RARITY);

function reasonOf({ component, fact }: Weighed): MatchReason {
  if (fact.kind === 'skill' && fact.held !== null && fact.held >= fact.desired)
    return { text: fact.skill, level: fact.held, rare: isRare(rarityOf(fact)) };
  return { text: shortText(component, fact), level: null, rare: false };
}

/** What is met in full speaks for the talent; what is met nearly needs a sentence, and that is the breakdown's part. */
const isStrong = ({ component, gained, lost }: Weighed): boolean =>
  component.status === 'known' && gained > 0 && lost < NOTHING_LOST;

const levelHeld = ({ fact }: Weighed): number => (fact.kind === 'skill' ? (fact.held ?? 0) : 0);

/**
 * @returns the three strongest reasons, skills first and rarer ones before the others, the related skill that gives most,
 *   and the one gap that costs most; ties keep the breakdown's order
 */
export function matchReasons({ components }: MatchBreakdown): MatchReasons {
  const all = components.flatMap(weighed);
  const strong = all.filter(isStrong);
  const skills = strong
    .filter(({ fact }) => fact.kind === 'skill')
    .sort((one, other) => rarityOf(other.fact) - rarityOf(one.fact) || levelHeld(other) - levelHeld(one));
  const others = strong.filter(({ fact }) => fact.kind !== 'skill').sort((one, other) => other.gained - one.gained);
  const leading = skills.slice(0, Math.max(MOST_SKILLS, MOST_STRENGTHS - others.length));
  const strengths = [...leading, ...others].slice(0, MOST_STRENGTHS);
  const [worst] = all.filter(({ lost }) => lost >= NOTHING_LOST).sort((one, other) => other.lost - one.lost);
  const [related] = all
    .filter((one) => one.fact.kind === 'relatedSkill' && one !== worst)
    .sort((one, other) => other.gained - one.gained);
  const reason = (one: Weighed | undefined) => (one === undefined ? null : reasonOf(one));
  return { strengths: strengths.map(reasonOf), partly: reason(related), gap: reason(worst) };
}
