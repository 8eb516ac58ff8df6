import { WORK_SETUPS } from '@vela/contracts/constants';
import { availabilityFit } from '../components/availability.js';
import { employmentFit } from '../components/employment.js';
import { yearsFitOf } from '../components/experience.js';
import { type Fit, FULL } from '../components/fit.js';
import { NEARBY_KM, nearbyFit, SAME_COUNTRY, statesPlace } from '../components/place.js';
import { sharesOf, skillPoints } from '../components/skills.js';
import { WEIGHTS } from '../components/weights.js';
import type { RateTable } from '../subjects/rates.js';
import { yearlySek } from '../subjects/salary.js';
import type { MatchRole, Places } from '../subjects/subjects.js';
import {
  AVAILABILITY_CODES,
  AVAILABILITY_MASK,
  EMPLOYMENT_MASK,
  employmentTable,
  EXPERIENCE_MASK,
  EXPERIENCE_UNKNOWN,
  PLACE_KNOWN,
  PLACE_MASK,
} from './traits.js';

// How near a talent is, as one number, nearer is more: 0 elsewhere, 1 the same country, above it the kilometres.
const SAME_COUNTRY_CODE = 1;
const LEAST_NEAR_CODE = 2;
/** A shared city, or a country where the role names none. */
export const HERE_CODE = LEAST_NEAR_CODE + NEARBY_KM;
/** @param km whole kilometres, at most `NEARBY_KM` */
export const nearbyCode = (km: number): number => HERE_CODE - km;
/** The code of a country that the role names. */
export const countryCode = (cities: readonly string[]): number => (cities.length === 0 ? HERE_CODE : SAME_COUNTRY_CODE);

export const PLACE_CODE_SHIFT = 4;
const PLACE_TABLE_SIZE = 64 << PLACE_CODE_SHIFT;

/** @returns the fit of a code */
function fitOfCode(code: number): number {
  if (code >= LEAST_NEAR_CODE && code <= HERE_CODE) return nearbyFit(HERE_CODE - code);
  return code === SAME_COUNTRY_CODE ? SAME_COUNTRY : 0;
}

/** Weighted points and unknown weight in one table, by some bits of a profile's traits. */
export interface TraitTable {
  /** weight · fit */
  readonly points: Uint32Array;
  /** weight where the talent did not state it, else 0 */
  readonly unknown: Uint8Array;
}

/** Points by held level in half stars. */
export type PointsByLevel = Uint32Array;

/** One asked skill: by itself, or by others that stand in for it; the best of them counts. */
export interface PlannedSkill {
  readonly skillId: string;
  readonly points: PointsByLevel;
  readonly related: readonly { readonly skillId: string; readonly points: PointsByLevel }[];
}

/** One question to the index, worked out once: tables instead of branches. */
export interface Plan {
  readonly skills: readonly PlannedSkill[];
  readonly roleId: string;
  /** By years in the desired role: role and years together. */
  readonly desiredPoints: Uint32Array;
  /** By years of experience in all, for those who do not desire the role. */
  readonly experience: TraitTable;
  readonly place: TraitTable;
  readonly asksPlace: boolean;
  /** Whether it matters where: hybrid or office. */
  readonly needsPlace: boolean;
  readonly employment: TraitTable;
  readonly asksEmployment: boolean;
  readonly availability: TraitTable;
  readonly salaryWeight: number;
  readonly offerYearlySek: number;
  /** Sum of the weights that apply. */
  readonly applied: number;
  /** The most that place, employment, availability and salary can add. */
  readonly restMost: number;
}

const UNKNOWN = { status: 'unknown', fit: 0 } as const;
const nothing = (size: number): TraitTable => ({ points: new Uint32Array(size), unknown: new Uint8Array(size) });

function tableOf(size: number, weight: number, fitOf: (index: number) => Pick<Fit, 'status' | 'fit'>): TraitTable {
  const points = new Uint32Array(size);
  const unknown = new Uint8Array(size);
  for (let index = 0; index < size; index += 1) {
    const { status, fit } = fitOf(index);
    if (status === 'notApplicable') continue;
    points[index] = weight * fit;
    if (status === 'unknown') unknown[index] = weight;
  }
  return { points, unknown };
}

function pointsByLevel(share: number, level: number, quarters?: number): PointsByLevel {
  const points = new Uint32Array(16);
  for (let held = 1; held <= 10; held += 1)
    points[held] = WEIGHTS.skills * skillPoints(share, held, level * 2, quarters);
  return points;
}

