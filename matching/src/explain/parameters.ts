import { MATCH_COMPONENTS, type MatchComponentKey } from '@vela/contracts/matching';
import { texts } from '@vela/language';
import { WEIGHTS } from '../components/weights.js';
import { COMPONENT_TITLES } from './titles.js';

/** What makes a component fit, as the terms of use tell it. */
const RULES: Readonly<Record<MatchComponentKey, string>> = texts({
  skills:
    'The average over the skills that the role asks for, rarer ones weighing more: half for having a skill, up to the other half for its level. A related skill counts a quarter, half or three quarters.',
  role: 'Whether the role is among those that the talent wants.',
  years:
    'Years of experience in the role, or in all, against the years asked for. More than asked for changes nothing.',
  salary:
    'Whether the offer reaches the talent’s minimum, both as a full-time year in Swedish kronor. Nothing is left 20% below it.',
  place: 'Whether both share a way of working and, where it matters, a city, one within 50 km, or a country.',
  employment: 'Whether both want the same type of employment, and how close the percentages are.',
  availability: 'Whether the talent is free by the time the role starts. Nothing is left six months later.',
});

/** One main parameter of the ranking. */
export interface RankingParameter {
  readonly title: string;
  /** Its share of the whole score where everything applies, in percent; the shares add up to 100. */
  readonly percent: number;
  readonly rule: string;
}

/**
 * The main parameters of the ranking in words, from the weights that the score is computed with, for the terms of use.
 * @returns heaviest first
 */
export function rankingParameters(): RankingParameter[] {
  const sum = MATCH_COMPONENTS.reduce((total, key) => total + WEIGHTS[key], 0);
  return MATCH_COMPONENTS.map((key) => ({
    title: COMPONENT_TITLES[key],
    percent: (100 * WEIGHTS[key]) / sum,
    rule: RULES[key],
  })).sort((a, b) => b.percent - a.percent);
}

/** What else the terms of use say about the ranking. */
export const RANKING_NOTES: readonly string[] = texts([
  'What a talent did not state earns nothing. What a role does not ask for does not count at all.',
  'Where place, employment or pay fits nothing, or is not stated, the score is held at 49: nobody could be hired as things stand.',
  'Who misses what a recruiter made a must is not among the matches, whatever the score.',
  'Equal scores: whoever was shown least lately comes first; after that, turns change every week.',
  'Name, picture, age, gender, address and free text play no part, and nobody can pay for a better place.',
]);
