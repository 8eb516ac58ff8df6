import { DESIRED_ROLES_MAX, EMPLOYMENT_TYPES, WORK_SETUPS } from '@vela/contracts/constants';
import type { Counterfactual, MatchBreakdown, MatchChange, MatchComponentKey } from '@vela/contracts/matching';
import { statedContradictions, totalYears } from '@vela/market/profiles';
import { offeredPercentage, wishedPercentage } from '../components/employment.js';
import { countedYears, desiredEntry } from '../components/experience.js';
import type { Fit } from '../components/fit.js';
import { FIT_OF } from '../components/index.js';
import { sharesRemote } from '../components/place.js';
import { scoreOfFits, shownScore } from '../score/score.js';
import type { RateTable } from '../subjects/rates.js';
import { payOfYearlySek, wantedPay, yearlySek } from '../subjects/salary.js';
import type { MatchProfile, MatchRole } from '../subjects/subjects.js';

/** How many changes are told to each side (docs/score.md, "The breakdown"). */
const MOST = 3;

/** One change, and both sides as they would be with it. */
export interface Alternative {
  readonly change: ProposedChange;
  readonly role: MatchRole;
  readonly profile: MatchProfile;
}

/** What is proposed today; version 1 also proposed countries without a city. */
export type ProposedChange = Exclude<MatchChange, { kind: 'addCountry' }>;

/** The components that a change can move; all others stay as they are, and need no second look. */
export const MOVED_BY: Readonly<Record<ProposedChange['kind'], readonly MatchComponentKey[]>> = {
  offer: ['salary'],
  addSetup: ['place'],
  addCity: ['place'],
  addPlace: ['place'],
  dropSkill: ['skills'],
  addSkill: ['skills'],
  startLater: ['availability'],
  availableSooner: ['availability'],
  percentage: ['employment'],
  addEmployment: ['employment'],
  requireYears: ['years'],
  desireRole: ['role', 'years'],
  state: ['salary', 'availability', 'years'],
};

type Change<Subject> = (change: ProposedChange, part: Partial<Subject>) => Alternative;

/** A step in which people name pay of this size: about one part in a hundred, as a round number. */
const roundStep = (amount: number): number => 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, amount))) - 1) / 2;

/** An offer that meets what the talent wants, where today's does not. */
function* betterOffer(role: MatchRole, profile: MatchProfile, rates: RateTable): Generator<Alternative> {
  const wanted = wantedPay(profile, rates);
  if (wanted === null || yearlySek(role.offer, rates) >= wanted.yearlySek) return;
  const step = Math.max(1, Math.floor(roundStep(role.offer.amount)));
  const offer = { ...role.offer, amount: payOfYearlySek(wanted.yearlySek, role.offer, rates, step) };
  yield { change: { kind: 'offer', ...offer }, profile, role: { ...role, offer } };
}

/** What the talent seeker could change. */
export function* roleAlternatives(role: MatchRole, profile: MatchProfile, rates: RateTable): Generator<Alternative> {
  const changed: Change<MatchRole> = (change, part) => ({ change, profile, role: { ...role, ...part } });
  yield* betterOffer(role, profile, rates);
  for (const setup of WORK_SETUPS)
    if (profile[setup] && !role[setup]) yield changed({ kind: 'addSetup', setup }, { [setup]: true });
  for (const skill of role.skills)
    if (role.skills.length > 1 && !profile.skills.some((held) => held.skillId === skill.skillId))
      yield changed(
        { kind: 'dropSkill', skill: skill.name },
        { skills: role.skills.filter((other) => other !== skill) },
      );
  if (profile.availability !== null && profile.availability > role.availability)
    yield changed({ kind: 'startLater', months: profile.availability }, { availability: profile.availability });
  const held = countedYears(role, profile);
  if (held !== null && held < role.years) yield changed({ kind: 'requireYears', years: held }, { years: held });
  for (const type of EMPLOYMENT_TYPES) {
    const percent = wishedPercentage(profile, type);
    if (percent === null) continue;
    const part = { [type]: true, [`${type}Percentage`]: percent };
    if (!role[type]) yield changed({ kind: 'addEmployment', type, percent }, part);
    else if (offeredPercentage(role, type) !== percent) yield changed({ kind: 'percentage', type, percent }, part);
  }
}

