import { WORK_SETUPS } from '@vela/contracts/constants';
import { availabilityFit } from '../components/availability.js';
import { employmentFit } from '../components/employment.js';
import { type Fit, FULL, UNKNOWN } from '../components/fit.js';
import { skillPoints, skillShare } from '../components/skills.js';
import { WEIGHTS } from '../components/weights.js';
import type { RateTable } from '../rates.js';
import { yearlySek } from '../salary.js';
import type { MatchProfile, MatchRole } from '../subjects.js';
import {
  AVAILABILITY_CODES,
  AVAILABILITY_MASK,
  EMPLOYMENT_MASK,
  EXPERIENCE_MASK,
  EXPERIENCE_UNKNOWN,
  SETUP_BITS,
  unpackEmployment,
} from './traits.js';

/** What a talent's place gives by how near it is, index of `PlaceCode`. */
const PLACE_FITS = [0, FULL / 2, FULL] as const;
/** 0 elsewhere, 1 the same country, 2 the same city or one side names none. */
export type PlaceCode = 0 | 1 | 2;
export const PLACE_CODE_SHIFT = 4;

/** Weighted points and unknown weight in one table, by some bits of a profile's traits. */
export interface TraitTable {
  /** weight · fit */
  readonly points: Uint32Array;
  /** weight where the talent left it blank, else 0 */
  readonly unknown: Uint8Array;
}

/** One question to the index, worked out once: tables instead of branches. */
export interface Plan {
  readonly skills: readonly { readonly skillId: string; readonly points: Uint32Array }[];
  readonly roleId: string;
  /** By years in the desired role: role and years together. */
  readonly desiredPoints: Uint32Array;
  /** By years of general experience, for those who do not desire the role. */
  readonly experience: TraitTable;
  readonly place: TraitTable;
  /** Whether it matters where: hybrid or office. */
  readonly needsPlace: boolean;
  readonly employment: TraitTable;
  readonly availability: TraitTable;
  readonly salaryWeight: number;
  readonly offerYearlySek: number;
  /** Sum of the weights that apply. */
  readonly applied: number;
  /** The most that place, employment, availability and salary can add. */
  readonly restMost: number;
}

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

function skillTables(role: MatchRole): Plan['skills'] {
  const wanted = [...role.skills].sort((a, b) => (a.skillId < b.skillId ? -1 : 1));
  return wanted.map(({ skillId, level }, index) => {
    const share = skillShare(index, wanted.length);
    const points = new Uint32Array(16);
    for (let held = 1; held <= 10; held += 1) points[held] = WEIGHTS.skills * skillPoints(share, held, level * 2);
    return { skillId, points };
  });
}

const yearsPoints = (required: number, held: number): number =>
  WEIGHTS.years * (held >= required ? FULL : Math.floor((FULL * held) / required));

function placeTable(role: MatchRole): TraitTable {
  const asked = WORK_SETUPS.reduce((bits, setup, bit) => (role[setup] ? bits | (1 << bit) : bits), 0);
  return tableOf(64, WEIGHTS.place, (index) => {
    const setups = index & ((1 << SETUP_BITS) - 1);
    const namesPlace = (index & (1 << SETUP_BITS)) !== 0;
    if (setups === 0) return { status: 'unknown', fit: UNKNOWN };
    if ((setups & asked) === 0) return { status: 'known', fit: 0 };
    if ((setups & asked & 1) !== 0) return { status: 'known', fit: FULL };
    if (!namesPlace) return { status: 'unknown', fit: UNKNOWN };
    return { status: 'known', fit: PLACE_FITS[(index >>> PLACE_CODE_SHIFT) as PlaceCode] };
  });
}

/** Works out the tables of one role, from the same functions that score a single profile. */
export function planFor(role: MatchRole, rates: RateTable): Plan {
  const asksPlace = role.remote || role.hybrid || role.office;
  const asksEmployment = role.permanent || role.freelance;
  const like = (part: Partial<MatchProfile>): MatchProfile => part as MatchProfile;
  const desiredPoints = new Uint32Array(128);
  for (let held = 0; held < 128; held += 1) desiredPoints[held] = WEIGHTS.role * FULL + yearsPoints(role.years, held);
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
      if (held !== EXPERIENCE_UNKNOWN) return { status: 'known', fit: yearsPoints(role.years, held) / WEIGHTS.years };
      return role.years === 0 ? { status: 'known', fit: FULL } : { status: 'unknown', fit: UNKNOWN };
    }),
    place: asksPlace ? placeTable(role) : tableOf(64, 0, () => ({ status: 'notApplicable', fit: 0 })),
    needsPlace: role.hybrid || role.office,
    employment: tableOf(EMPLOYMENT_MASK + 1, WEIGHTS.employment, (bits) =>
      employmentFit(role, like(unpackEmployment(bits))),
    ),
    availability: tableOf(AVAILABILITY_MASK + 1, WEIGHTS.availability, (code) =>
      availabilityFit(role, like({ availability: AVAILABILITY_CODES[code] ?? null })),
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
