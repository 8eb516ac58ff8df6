import type {
  MatchBreakdown,
  MatchComponent,
  MatchFact,
  MatchReason,
  MatchReasons,
  ToldFact,
} from '@vela/contracts/matching';
import { FULL } from '../components/fit.js';
import { USUAL_RARITY } from '../components/skills.js';

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

/** What version 1 gave for a level; version 2 says what each skill gives. */
const levelFit = (held: number | null, desired: number): number =>
  held === null ? 0 : (desired + Math.min(held, desired)) / (2 * desired);

function weighed(component: MatchComponent): Weighed[] {
  const { facts, points, maxPoints, status } = component;
  if (status === 'notApplicable') return [];
  return facts.map((fact) => {
    if (fact.kind !== 'skill' && fact.kind !== 'relatedSkill')
      return { component, fact, gained: points, lost: maxPoints - points };
    const { share = FULL / facts.length, gives = share * levelFit(fact.held, fact.desired) } = fact;
    const gained = (maxPoints * gives) / FULL;
    return { component, fact, gained, lost: (maxPoints * share) / FULL - gained };
  });
}

/** Held against a skill of usual frequency, in hundredths. */
const rarityOf = (fact: MatchFact): number => (fact.kind === 'skill' ? (fact.rarity ?? USUAL_RARITY) : USUAL_RARITY);

/** What is met in full speaks for the talent; what is met nearly needs a sentence, and that is the breakdown's part. */
const isStrong = ({ component, gained, lost }: Weighed): boolean =>
  component.status === 'known' && gained > 0 && lost < NOTHING_LOST;

const levelHeld = ({ fact }: Weighed): number => (fact.kind === 'skill' ? (fact.held ?? 0) : 0);

function told(fact: MatchFact): ToldFact {
  switch (fact.kind) {
    case 'skill':
    case 'relatedSkill': {
      const { share: _share, gives: _gives, ...rest } = fact;
      return rest;
    }
    case 'salary':
      return { kind: fact.kind, shortfallPercent: fact.shortfallPercent };
    default:
      return fact;
  }
}

const reasonOf = ({ component, fact }: Weighed): MatchReason => ({ component: component.key, fact: told(fact) });

/**
 * @returns the three strongest reasons, skills first and rarer ones before the others, the related skill that gives most,
 *   and the one gap that costs most; ties keep the breakdown's order
 */
export function leadingReasons({ components }: Pick<MatchBreakdown, 'components'>): MatchReasons {
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