/** Where the talent could say to work as well: a city of the role, or the country where it names none. */
function* furtherPlaces(role: MatchRole, profile: MatchProfile, changed: Change<MatchProfile>): Generator<Alternative> {
  if (sharesRemote(role, profile) || !(role.hybrid || role.office)) return;
  for (const [country, [city]] of Object.entries(role.places)) {
    const cities = profile.places[country] ?? [];
    if (city === undefined) {
      if (profile.places[country] === undefined)
        yield changed({ kind: 'addPlace', country }, { places: { ...profile.places, [country]: [] } });
    } else if (!cities.includes(city))
      yield changed(
        { kind: 'addCity', city, country },
        { places: { ...profile.places, [country]: [...cities, city] } },
      );
  }
}

/** What the talent left blank, stated so that it fits. */
function* statements(
  role: MatchRole,
  profile: MatchProfile,
  rates: RateTable,
  changed: Change<MatchProfile>,
): Generator<Alternative> {
  const { amount, currency, period } = role.offer;
  if (wantedPay(profile, rates) === null)
    yield changed({ kind: 'state', term: 'salary' }, { minSalary: amount, maxSalary: null, currency, period });
  if (profile.availability === null)
    yield changed({ kind: 'state', term: 'availability' }, { availability: role.availability });
  if (countedYears(role, profile) === null)
    yield changed({ kind: 'state', term: 'years' }, { experienceYears: role.years });
}

/** Whether a profile may say so of its skills: nobody is advised to what their form refuses. */
const maySay = (profile: MatchProfile): boolean =>
  statedContradictions(profile).every(({ field }) => field !== 'skills');

/** What the talent could change or learn. Never a lower pay: there, the employer's offer is told instead. */
export function* profileAlternatives(role: MatchRole, profile: MatchProfile, rates: RateTable): Generator<Alternative> {
  const changed: Change<MatchProfile> = (change, part) => ({ change, role, profile: { ...profile, ...part } });
  yield* statements(role, profile, rates, changed);
  yield* betterOffer(role, profile, rates);
  for (const setup of WORK_SETUPS)
    if (role[setup] && !profile[setup]) yield changed({ kind: 'addSetup', setup }, { [setup]: true });
  yield* furtherPlaces(role, profile, changed);
  for (const { skillId, name, level } of role.skills) {
    const held = profile.skills.find((one) => one.skillId === skillId)?.level ?? 0;
    if (held >= level) continue;
    const skills = [...profile.skills.filter((one) => one.skillId !== skillId), { skillId, name, level }];
    if (maySay({ ...profile, skills })) yield changed({ kind: 'addSkill', skill: name, level }, { skills });
  }
  if (profile.availability !== null && profile.availability > role.availability)
    yield changed({ kind: 'availableSooner', months: role.availability }, { availability: role.availability });
  if (desiredEntry(role, profile) === undefined && profile.desiredRoles.length < DESIRED_ROLES_MAX) {
    const entry = { roleId: role.roleId, name: role.roleName, years: totalYears(profile) ?? 0, weight: 1 };
    yield changed({ kind: 'desireRole', role: role.roleName }, { desiredRoles: [...profile.desiredRoles, entry] });
  }
  for (const type of EMPLOYMENT_TYPES) {
    if (!role[type]) continue;
    const percent = offeredPercentage(role, type);
    const part = { [type]: true, [`${type}Percentage`]: percent };
    if (!profile[type]) yield changed({ kind: 'addEmployment', type, percent }, part);
    else if (wishedPercentage(profile, type) !== percent) yield changed({ kind: 'percentage', type, percent }, part);
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
