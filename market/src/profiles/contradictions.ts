import { PROFILE_SKILLS_MAX, SKILL_LEVEL_MAX, TOP_SKILLS_MAX } from '@vela/contracts/constants';
import { t } from '@vela/language';
import { type StatedYears, yearsInRoles } from './stated-years.js';

/** What of a profile can contradict itself. */
export interface StatedProfile extends StatedYears {
  readonly skills: readonly { readonly level: number }[];
}

export type ContradictionField = 'experienceYears' | 'skills';

/** What a profile may not say at once, in the words that its owner reads. */
export interface Contradiction {
  readonly field: ContradictionField;
  readonly message: string;
}

/** @returns what contradicts itself or claims too much to be weighed (docs/score.md, "What a profile may say") */
export function statedContradictions({ experienceYears, desiredRoles, skills }: StatedProfile): Contradiction[] {
  const inRole = yearsInRoles(desiredRoles);
  const found: Contradiction[] = [];
  if (experienceYears !== null && inRole > experienceYears)
    found.push({
      field: 'experienceYears',
      message: t(
        'You give {inRole, plural, one {# year} other {# years}} in a role, and {inAll, plural, one {# year} other {# years}} in all. Years in all are at least those in any role.',
        { inRole, inAll: experienceYears },
      ),
    });
  if (skills.length > PROFILE_SKILLS_MAX)
    found.push({
      field: 'skills',
      message: t('At most {max, plural, one {# skill} other {# skills}}: keep those that tell most.', {
        max: PROFILE_SKILLS_MAX,
      }),
    });
  if (skills.filter(({ level }) => level === SKILL_LEVEL_MAX).length > TOP_SKILLS_MAX)
    found.push({
      field: 'skills',
      message: t('At most {max, plural, one {# skill} other {# skills}} with five stars.', { max: TOP_SKILLS_MAX }),
    });
  return found;
}
