import type { Match, MatchDetails } from '@vela/contracts/schemas';
import {
  askedPayText,
  desiredRoleText,
  levelText,
  type PayReader,
  placeText,
  profileAvailabilityText,
  yearsText,
} from '@vela/formats';
import { t } from '@vela/language';
import { COMPONENT_TITLES, shownPoints } from '@vela/matching';
import { fittingSetupText } from '../../texts/setup.js';

/** One line of the comparison: a fact and what each talent has of it, in the talents' order. */
export interface ComparedFact {
  readonly title: string;
  readonly values: readonly string[];
}

const none = (): string => t('Not given');

/** A match as the list has it, with what it opens. */
export type ComparedMatch = Pick<Match, 'score' | 'fitted'> & MatchDetails;

const skillNames = (matches: readonly ComparedMatch[]): string[] => [
  ...new Set(
    matches.flatMap(({ jobSeekerProfile }) => jobSeekerProfile.jobSeekerProfileSkills.map(({ skill }) => skill.name)),
  ),
];

function heldText({ jobSeekerProfile }: ComparedMatch, name: string): string {
  const held = jobSeekerProfile.jobSeekerProfileSkills.find(({ skill }) => skill.name === name);
  return held === undefined ? '–' : levelText(held.level);
}

/**
 * @param reader in whose currency pay stands, else in the role's; as it was stated beside it where that was another
 * @returns score with its parts, the role that fits, years, pay, setup, place, availability and every skill of any of them
 */
export function comparedFacts(matches: readonly ComparedMatch[], reader: PayReader): readonly ComparedFact[] {
  const line = (title: string, valueOf: (match: ComparedMatch) => string): ComparedFact => ({
    title,
    values: matches.map(valueOf),
  });
  const components = matches[0]?.breakdown.components ?? [];
  return [
    line(t('Current role'), ({ jobSeekerProfile }) => jobSeekerProfile.currentRole ?? none()),
    line(t('Desired role'), ({ fitted: { role } }) => (role === null ? none() : desiredRoleText(role))),
    line(t('Match'), ({ score }) => t('{points, number} of {max, number}', { points: score, max: 100 })),
    ...components.map(({ key }, index) =>
      line(t('Match: {part}', { part: COMPONENT_TITLES[key] }), ({ breakdown }) => {
        if (breakdown.components[index]?.status === 'notApplicable') return t('Not asked for');
        const shown = shownPoints(breakdown)[index];
        return shown === undefined ? none() : t('{points, number} of {max, number}', shown);
      }),
    ),
    line(t('Years'), ({ jobSeekerProfile }) =>
      jobSeekerProfile.experienceYears === null ? none() : yearsText(jobSeekerProfile.experienceYears),
    ),
    line(
      t('Pay'),
      ({ jobSeekerProfile, fitted }) => askedPayText(jobSeekerProfile, { pay: fitted.pay }, reader) ?? none(),
    ),
    line(t('Work setup'), ({ jobSeekerProfile, fitted }) => fittingSetupText(jobSeekerProfile, fitted.setups)),
    line(t('Place'), ({ fitted: { place } }) => (place === null ? none() : placeText(place))),
    line(t('Availability'), ({ jobSeekerProfile }) => profileAvailabilityText(jobSeekerProfile)),
    ...skillNames(matches).map((name) => line(name, (match) => heldText(match, name))),
  ];
}
