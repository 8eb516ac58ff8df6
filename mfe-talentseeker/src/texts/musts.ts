import { MUST_TERMS, type MustTerm } from '@vela/contracts/constants';
import type { Must, MustCount, Musts, OpenRole } from '@vela/contracts/schemas';
import { t, texts } from '@vela/language';
import { type AskedOfTalent, requirementText } from '@vela/slice-parts/requirements';
import { toldPeopleText } from './people.js';
import { askedByRole } from './requirements.js';

/** Said of musts in the wizard, on the role's page and on cards. */
export const MUST_TEXTS = texts({
  title: 'Musts',
  none: 'Nothing is a must: whoever lacks something stands lower, and nobody is left out.',
  change: 'Change the musts',
  done: 'Done',
  hint: 'People who do not meet a must are not among the matches. Everything else only lowers the score.',
  leftOutTitle: 'Left out by the musts',
  leftOutLead:
    'They would be matches if nothing were a must. Each card says what is missed; you can ask them all the same.',
  back: 'Back to the matches',
  nobody: 'Nobody is left out',
  nobodyLead: 'Everybody of this category has what you made a must.',
  /** Begins the line of a card that tells which musts somebody misses. */
  missed: 'Misses what you made a must:',
});

/** Beside a field, which says the rest. */
const TERM_NAMES: Readonly<Record<MustTerm, string>> = texts({
  years: 'the years',
  place: 'place and way of working',
  employment: 'type and share of work',
  salary: 'pay within the offer',
  availability: 'in time for the start',
});

/** @returns what is a must, beside its field, which says the rest */
export const mustName = ({ must, skill }: Must): string => (must === 'skill' ? (skill ?? '') : TERM_NAMES[must]);

/** @returns a must in words, such as 'Scala at level 4' */
export const mustText = ({ must, skill }: Must, asked: AskedOfTalent): string =>
  requirementText({ requirement: must, skill }, asked);

/** @returns 'leaves out 23, 7 of them for this alone' */
export function leavesOutText({ leavesOut, alone }: MustCount): string {
  const people = toldPeopleText(leavesOut);
  return leavesOut === alone
    ? t('leaves out {people}', { people })
    : t('leaves out {people}, {alone} of them for this alone', { people, alone: toldPeopleText(alone) });
}

/** @returns 'Show who is left out (23)' */
export const showLeftOutText = (people: number | null): string =>
  t('Show who is left out ({people})', { people: toldPeopleText(people) });

/** @returns each missed must in words */
export const missedTexts = (missed: readonly Must[], role: OpenRole): string[] =>
  missed.map((must) => mustText(must, askedByRole(role)));

/** @returns everything that a role asks for and that can be a must */
export function possibleMusts(asked: AskedOfTalent): Must[] {
  const isAsked: Readonly<Record<MustTerm, boolean>> = {
    years: asked.years > 0,
    place: asked.remote || asked.hybrid || asked.office,
    employment: asked.permanent === true || asked.freelance === true,
    salary: /^\d+$/.test(asked.compensation),
    availability: true,
  };
  return [
    ...asked.skills.map(({ name }) => ({ must: 'skill' as const, skill: name })),
    ...MUST_TERMS.filter((term) => isAsked[term]).map((must) => ({ must, skill: null })),
  ];
}

const isSame = (one: Must, other: Must): boolean => one.must === other.must && one.skill === other.skill;

export const isMust = ({ terms, skills }: Musts, { must, skill }: Must): boolean =>
  must === 'skill' ? skill !== null && skills.includes(skill) : terms.includes(must);

/** @returns the musts with one more or one less */
export function withMust({ terms, skills }: Musts, { must, skill }: Must, on: boolean): Musts {
  if (must !== 'skill') return { skills, terms: [...terms.filter((term) => term !== must), ...(on ? [must] : [])] };
  const others = skills.filter((name) => name !== skill);
  return { terms, skills: on && skill !== null ? [...others, skill] : others };
}

/** @returns what one must does, undefined while it is not counted */
export const countOfMust = (counts: readonly MustCount[] | undefined, must: Must): MustCount | undefined =>
  counts?.find((count) => isSame(count, must));
