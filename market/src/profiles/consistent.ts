import { PROFILE_SKILLS_MAX, SKILL_LEVEL_MAX, SKILL_LEVEL_STEP, TOP_SKILLS_MAX } from '@vela/contracts/constants';
import type { StatedProfile } from './contradictions.js';
import { totalYears } from './stated-years.js';

/**
 * What is made of a profile from before its statements were held against each other: years in all rise to those of any
 * role, which a request was priced by already; the strongest skills stay, five of them at five stars.
 * @returns a profile without contradictions; of skills that are equally strong, the earlier stay
 */
export function consistent<Skill extends { readonly level: number }>(
  profile: Omit<StatedProfile, 'skills'> & { readonly skills: readonly Skill[] },
): { readonly experienceYears: number | null; readonly skills: Skill[] } {
  const { skills } = profile;
  const strongest = new Set([...skills].sort((a, b) => b.level - a.level).slice(0, PROFILE_SKILLS_MAX));
  let top = 0;
  const kept = skills
    .filter((skill) => strongest.has(skill))
    .map((skill) => {
      if (skill.level < SKILL_LEVEL_MAX) return skill;
      top += 1;
      return top <= TOP_SKILLS_MAX ? skill : { ...skill, level: SKILL_LEVEL_MAX - SKILL_LEVEL_STEP };
    });
  return {
    experienceYears: totalYears(profile),
    skills: kept,
  };
}
