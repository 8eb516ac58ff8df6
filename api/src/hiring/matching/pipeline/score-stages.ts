import { Types } from 'mongoose';
import { EMPLOYMENT_TYPES, WORK_SETUPS } from '@vela/contracts/constants';
import {
  CAPPED_BASIS_POINTS,
  FULL,
  type MatchRole,
  nearbyFit,
  type Plan,
  planFor,
  type PlannedSkill,
  type RateTable,
  SAME_COUNTRY,
  TIE_PRIME,
  tieTurn,
  WEIGHTS,
} from '@vela/matching';
import type { CatalogueSnapshot } from '../../../reference/categories/index.js';
import {
  type Expression,
  isNull,
  payFrom,
  PLACES,
  type Stage,
  TIE_KEY,
  TOTAL_YEARS,
  wishedPercentage,
} from './stored-profile.js';

/** One component: its fit, and whether the talent did not state it. None stands for a component that does not apply. */
interface Part {
  readonly weight: number;
  readonly fit: Expression;
  readonly unknown: Expression;
  /** A hire is impossible where it fits nothing. */
  readonly decides: boolean;
}

const part = (weight: number, fit: Expression, unknown: Expression = false, decides = false): Part => ({
  weight,
  fit: unknown === false ? fit : { $cond: [unknown, 0, fit] },
  unknown,
  decides,
});

/** The most that a talent has for one asked skill, from the same tables as the index. */
const bestHeld = (skill: PlannedSkill): Expression => ({
  $max: {
    $concatArrays: [
      [0],
      {
        $map: {
          input: '$skills',
          as: 'skill',
          in: {
            $switch: {
              branches: [skill, ...skill.related].map(({ skillId, points }) => ({
                case: { $eq: ['$$skill.skillId', new Types.ObjectId(skillId)] },
                then: { $arrayElemAt: [Array.from(points), { $multiply: ['$$skill.level', 2] }] },
              })),
              default: 0,
            },
          },
        },
      },
    ],
  },
});

/** Years in the desired role, null where it is not desired. */
export const desiredYears = (role: MatchRole): Expression => ({
  $first: {
    $map: {
      input: {
        $filter: {
          input: '$desiredRoles',
          as: 'desired',
          cond: { $eq: ['$$desired.roleId', new Types.ObjectId(role.roleId)] },
        },
      },
      as: 'desired',
      in: '$$desired.years',
    },
  },
});

/** @param held expression for years, null where unknown */
const enoughYears = (required: number, held: Expression): Expression =>
  required === 0
    ? FULL
    : { $cond: [{ $gte: [held, required] }, FULL, { $floor: { $divide: [{ $multiply: [FULL, held] }, required] } }] };

function salaryFit(offer: number, minimum: Expression): Expression {
  // `salaryFitOf` of the matching package: nothing is left at a shortfall of 20 %.
  const loss: Expression = {
    $ceil: { $divide: [{ $multiply: [{ $subtract: [minimum, offer] }, FULL * 5] }, minimum] },
  };
  return { $cond: [{ $lte: [minimum, offer] }, FULL, { $max: [0, { $subtract: [FULL, loss] }] }] };
}

/** What the cities of one country fit, by name: the role's own and those near to them. */
function cityFits({ places, nearby = {} }: MatchRole, country: string): ReadonlyMap<string, number> {
  const near = Object.entries(nearby[country] ?? {}).map(([city, { km }]): [string, number] => [city, nearbyFit(km)]);
  return new Map([...near, ...(places[country] ?? []).map((city): [string, number] => [city, FULL])]);
}

function countryFit(role: MatchRole, country: string): number {
  const cities = role.places[country];
  if (cities === undefined) return 0;
  return cities.length === 0 ? FULL : SAME_COUNTRY;
}

/** How near the talent is, at best over all places: `bestMeeting` of the matching package. */
function nearness(role: MatchRole): Expression {
  const branches = [...new Set([...Object.keys(role.places), ...Object.keys(role.nearby ?? {})])].map((country) => {
    const cities = [...cityFits(role, country)].map(([city, fit]) => ({
      case: { $eq: ['$$city', { $literal: city }] },
      then: fit,
    }));
    const atBest: Expression[] = [[countryFit(role, country)]];
    if (cities.length > 0)
      atBest.push({
        $map: { input: '$$place.cities', as: 'city', in: { $switch: { branches: cities, default: 0 } } },
      });
    return {
      case: { $eq: ['$$place.country', { $literal: country }] },
      then: { $max: { $concatArrays: atBest } },
    };
  });
  if (branches.length === 0) return 0;
  return {
    $max: { $concatArrays: [[0], { $map: { input: PLACES, as: 'place', in: { $switch: { branches, default: 0 } } } }] },
  };
}

