import { Types } from 'mongoose';
import { EMPLOYMENT_TYPES, WORK_SETUPS } from '@vela/contracts/constants';
import {
  FULL,
  type MatchRole,
  type Plan,
  planFor,
  type RateTable,
  TIE_PRIME,
  tieTurn,
  UNKNOWN,
  WEIGHTS,
} from '@vela/matching';
import type { CatalogueSnapshot } from '../../../reference/categories/index.js';
import { type Expression, isNull, payFrom, percentage, PLACES, type Stage, TIE_KEY } from './stored-profile.js';

/** One component: what it adds, and whether the talent left it blank. Neither stands for a component that does not apply. */
interface Part {
  readonly points: Expression;
  readonly unknown: Expression;
  readonly weight: number;
}

const weighted = (weight: number, fit: Expression, unknown: Expression = false): Part => ({
  points: { $multiply: [weight, { $cond: [unknown, UNKNOWN, fit] }] },
  unknown,
  weight,
});

/** Points by half stars, from the same tables as the index. */
function skillPoints({ skills }: Plan): Expression {
  const branches = skills.map(({ skillId, points }) => ({
    case: { $eq: ['$$skill.skillId', new Types.ObjectId(skillId)] },
    then: { $arrayElemAt: [Array.from(points), { $multiply: ['$$skill.level', 2] }] },
  }));
  return { $sum: { $map: { input: '$skills', as: 'skill', in: { $switch: { branches, default: 0 } } } } };
}

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

/** How near the talent is, at best over the shared countries. */
function nearness(role: MatchRole): Expression {
  const branches = Object.entries(role.places).map(([country, cities]) => ({
    case: { $eq: ['$$place.country', { $literal: country }] },
    then:
      cities.length === 0
        ? FULL
        : {
            $cond: [
              {
                $or: [
                  { $eq: ['$$place.cities', []] },
                  {
                    $gt: [
                      { $size: { $setIntersection: ['$$place.cities', cities.map((city) => ({ $literal: city }))] } },
                      0,
                    ],
                  },
                ],
              },
              FULL,
              FULL / 2,
            ],
          },
  }));
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
  const placeless: Expression = { $eq: [{ $size: PLACES }, 0] };
  return {
    fit: { $cond: [remotely, FULL, { $cond: [shares, nearness(role), 0] }] },
    unknown: { $or: [{ $not: [named] }, { $and: [shares, { $not: [remotely] }, placeless] }] },
  };
}

function employmentPart(role: MatchRole): Part | null {
  const asked = EMPLOYMENT_TYPES.filter((type) => role[type]);
  if (asked.length === 0) return null;
  const fits = asked.map((type): Expression => {
    const offered = (type === 'permanent' ? role.permanentPercentage : role.freelancePercentage) ?? 100;
    const apart: Expression = { $abs: { $subtract: [percentage(type), offered] } };
    return { $cond: [`$${type}`, { $subtract: [FULL, { $multiply: [100, apart] }] }, 0] };
  });
  return weighted(WEIGHTS.employment, { $max: fits }, { $not: [{ $or: ['$permanent', '$freelance'] }] });
}

function partsOf(role: MatchRole, plan: Plan): Part[] {
  const isDesired: Expression = { $ne: ['$desiredYears', null] };
  const yearsHeld: Expression = { $ifNull: ['$desiredYears', '$experienceYears'] };
  const place = placePart(role);
  const late: Expression = { $max: [0, { $subtract: ['$availability', role.availability] }] };
  const inTime: Expression = {
    $max: [0, { $floor: { $divide: [{ $multiply: [FULL, { $subtract: [6, late] }] }, 6] } }],
  };
  const parts: (Part | null)[] = [
    plan.skills.length === 0 ? null : { points: skillPoints(plan), unknown: false, weight: WEIGHTS.skills },
    weighted(WEIGHTS.role, { $cond: [isDesired, FULL, 0] }),
    weighted(
      WEIGHTS.years,
      enoughYears(role.years, yearsHeld),
      role.years === 0 ? false : { $and: [{ $not: [isDesired] }, isNull('$experienceYears')] },
    ),
    weighted(WEIGHTS.salary, salaryFit(plan.offerYearlySek, '$payFrom'), { $eq: ['$payFrom', null] }),
    place && weighted(WEIGHTS.place, place.fit, place.unknown),
    employmentPart(role),
    weighted(WEIGHTS.availability, inTime, isNull('$availability')),
  ];
  return parts.filter((part) => part !== null);
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
  const points: Expression = { $add: parts.map((part) => part.points) };
  const unknown: Expression = {
    $add: [
      0,
      ...parts
        .filter((part) => part.unknown !== false)
        .map((part): Expression => ({ $cond: [part.unknown, part.weight, 0] })),
    ],
  };
  return [
    { $set: { desiredYears: known ? { $ifNull: [desiredYears(role), null] } : null, payFrom: payFrom(rates) } },
    {
      $project: {
        basisPoints: { $floor: { $divide: [points, plan.applied] } },
        coverage: {
          $floor: { $divide: [{ $multiply: [FULL, { $subtract: [plan.applied, unknown] }] }, plan.applied] },
        },
        tie: tieExpression(role.id, week),
      },
    },
  ];
}
