import type { MatchFact } from '@vela/contracts/matching';
import type { AskedSkill, MatchProfile, MatchRole } from '../subjects/subjects.js';
import { type Fit, FULL, known, NOT_APPLICABLE, NOT_STATED } from './fit.js';

/** Rarity of a skill of usual frequency, in hundredths; also of one that no table knows. */
export const USUAL_RARITY = 100;
/** Quarters of a skill that is the one asked for. */
const WHOLE = 4;

/** One skill of a role with the most that it can give. */
export interface SharedSkill {
  readonly skill: AskedSkill;
  /** Of `FULL`; all shares of a role add up to it exactly. */
  readonly share: number;
}

/**
 * Splits the component among a role's skills by rarity. The order by id keeps the shares, which are whole numbers,
 * independent of the order of input.
 */
export function sharesOf(skills: readonly AskedSkill[]): SharedSkill[] {
  const sorted = [...skills].sort((a, b) => (a.skillId < b.skillId ? -1 : 1));
  const sum = sorted.reduce((total, { rarity = USUAL_RARITY }) => total + rarity, 0);
  let before = 0;
  return sorted.map((skill) => {
    const after = before + (skill.rarity ?? USUAL_RARITY);
    const share = Math.floor((FULL * after) / sum) - Math.floor((FULL * before) / sum);
    before = after;
    return { skill, share };
  });
}

/**
 * What one skill gives: half its share for having it and up to the other half by level, of which a related skill counts
 * some quarters.
 * @param held level in half stars, 1 to 10
 * @param desired level in half stars, 1 to 10
 */
export const skillPoints = (share: number, held: number, desired: number, quarters: number = WHOLE): number =>
  Math.floor((share * quarters * (desired + Math.min(held, desired))) / (WHOLE * 2 * desired));

/** What a talent has of one asked skill, by itself or by the related one that gives most. */
function bestHeld({ skill, share }: SharedSkill, levels: ReadonlyMap<string, number>): MatchFact & { kind: SkillKind } {
  const { name, level: desired, rarity = USUAL_RARITY } = skill;
  const own = levels.get(skill.skillId) ?? null;
  const worth = { share, rarity };
  let best: MatchFact & { kind: SkillKind; gives: number } = {
    kind: 'skill',
    skill: name,
    desired,
    held: own,
    ...worth,
    gives: own === null ? 0 : skillPoints(share, own * 2, desired * 2),
  };
  for (const { skillId, name: through, quarters } of skill.related ?? []) {
    const held = levels.get(skillId);
    if (held === undefined) continue;
    const gives = skillPoints(share, held * 2, desired * 2, quarters);
    if (gives > best.gives)
      best = { kind: 'relatedSkill', skill: name, desired, through, held, quarters, ...worth, gives };
  }
  return best;
}
type SkillKind = 'skill' | 'relatedSkill';

/** Sum over the role's skills of what the talent has of each, itself or by a related one (docs/score.md, "Skills"). */
export function skillsFit(role: MatchRole, profile: MatchProfile): Fit {
  if (role.skills.length === 0) return NOT_APPLICABLE;
  if (profile.skills.length === 0) return NOT_STATED;
  const levels = new Map(profile.skills.map((skill) => [skill.skillId, skill.level]));
  const factOf = new Map(sharesOf(role.skills).map((shared) => [shared.skill.skillId, bestHeld(shared, levels)]));
  const facts = role.skills.flatMap(({ skillId }) => factOf.get(skillId) ?? []);
  return known(
    facts.reduce((sum, { gives = 0 }) => sum + gives, 0),
    facts,
  );
}
