import type { MatchProfile, MatchRole } from '../subjects.js';
import { type Fit, FULL, known, NOT_APPLICABLE, UNKNOWN_FIT } from './fit.js';

/**
 * The largest share of the component that each of `count` skills can give. The shares add up to `FULL` exactly, so that
 * a perfect match is perfect whatever the number of skills.
 */
export const skillShare = (index: number, count: number): number =>
  Math.floor((FULL * (index + 1)) / count) - Math.floor((FULL * index) / count);

/**
 * What one skill gives: nothing if the talent lacks it, else half its share and up to the other half by level.
 * @param share from `skillShare`
 * @param held level in half stars, 1 to 10
 * @param desired level in half stars, 1 to 10
 */
export const skillPoints = (share: number, held: number, desired: number): number =>
  Math.floor((share * (desired + Math.min(held, desired))) / (2 * desired));

/** Fit of one skill from 0 to 1 (docs/score.md). @param held level, null where the talent lacks it @param desired level */
export const skillFit = (held: number | null, desired: number): number =>
  held === null ? 0 : (desired + Math.min(held, desired)) / (2 * desired);

/** Mean over the role's skills: 0 where lacking, else 0.5 + 0.5 · min(1, held/desired) (docs/score.md). */
export function skillsFit(role: MatchRole, profile: MatchProfile): Fit {
  if (role.skills.length === 0) return NOT_APPLICABLE;
  if (profile.skills.length === 0) return UNKNOWN_FIT;
  const held = new Map(profile.skills.map((skill) => [skill.skillId, skill.level]));
  // Shares differ by one point at most; the order by id keeps them independent of the order of input.
  const wanted = [...role.skills].sort((a, b) => (a.skillId < b.skillId ? -1 : 1));
  let fit = 0;
  wanted.forEach((skill, index) => {
    const level = held.get(skill.skillId);
    if (level !== undefined) fit += skillPoints(skillShare(index, wanted.length), level * 2, skill.level * 2);
  });
  return known(
    fit,
    role.skills.map((skill) => ({
      kind: 'skill',
      skill: skill.name,
      desired: skill.level,
      held: held.get(skill.skillId) ?? null,
    })),
  );
}