/** @returns null where the role does not ask about the place */
export function placePart(role: MatchRole): { readonly fit: Expression; readonly unknown: Expression } | null {
  const asked = WORK_SETUPS.filter((setup) => role[setup]);
  if (asked.length === 0) return null;
  const named: Expression = { $or: WORK_SETUPS.map((setup) => `$${setup}`) };
  const shares: Expression = { $or: asked.map((setup) => `$${setup}`) };
  const remotely: Expression = role.remote ? '$remote' : false;
  const placeless: Expression = role.hybrid || role.office ? { $eq: [{ $size: PLACES }, 0] } : false;
  return {
    fit: { $cond: [remotely, FULL, { $cond: [shares, nearness(role), 0] }] },
    unknown: { $or: [{ $not: [named] }, { $and: [{ $not: [remotely] }, placeless] }] },
  };
}

function employmentPart(role: MatchRole): Part | null {
  const asked = EMPLOYMENT_TYPES.filter((type) => role[type]);
  if (asked.length === 0) return null;
  const fits = asked.map((type): Expression => {
    const offered = (type === 'permanent' ? role.permanentPercentage : role.freelancePercentage) ?? 100;
    const apart: Expression = { $abs: { $subtract: [wishedPercentage(type), offered] } };
    return { $cond: [{ $eq: [wishedPercentage(type), null] }, 0, { $subtract: [FULL, { $multiply: [100, apart] }] }] };
  });
  const states = EMPLOYMENT_TYPES.map((type): Expression => ({ $ne: [wishedPercentage(type), null] }));
  return part(WEIGHTS.employment, { $max: fits }, { $not: [{ $or: states }] }, true);
}

function partsOf(role: MatchRole, plan: Plan): Part[] {
  const isDesired: Expression = { $ne: ['$desiredYears', null] };
  const yearsHeld: Expression = { $ifNull: ['$desiredYears', TOTAL_YEARS] };
  const place = placePart(role);
  const late: Expression = { $max: [0, { $subtract: ['$availability', role.availability] }] };
  const inTime: Expression = {
    $max: [0, { $floor: { $divide: [{ $multiply: [FULL, { $subtract: [6, late] }] }, 6] } }],
  };
  const parts: (Part | null)[] = [
    part(WEIGHTS.role, { $cond: [isDesired, FULL, 0] }),
    part(
      WEIGHTS.years,
      enoughYears(role.years, yearsHeld),
      role.years === 0 ? false : { $and: [{ $not: [isDesired] }, isNull('$experienceYears')] },
    ),
    part(WEIGHTS.salary, salaryFit(plan.offerYearlySek, '$payFrom'), { $eq: ['$payFrom', null] }, true),
    place && part(WEIGHTS.place, place.fit, place.unknown, true),
    employmentPart(role),
    part(WEIGHTS.availability, inTime, isNull('$availability')),
  ];
  return parts.filter((one) => one !== null);
}

/** The weekly turn of ties, in the plain arithmetic of `turned` of the matching package. */
export function tieExpression(roleId: string, week: number): Expression {
  const { shift, factor, offset } = tieTurn(roleId, week);
  const shifted: Expression = { $mod: [{ $add: [TIE_KEY, shift] }, TIE_PRIME] };
  const squared: Expression = {
    $let: { vars: { shifted }, in: { $mod: [{ $multiply: [{ $toLong: '$$shifted' }, '$$shifted'] }, TIE_PRIME] } },
  };
  return { $mod: [{ $add: [{ $multiply: [{ $toLong: squared }, factor] }, offset] }, TIE_PRIME] };
}

/**
 * Scores every document that comes in: the score of the matching package, in whole numbers, computed by the store.
 * @returns stages that leave `_id`, `basisPoints`, `coverage` and `tie`
 */
export function scoreStages(role: MatchRole, week: number, rates: RateTable, catalogue: CatalogueSnapshot): Stage[] {
  const plan = planFor(role, rates);
  const known = catalogue.roles.has(role.roleId);
  const parts = partsOf(role, plan);
  const fits = parts.map((_, number): Expression => `$fit${number}`);
  const points: Expression = {
    $add: [
      ...plan.skills.map(bestHeld),
      ...parts.map(({ weight }, number): Expression => ({ $multiply: [weight, fits[number] ?? 0] })),
    ],
  };
  const unknown: Expression = {
    $add: [
      0,
      ...parts
        .filter((one) => one.unknown !== false)
        .map((one): Expression => ({ $cond: [one.unknown, one.weight, 0] })),
    ],
  };
  const impossible: Expression = {
    $or: parts.flatMap(({ decides }, number): Expression[] => (decides ? [{ $eq: [fits[number] ?? 0, 0] }] : [])),
  };
  const uncapped: Expression = { $floor: { $divide: ['$points', plan.applied] } };
  return [
    { $set: { desiredYears: known ? { $ifNull: [desiredYears(role), null] } : null, payFrom: payFrom(rates) } },
    { $set: Object.fromEntries(parts.map(({ fit }, number) => [`fit${number}`, fit])) },
    { $set: { points } },
    {
      $project: {
        basisPoints: { $cond: [impossible, { $min: [CAPPED_BASIS_POINTS, uncapped] }, uncapped] },
        coverage: {
          $floor: { $divide: [{ $multiply: [FULL, { $subtract: [plan.applied, unknown] }] }, plan.applied] },
        },
        tie: tieExpression(role.id, week),
      },
    },
  ];
}
