import { dayNumberOf } from '@vela/contracts/days';
import { dayOf } from '@vela/market/days';
import { totalYears } from '@vela/market/profiles';
import { type ProfileInSight, type Searcher, shownTexts } from '@vela/market/visibility';
import { type LevelledSkill, type MatchProfile, type MatchRole } from '@vela/matching';
import { askedSkills, SKILL_TABLE_VERSION } from '@vela/matching/skills';
import type { JobSeekerProfileDocument, SkillEntry } from '../../../records/job-seeker-profile.js';
import { onceFor } from '../../../records/once.js';
import type { OpenRoleDocument } from '../../../records/open-role.js';
import { type CatalogueSnapshot, foundBy } from '../../../reference/categories/index.js';
import { nearbyOf, placesOf } from '../../../reference/countries/index.js';

/** Entries whose skill was taken out of the catalogue are left out. */
const skillsOf = (entries: readonly SkillEntry[], catalogue: CatalogueSnapshot): LevelledSkill[] =>
  entries.flatMap(({ skillId, level }) => {
    const skill = catalogue.skills.get(skillId.toHexString());
    return skill === undefined ? [] : [{ skillId: skill.id, name: skill.name, level }];
  });

/**
 * What a company may read of a profile in words: exactly what its anonymous view shows, so that no word finds what cannot be
 * read. A role and a skill are found by each of their names, in any language, and by those of before.
 */
export const readableTexts = (profile: JobSeekerProfileDocument, catalogue: CatalogueSnapshot): readonly string[] => {
  const { currentRole, aboutMe } = shownTexts(profile);
  return [
    ...profile.desiredRoles.flatMap(({ roleId }) => {
      const role = catalogue.roles.get(roleId.toHexString());
      return role === undefined ? [] : foundBy(role, catalogue);
    }),
    ...profile.skills.flatMap(({ skillId }) => {
      const skill = catalogue.skills.get(skillId.toHexString());
      return skill === undefined ? [] : foundBy(skill, catalogue);
    }),
    ...[currentRole, aboutMe].filter((text) => text !== null),
  ];
};

/** @returns whether a talent hides from anybody of their own will */
const isShielded = ({ shields = [] }: JobSeekerProfileDocument): boolean => shields.some(({ left }) => left !== true);

/** @returns what decides who comes upon a profile, for much less than the whole of `matchProfileOf` */
export const inSightOf = onceFor((profile: JobSeekerProfileDocument, catalogue: CatalogueSnapshot): ProfileInSight => ({
  userId: profile.userId.toHexString(),
  blockedCompanyIds: profile.blockedCompanyIds.map((id) => id.toHexString()),
  shielded: isShielded(profile),
  availableForContact: profile.availableForContact,
  categoryId: profile.categoryId?.toHexString() ?? null,
  desiredRoles: profile.desiredRoles.filter(({ roleId }) => catalogue.roles.has(roleId.toHexString())),
  skills: profile.skills.filter(({ skillId }) => catalogue.skills.has(skillId.toHexString())),
}));

/** @returns what the score and the search read of a profile */
export const matchProfileOf = (profile: JobSeekerProfileDocument, catalogue: CatalogueSnapshot): MatchProfile => ({
  id: profile._id.toHexString(),
  userId: profile.userId.toHexString(),
  blockedCompanyIds: profile.blockedCompanyIds.map((id) => id.toHexString()),
  shielded: isShielded(profile),
  availableForContact: profile.availableForContact,
  openToRanking: profile.openToRanking !== false,
  categoryId: profile.categoryId?.toHexString() ?? null,
  desiredRoles: profile.desiredRoles.flatMap(({ roleId, years, weight }) => {
    const role = catalogue.roles.get(roleId.toHexString());
    return role === undefined ? [] : [{ roleId: role.id, name: role.name, years, weight }];
  }),
  experienceYears: totalYears(profile),
  skills: skillsOf(profile.skills, catalogue),
  remote: profile.remote,
  hybrid: profile.hybrid,
  office: profile.office,
  places: placesOf(profile.countries),
  permanent: profile.permanent,
  freelance: profile.freelance,
  permanentPercentage: profile.permanentPercentage,
  freelancePercentage: profile.freelancePercentage,
  minSalary: profile.minSalary,
  maxSalary: profile.maxSalary,
  currency: profile.currency,
  period: profile.compensationTimePeriod,
  availability: profile.availability,
  texts: readableTexts(profile, catalogue),
  joinedDay: dayNumberOf(dayOf(profile.createdAt)),
});

/** As `matchProfileOf`, kept as long as the profile itself is: for who looks at the same profiles again. */
export const keptMatchProfileOf = onceFor(matchProfileOf);

/**
 * @param categoryId of the role that asks for them
 * @returns skills with what the table of skills says of them in the category, by which every role is scored
 */
export const askedSkillsOf = (
  skills: readonly LevelledSkill[],
  categoryId: string,
  { inTable }: CatalogueSnapshot,
): Pick<MatchRole, 'skills' | 'skillTable'> => ({
  skills: askedSkills(skills, {
    category: inTable.categories.get(categoryId),
    nameOf: (id) => inTable.skills.get(id),
    called: (name) => inTable.skillsCalled.get(name) ?? [],
  }),
  skillTable: SKILL_TABLE_VERSION,
});

/** What the score reads of an open role as it is stored. */
export type RoleTerms = Omit<
  OpenRoleDocument,
  'companyId' | 'createdAt' | 'createdBy' | 'description' | 'key' | 'shownToTalent' | 'status'
>;

/** What a role asks for, whoever looks at it. */
const termsOf = onceFor((role: RoleTerms, catalogue: CatalogueSnapshot): Omit<MatchRole, keyof Searcher> => ({
  id: role._id.toHexString(),
  categoryId: role.categoryId.toHexString(),
  roleId: role.roleId.toHexString(),
  roleName: catalogue.roles.get(role.roleId.toHexString())?.name ?? '',
  years: role.years,
  ...askedSkillsOf(skillsOf(role.skills, catalogue), role.categoryId.toHexString(), catalogue),
  offer: { amount: Number(role.compensation), currency: role.currency, period: role.compensationTimePeriod },
  remote: role.remote,
  hybrid: role.hybrid,
  office: role.office,
  places: placesOf(role.countries),
  nearby: nearbyOf(placesOf(role.countries)),
  permanent: role.permanent,
  freelance: role.freelance,
  permanentPercentage: role.permanentPercentage,
  freelancePercentage: role.freelancePercentage,
  availability: role.availability,
  musts: {
    terms: role.musts?.terms ?? [],
    skillIds: (role.musts?.skillIds ?? []).map((id) => id.toHexString()),
  },
}));

/**
 * @param searcher the role's company, whose own people are left out
 * @returns what the score reads of an open role
 */
export const matchRoleOf = (role: RoleTerms, searcher: Searcher, catalogue: CatalogueSnapshot): MatchRole => ({
  ...searcher,
  ...termsOf(role, catalogue),
});
