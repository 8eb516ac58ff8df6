import type { Match, MatchDetails } from '@vela/contracts/schemas';
import { availabilityText } from '@vela/contracts/texts';
import { placeText, setupText, yearsText } from '@vela/formats';
import { t } from '@vela/language';
import { COMPONENT_TITLES, shownPoints } from '@vela/matching';
import { expectedSalary } from '@vela/matching/expected-salary';

/** One line of the comparison: a fact and what each talent has of it, in the talents' order. */
export interface ComparedFact {
  readonly title: string;
  readonly values: readonly string[];
}

const none = (): string => t('Not given');

/** A match as the list has it, with what it opens. */
export type ComparedMatch = Pick<Match, 'score' | 'fitted'> & MatchDetails;

/** In one currency, so that talents can be compared; as it was stated beside it where that was another. */
function payText({ jobSeekerProfile }: ComparedMatch): string {
  const salary = expectedSalary(jobSeekerProfile);
  if (salary === null) return none();
  return salary.stated === null
    ? salary.inSek
    : t('{pay} (stated as {stated})', { pay: salary.inSek, stated: salary.stated });
}

const skillNames = (matches: readonly ComparedMatch[]): string[] => [
  ...new Set(
    matches.flatMap(({ jobSeekerProfile }) => jobSeekerProfile.jobSeekerProfileSkills.map(({ skill }) => skill.name)),
  ),
];

function levelText({ jobSeekerProfile }: ComparedMatch, name: string): string {
  const held = jobSeekerProfile.jobSeekerProfileSkills.find(({ skill }) => skill.name === name);
  return held === undefined ? '–' : t('{points, number} of {max, number}', { points: held.level, max: 5 });
}

/** @returns score with its parts, years, pay, setup, place, availability and every skill that any of them has */
export function comparedFacts(matches: readonly ComparedMatch[]): readonly ComparedFact[] {
  const line = (title: string, valueOf: (match: ComparedMatch) => string): ComparedFact => ({
    title,
    values: matches.map(valueOf),
  });
  const components = matches[0]?.breakdown.components ?? [];
  return [
    line(t('Current role'), ({ jobSeekerProfile }) => jobSeekerProfile.currentRole ?? none()),
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
    line(t('Pay'), payText),
    line(t('Work setup'), ({ jobSeekerProfile }) => setupText(jobSeekerProfile)),
    line(t('Place'), ({ fitted: { place } }) => (place === null ? none() : placeText(place))),
    line(t('Availability'), ({ jobSeekerProfile: { availability } }) =>
      availabilityText(availability === null ? null : Number(availability)),
    ),
    ...skillNames(matches).map((name) => line(name, (match) => levelText(match, name))),
  ];
}
