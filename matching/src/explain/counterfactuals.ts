import { EMPLOYMENT_TYPES, WORK_SETUPS } from '@vela/contracts/constants';
import type { Counterfactual, MatchBreakdown, MatchChange, MatchComponentKey } from '@vela/contracts/matching';
import { percentageOf } from '../components/employment.js';
import { desiredEntry } from '../components/experience.js';
import type { Fit } from '../components/fit.js';
import { FIT_OF } from '../components/index.js';
import type { RateTable } from '../rates.js';
import { payOfYearlySek, wantedPay, yearlySek } from '../salary.js';
import { scoreOfFits, shownScore } from '../score.js';
import type { MatchProfile, MatchRole } from '../subjects.js';

/** How many changes are told to each side (docs/score.md, "The breakdown"). */
const MOST = 3;

/** One change, and both sides as they would be with it. */
export interface Alternative {
  readonly change: MatchChange;
  readonly role: MatchRole;
  readonly profile: MatchProfile;
}

/** The components that a change can move; all others stay as they are, and need no second look. */
export const MOVED_BY: Readonly<Record<MatchChange['kind'], readonly MatchComponentKey[]>> = {
  offer: ['salary'],
  minimumSalary: ['salary'],
  addSetup: ['place'],
  addCountry: ['place'],
  dropSkill: ['skills'],
  addSkill: ['skills'],
  startLater: ['availability'],
  availableSooner: ['availability'],
  percentage: ['employment'],
  addEmployment: ['employment'],
  requireYears: ['years'],
  desireRole: ['role', 'years'],
};

/** A step in which people name pay of this size: about one part in a hundred, as a round number. */
const roundStep = (amount: number): number => 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, amount))) - 1) / 2;

/** What the talent seeker could change. */
export function* roleAlternatives(role: MatchRole, profile: MatchProfile, rates: RateTable): Generator<Alternative> {
  const changed = (change: MatchChange, part: Partial<MatchRole>): Alternative => ({
    change,
    profile,
    role: { ...role, ...part },
  });
  const wanted = wantedPay(profile, rates);
  if (wanted !== null && yearlySek(role.offer, rates) < wanted.yearlySek) {
    const step = Math.max(1, Math.floor(roundStep(role.offer.amount)));
    const amount = payOfYearlySek(wanted.yearlySek, role.offer, rates, step);
    yield changed({ kind: 'offer', ...role.offer, amount }, { offer: { ...role.offer, amount } });
  }
  for (const setup of WORK_SETUPS)
    if (profile[setup] && !role[setup]) yield changed({ kind: 'addSetup', setup }, { [setup]: true });
  for (const country of Object.keys(profile.places))
    if (role.places[country] === undefined)
      yield changed({ kind: 'addCountry', country }, { places: { ...role.places, [country]: [] } });
  for (const skill of role.skills)
    if (role.skills.length > 1 && !profile.skills.some((held) => held.skillId === skill.skillId))
      yield changed(
        { kind: 'dropSkill', skill: skill.name },
        { skills: role.skills.filter((other) => other !== skill) },
      );
  if (profile.availability !== null && profile.availability > role.availability)
    yield changed({ kind: 'startLater', months: profile.availability }, { availability: profile.availability });
  const held = desiredEntry(role, profile)?.years ?? profile.experienceYears;
  if (held !== null && held < role.years) yield changed({ kind: 'requireYears', years: held }, { years: held });
  for (const type of EMPLOYMENT_TYPES) {
    if (!profile[type]) continue;
    const percent = percentageOf(profile, type);
    const part = { [type]: true, [`${type}Percentage`]: percent };
    if (!role[type]) yield changed({ kind: 'addEmployment', type, percent }, part);
    else if (percentageOf(role, type) !== percent) yield changed({ kind: 'percentage', type, percent }, part);
  }
}

/** What the talent could change. */
export function* profileAlternatives(role: MatchRole, profile: MatchProfile, rates: RateTable): Generator<Alternative> {
  const changed = (change: MatchChange, part: Partial<MatchProfile>): Alternative => ({
    change,
    role,
    profile: { ...profile, ...part },
  });
  const wanted = wantedPay(profile, rates);
  const offer = yearlySek(role.offer, rates);
  if (wanted !== null && offer < wanted.yearlySek) {
    const { currency, period } = wanted;
    // Rounded up by payOfYearlySek, one unit less is at or below the offer.
    const exact = payOfYearlySek(offer, { currency, period }, rates);
    const amount = yearlySek({ amount: exact, currency, period }, rates) > offer ? exact - 1 : exact;
    yield changed({ kind: 'minimumSalary', amount, currency, period }, { minSalary: amount, currency, period });
  }
  for (const setup of WORK_SETUPS)
    if (role[setup] && !profile[setup]) yield changed({ kind: 'addSetup', setup }, { [setup]: true });
  for (const country of Object.keys(role.places))
    if (profile.places[country] === undefined)
      yield changed({ kind: 'addCountry', country }, { places: { ...profile.places, [country]: [] } });
  for (const skill of role.skills) {
    const level = profile.skills.find((held) => held.skillId === skill.skillId)?.level ?? 0;
    if (level < skill.level)
      yield changed(
        { kind: 'addSkill', skill: skill.name, level: skill.level },
        { skills: [...profile.skills.filter((held) => held.skillId !== skill.skillId), skill] },
      );
  }
  if (profile.availability !== null && profile.availability > role.availability)
    yield changed({ kind: 'availableSooner', months: role.availability }, { availability: role.availability });
  if (desiredEntry(role, profile) === undefined) {
    const entry = { roleId: role.roleId, name: role.roleName, years: profile.experienceYears ?? 0, weight: 1 };
    yield changed({ kind: 'desireRole', role: role.roleName }, { desiredRoles: [...profile.desiredRoles, entry] });
  }
  for (const type of EMPLOYMENT_TYPES) {
    if (!role[type]) continue;
    const percent = percentageOf(role, type);
    const part = { [type]: true, [`${type}Percentage`]: percent };
    if (!profile[type]) yield changed({ kind: 'addEmployment', type, percent }, part);
    else if (percentageOf(profile, type) !== percent) yield changed({ kind: 'percentage', type, percent }, part);
  }
}

type Fits = Readonly<Record<MatchComponentKey, Fit>>;

/** @param fits of the two as they are */
function best(alternatives: Iterable<Alternative>, fits: Fits, rates: RateTable): Counterfactual[] {
  const current = shownScore(scoreOfFits(fits).basisPoints);
  const gains: Counterfactual[] = [];
  for (const { change, role, profile } of alternatives) {
    const moved: Record<MatchComponentKey, Fit> = { ...fits };
    for (const key of MOVED_BY[change.kind]) moved[key] = FIT_OF[key](role, profile, rates);
    const gain = shownScore(scoreOfFits(moved).basisPoints) - current;
    if (gain >= 1) gains.push({ change, gain });
  }
  return gains.sort((a, b) => b.gain - a.gain).slice(0, MOST);
}

/**
 * @param fits of the role and the profile, from `fitsOf`
 * @returns for each side up to three single changes that would raise the shown score most, largest first
 */
export const counterfactualsFor = (
  role: MatchRole,
  profile: MatchProfile,
  rates: RateTable,
  fits: Fits,
): MatchBreakdown['counterfactuals'] => ({
  talentSeeker: best(roleAlternatives(role, profile, rates), fits, rates),
  jobSeeker: best(profileAlternatives(role, profile, rates), fits, rates),
});
