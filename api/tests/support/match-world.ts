import { Types } from 'mongoose';
import { DAY_MS } from '@vela/contracts/days';
import type { MatchFilters, MatchProfile, MatchRole, Requirements } from '@vela/matching';
import type { CategoryDocument } from '../../src/records/category.js';
import type { JobSeekerProfileDocument, ShieldEntry } from '../../src/records/job-seeker-profile.js';

/** An id as the store has them for a readable name; the same name gives the same id. */
function storeId(name: string): string {
  if (/^[0-9a-f]{24}$/.test(name)) return name;
  return Buffer.from(name.padEnd(12, '.').slice(-12), 'latin1').toString('hex');
}

/** Subjects of the matching package's random worlds, under ids that a store takes. */
export const storedIds = {
  profile: (profile: MatchProfile): MatchProfile => ({
    ...profile,
    userId: storeId(profile.userId),
    blockedCompanyIds: profile.blockedCompanyIds.map(storeId),
    categoryId: profile.categoryId === null ? null : storeId(profile.categoryId),
    desiredRoles: profile.desiredRoles.map((desired) => ({ ...desired, roleId: storeId(desired.roleId) })),
    skills: profile.skills.map((skill) => ({ ...skill, skillId: storeId(skill.skillId) })),
  }),
  role: (role: MatchRole): MatchRole => ({
    ...role,
    id: storeId(role.id),
    companyId: storeId(role.companyId),
    memberUserIds: role.memberUserIds.map(storeId),
    categoryId: storeId(role.categoryId),
    roleId: storeId(role.roleId),
    skills: role.skills.map((skill) => ({
      ...skill,
      skillId: storeId(skill.skillId),
      ...(skill.related && { related: skill.related.map((one) => ({ ...one, skillId: storeId(one.skillId) })) }),
    })),
    ...(role.musts && { musts: { ...role.musts, skillIds: role.musts.skillIds.map(storeId) } }),
  }),
  filters: (filters: MatchFilters): MatchFilters => ({
    ...filters,
    ...(filters.categoryIds && { categoryIds: filters.categoryIds.map(storeId) }),
    ...(filters.skillIds && { skillIds: filters.skillIds.map(storeId) }),
  }),
  requirements: (requirements: Requirements): Requirements => ({
    ...requirements,
    companyId: storeId(requirements.companyId),
    memberUserIds: requirements.memberUserIds.map(storeId),
    categoryId: requirements.categoryId === null ? null : storeId(requirements.categoryId),
    ...(requirements.roleId !== undefined && { roleId: storeId(requirements.roleId) }),
    ...(requirements.skills && {
      skills: requirements.skills.map((skill) => ({ ...skill, skillId: storeId(skill.skillId) })),
    }),
  }),
};

/** From an employer that is no company of the world's. */
const SHIELD: ShieldEntry = {
  _id: new Types.ObjectId('51e1d0000000000000000000'),
  companyId: null,
  name: 'Elsewhere',
  nameCore: 'elsewhere',
  keys: [],
  createdAt: new Date(0),
};

/** What the store keeps of a talent that the score sees like this. */
export const documentOf = (profile: MatchProfile): JobSeekerProfileDocument => ({
  _id: new Types.ObjectId(profile.id),
  userId: new Types.ObjectId(profile.userId),
  initials: '',
  currentRole: null,
  experienceYears: profile.experienceYears,
  availableForContact: profile.availableForContact,
  openToRanking: profile.openToRanking,
  shields: profile.shielded ? [SHIELD] : [],
  categoryId: profile.categoryId === null ? null : new Types.ObjectId(profile.categoryId),
  desiredRoles: profile.desiredRoles.map(({ roleId, years, weight }) => ({
    roleId: new Types.ObjectId(roleId),
    years,
    weight,
  })),
  skills: profile.skills.map(({ skillId, level }) => ({ skillId: new Types.ObjectId(skillId), level })),
  remote: profile.remote,
  hybrid: profile.hybrid,
  office: profile.office,
  permanent: profile.permanent,
  freelance: profile.freelance,
  permanentPercentage: profile.permanentPercentage,
  freelancePercentage: profile.freelancePercentage,
  minSalary: profile.minSalary,
  maxSalary: profile.maxSalary,
  currency: profile.currency,
  compensationTimePeriod: profile.period,
  availability: profile.availability,
  aboutMe: profile.texts?.join('\n') ?? null,
  countries: Object.entries(profile.places).map(([country, cities]) => ({ country, cities: [...cities] })),
  linkedinProfile: null,
  blockedCompanyIds: profile.blockedCompanyIds.map((id) => new Types.ObjectId(id)),
  createdAt: new Date((profile.joinedDay ?? 0) * DAY_MS),
  updatedAt: new Date(0),
});

/** A category that has every role and skill which the profiles name. */
export function categoryNaming(profiles: readonly MatchProfile[], roles: readonly MatchRole[]): CategoryDocument {
  const entries = (ids: readonly string[]) =>
    [...new Set(ids)].map((id) => ({ _id: new Types.ObjectId(id), name: id }));
  return {
    _id: new Types.ObjectId(),
    name: 'Everything',
    roles: entries([
      ...profiles.flatMap(({ desiredRoles }) => desiredRoles.map(({ roleId }) => roleId)),
      ...roles.map(({ roleId }) => roleId),
    ]),
    skills: entries([...profiles, ...roles].flatMap(({ skills }) => skills.map(({ skillId }) => skillId))),
  };
}