const skillTables = (role: MatchRole): Plan['skills'] =>
  sharesOf(role.skills).map(({ skill: { skillId, level, related = [] }, share }) => ({
    skillId,
    points: pointsByLevel(share, level),
    related: related.map((other) => ({
      skillId: other.skillId,
      points: pointsByLevel(share, level, other.quarters),
    })),
  }));

function placeTable(role: MatchRole): TraitTable {
  // What a code is worth is worked out for each once, and so is what the setups say.
  const fits = Array.from({ length: PLACE_TABLE_SIZE >>> PLACE_CODE_SHIFT }, (_, code) => fitOfCode(code));
  const bySetups = Array.from({ length: PLACE_MASK + 1 }, (_, bits) => reachOf(role, bits));
  return tableOf(PLACE_TABLE_SIZE, WEIGHTS.place, (index) => {
    const reach = bySetups[index & PLACE_MASK];
    if (reach === 'notStated') return UNKNOWN;
    if (reach === 'anywhere') return { status: 'known', fit: FULL };
    return { status: 'known', fit: reach === 'byPlace' ? (fits[index >>> PLACE_CODE_SHIFT] ?? 0) : 0 };
  });
}

/** What the place's fit rests on, by the part of a word that `PLACE_MASK` names. */
function reachOf(role: MatchRole, bits: number): 'notStated' | 'anywhere' | 'byPlace' | 'nowhere' {
  const [remote = false, hybrid = false, office = false] = WORK_SETUPS.map((_, bit) => (bits & (1 << bit)) !== 0);
  const places: Places = (bits & PLACE_KNOWN) === 0 ? {} : { somewhere: [] };
  if (!statesPlace(role, { remote, hybrid, office, places })) return 'notStated';
  if (role.remote && remote) return 'anywhere';
  return (role.hybrid && hybrid) || (role.office && office) ? 'byPlace' : 'nowhere';
}

const TICKED_BY_NOBODY = {
  permanent: false,
  freelance: false,
  permanentPercentage: null,
  freelancePercentage: null,
} as const;
const NOT_STATED = -1;

function employmentFits(role: MatchRole): TraitTable {
  const fits = employmentTable(
    (type, percentage) =>
      employmentFit(role, { ...TICKED_BY_NOBODY, [type]: true, [`${type}Percentage`]: percentage }).fit,
    NOT_STATED,
  );
  return tableOf(fits.length, WEIGHTS.employment, (bits) => {
    const fit = fits[bits] ?? NOT_STATED;
    return fit === NOT_STATED ? UNKNOWN : { status: 'known', fit };
  });
}

/** Works out the tables of one role, from the same functions that score a single profile. */
export function planFor(role: MatchRole, rates: RateTable): Plan {
  const asksPlace = role.remote || role.hybrid || role.office;
  const asksEmployment = role.permanent || role.freelance;
  const desiredPoints = new Uint32Array(128);
  for (let held = 0; held < 128; held += 1)
    desiredPoints[held] = WEIGHTS.role * FULL + WEIGHTS.years * yearsFitOf(held, role.years);
  const applied =
    (role.skills.length > 0 ? WEIGHTS.skills : 0) +
    WEIGHTS.role +
    WEIGHTS.years +
    WEIGHTS.salary +
    (asksPlace ? WEIGHTS.place : 0) +
    (asksEmployment ? WEIGHTS.employment : 0) +
    WEIGHTS.availability;
  return {
    skills: skillTables(role),
    roleId: role.roleId,
    desiredPoints,
    experience: tableOf(EXPERIENCE_MASK + 1, WEIGHTS.years, (held) => {
      if (held !== EXPERIENCE_UNKNOWN) return { status: 'known', fit: yearsFitOf(held, role.years) };
      return role.years === 0 ? { status: 'known', fit: FULL } : UNKNOWN;
    }),
    place: asksPlace ? placeTable(role) : nothing(PLACE_TABLE_SIZE),
    asksPlace,
    needsPlace: role.hybrid || role.office,
    employment: asksEmployment ? employmentFits(role) : nothing(EMPLOYMENT_MASK + 1),
    asksEmployment,
    availability: tableOf(AVAILABILITY_MASK + 1, WEIGHTS.availability, (code) =>
      availabilityFit(role, { availability: AVAILABILITY_CODES[code] ?? null }),
    ),
    salaryWeight: WEIGHTS.salary,
    offerYearlySek: yearlySek(role.offer, rates),
    applied,
    restMost:
      (WEIGHTS.salary +
        WEIGHTS.availability +
        (asksPlace ? WEIGHTS.place : 0) +
        (asksEmployment ? WEIGHTS.employment : 0)) *
      FULL,
  };
}
