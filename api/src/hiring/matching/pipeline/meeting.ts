import { Types } from 'mongoose';
import { EMPLOYMENT_TYPES } from '@vela/contracts/constants';
import {
  askedFor,
  type FacetScope,
  type Missing,
  type RateTable,
  REACHABLE,
  type Requirement,
  type RequirementCounts,
  requirementCountsOf,
  type Requirements,
  roleOfRequirements,
  yearlySek,
} from '@vela/matching';
import type { CatalogueSnapshot } from '../../../reference/categories/index.js';
import { desiredYears, placePart } from './score-stages.js';
import { type Expression, isNull, payFrom, type Stage, TOTAL_YEARS, wishedPercentage } from './stored-profile.js';

const LOOKED = 'looked';
const MEETING = 'meeting';
/** Before the key of what a profile misses alone. */
const ALONE = 'alone:';

/** How many profiles stand for a key. */
export interface MeetingRow {
  readonly _id: string;
  readonly count: number;
}

const skillKey = (skillId: string): string => `skill:${skillId}`;

/** Whether a profile misses what is asked for: the opposite of `countMeeting`'s conditions in the matching package. */
function missedConditions(
  requirements: Requirements,
  rates: RateTable,
  catalogue: CatalogueSnapshot,
): Readonly<Record<Requirement, Expression>> {
  const role = roleOfRequirements(requirements);
  const years: Expression = catalogue.roles.has(role.roleId) ? { $ifNull: [desiredYears(role), null] } : null;
  const held: Expression = { $max: [{ $ifNull: [years, 0] }, { $ifNull: [TOTAL_YEARS, 0] }] };
  const place = placePart(role);
  return {
    role: { $eq: [years, null] },
    years: { $lt: [held, role.years] },
    place: place === null ? false : { $or: [place.unknown, { $lt: [place.fit, REACHABLE] }] },
    employment: {
      $not: [
        {
          $or: EMPLOYMENT_TYPES.filter((type) => role[type]).map((type): Expression => {
            const offered = (type === 'permanent' ? role.permanentPercentage : role.freelancePercentage) ?? 100;
            return { $gte: [{ $ifNull: [wishedPercentage(type), 0] }, offered] };
          }),
        },
      ],
    },
    salary: { $or: [{ $eq: [payFrom(rates), null] }, { $gt: [payFrom(rates), yearlySek(role.offer, rates)] }] },
    availability: { $or: [isNull('$availability'), { $gt: ['$availability', role.availability] }] },
  };
}

const lacks = (skillId: string, level: number): Expression => ({
  $not: [
    {
      $anyElementTrue: [
        {
          $map: {
            input: '$skills',
            as: 'skill',
            in: {
              $and: [{ $eq: ['$$skill.skillId', new Types.ObjectId(skillId)] }, { $gte: ['$$skill.level', level] }],
            },
          },
        },
      ],
    },
  ],
});

/** The keys of everything that a profile misses. */
function missedKeys(requirements: Requirements, rates: RateTable, catalogue: CatalogueSnapshot): Expression {
  const conditions = missedConditions(requirements, rates, catalogue);
  const missed: Expression[] = [
    ...askedFor(requirements).map((requirement): Expression => ({
      $cond: [conditions[requirement], [requirement], []],
    })),
    ...roleOfRequirements(requirements).skills.map(({ skillId, level }): Expression => ({
      $cond: [lacks(skillId, level), [skillKey(skillId)], []],
    })),
  ];
  return { $concatArrays: [[], ...missed] };
}

/** @returns stages that let through one list of a scope: whoever meets what is required, or whoever misses any of it */
export function listStages(
  { required = null, list = 'matches' }: Pick<FacetScope, 'required' | 'list'>,
  rates: RateTable,
  catalogue: CatalogueSnapshot,
): Stage[] {
  if (required === null) return list === 'matches' ? [] : [{ $match: { $expr: false } }];
  const misses: Expression = { $size: missedKeys(required, rates, catalogue) };
  return [{ $match: { $expr: list === 'matches' ? { $eq: [misses, 0] } : { $gt: [misses, 0] } } }];
}

/** Every profile stands for itself, for everything that it misses, and for the only thing that it misses. */
export const meetingStages = (requirements: Requirements, rates: RateTable, catalogue: CatalogueSnapshot): Stage[] => [
  { $project: { missed: missedKeys(requirements, rates, catalogue) } },
  {
    $project: {
      key: {
        $concatArrays: [
          [LOOKED],
          { $cond: [{ $eq: [{ $size: '$missed' }, 0] }, [MEETING], '$missed'] },
          {
            $cond: [
              { $eq: [{ $size: '$missed' }, 1] },
              { $map: { input: '$missed', as: 'one', in: { $concat: [ALONE, '$$one'] } } },
              [],
            ],
          },
        ],
      },
    },
  },
  { $unwind: '$key' },
  { $group: { _id: '$key', count: { $sum: 1 } } },
];

export function meetingOf(rows: readonly MeetingRow[], requirements: Requirements): RequirementCounts {
  const counts = new Map(rows.map(({ _id, count }) => [_id, count]));
  const of = (key: string): number => counts.get(key) ?? 0;
  const missing = (key: string): Missing => ({ missing: of(key), alone: of(`${ALONE}${key}`) });
  return requirementCountsOf(
    requirements,
    { looked: of(LOOKED), total: of(MEETING) },
    { of: missing, ofSkill: (skillId) => missing(skillKey(skillId)) },
  );
}
