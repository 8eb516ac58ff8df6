import { Types } from 'mongoose';
import { EMPLOYMENT_TYPES } from '@vela/contracts/constants';
import {
  askedFor,
  FULL,
  type RateTable,
  type Requirement,
  type RequirementCounts,
  requirementCountsOf,
  type Requirements,
  roleOfRequirements,
  yearlySek,
} from '@vela/matching';
import type { CatalogueSnapshot } from '../../../reference/categories/index.js';
import { desiredYears, placePart } from './score-stages.js';
import { type Expression, isNull, payFrom, percentage, type Stage } from './stored-profile.js';

/** How many profiles miss nothing (null) or only this one thing. */
export interface MeetingRow {
  readonly _id: string | null;
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
  const held: Expression = { $ifNull: [years, '$experienceYears', role.years === 0 ? 0 : -1] };
  const place = placePart(role);
  return {
    role: { $eq: [years, null] },
    years: { $lt: [held, role.years] },
    place: place === null ? false : { $or: [place.unknown, { $lt: [place.fit, FULL] }] },
    employment: {
      $not: [
        {
          $or: EMPLOYMENT_TYPES.filter((type) => role[type]).map((type): Expression => {
            const offered = (type === 'permanent' ? role.permanentPercentage : role.freelancePercentage) ?? 100;
            return { $and: [`$${type}`, { $gte: [percentage(type), offered] }] };
          }),
        },
      ],
    },
    salary: { $or: [isNull('$minSalary'), { $gt: [payFrom(rates), yearlySek(role.offer, rates)] }] },
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

export function meetingStages(requirements: Requirements, rates: RateTable, catalogue: CatalogueSnapshot): Stage[] {
  const conditions = missedConditions(requirements, rates, catalogue);
  const missed: Expression[] = [
    ...askedFor(requirements).map((requirement): Expression => ({
      $cond: [conditions[requirement], [requirement], []],
    })),
    ...roleOfRequirements(requirements).skills.map(({ skillId, level }): Expression => ({
      $cond: [lacks(skillId, level), [skillKey(skillId)], []],
    })),
  ];
  return [
    { $project: { missed: { $concatArrays: [[], ...missed] } } },
    { $match: { $expr: { $lte: [{ $size: '$missed' }, 1] } } },
    { $group: { _id: { $ifNull: [{ $first: '$missed' }, null] }, count: { $sum: 1 } } },
  ];
}

export function meetingOf(rows: readonly MeetingRow[], requirements: Requirements): RequirementCounts {
  const counts = new Map(rows.map(({ _id, count }) => [_id, count]));
  return requirementCountsOf(requirements, counts.get(null) ?? 0, {
    of: (requirement) => counts.get(requirement) ?? 0,
    ofSkill: (skillId) => counts.get(skillKey(skillId)) ?? 0,
  });
}
