import { EMPLOYMENT_TYPES } from '@vela/contracts/constants';
import type { MatchRole } from '@vela/matching';
import { kilometres, type SimulatedTalent } from './world.js';

const logistic = (value: number): number => 1 / (1 + Math.exp(-value));

/** Somebody who knows a neighbouring skill does this much of the work of the one asked for, at best. */
const CARRIED_OVER = 0.5;
/** Kilometres that people go to a workplace. */
const COMMUTE_KM = 40;
/** Of those who would have to move, how many would. */
const MOVES = 0.05;

/** How much of a role's work somebody can really do, 0 to 1: by ability, not by what a profile says. */
function competence({ ability }: SimulatedTalent, role: MatchRole): number {
  const of = (skillId: string): number => ability[Number(skillId.slice(1))] ?? 0;
  const parts = role.skills.map(({ skillId, level }) => {
    const number = Number(skillId.slice(1));
    const group = ability.slice(number - (number % 4), number - (number % 4) + 4);
    const can = Math.max(of(skillId), CARRIED_OVER * Math.max(...group));
    return Math.min(1, can / (level / 5));
  });
  return parts.reduce((sum, part) => sum + part, 0) / parts.length;
}

/** How willing a company would be after an interview, 0 to 1. */
const companyYes = (talent: SimulatedTalent, role: MatchRole): number =>
  logistic(9 * (competence(talent, role) - 0.7)) *
  (role.years === 0 ? 1 : logistic(4 * (Math.min(1.5, talent.years / role.years) - 0.6)));

function reaches({ honest }: SimulatedTalent, role: MatchRole): number {
  if (role.remote && honest.remote) return 1;
  if (!((role.hybrid && honest.hybrid) || (role.office && honest.office))) return 0;
  const [to = ''] = Object.values(role.places).flat();
  const nearest = Math.min(
    ...Object.values(honest.places)
      .flat()
      .map((from) => kilometres(from, to)),
  );
  return nearest <= COMMUTE_KM ? 1 : MOVES;
}

/** How willing a talent would be, 0 to 1: by what she wants, not by what her profile says. */
function talentYes(talent: SimulatedTalent, role: MatchRole): number {
  const { honest } = talent;
  if (!EMPLOYMENT_TYPES.some((type) => role[type] && honest[type])) return 0;
  const pay = logistic(25 * (role.offer.amount / (honest.minSalary ?? 1) - 0.97));
  const late = Math.max(0, (honest.availability ?? 0) - role.availability);
  const wanted = honest.desiredRoles.some(({ roleId }) => roleId === role.roleId) ? 1 : 0.35;
  return reaches(talent, role) * pay * wanted * Math.max(0.2, 1 - late / 8);
}

/** The chance that both would say yes. */
export const mutualYes = (talent: SimulatedTalent, role: MatchRole): number =>
  companyYes(talent, role) * talentYes(talent, role);
