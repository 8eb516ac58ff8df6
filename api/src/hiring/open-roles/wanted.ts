import { Types } from 'mongoose';
import { EMPLOYMENT_PERCENTAGE_DEFAULT } from '@vela/contracts/constants';
import type { FieldProblem } from '@vela/contracts/problem';
import type { Musts, OpenRoleInput } from '@vela/contracts/schemas';
import { t } from '@vela/language';
import { fieldErrors } from '../../platform/errors/index.js';
import type { SkillEntry } from '../../records/job-seeker-profile.js';
import type { MustsEntry, OpenRoleDocument } from '../../records/open-role.js';
import type { Catalogue } from '../../reference/categories/index.js';
import type { CatalogueCategory } from '../../reference/categories/index.js';
import { type CountriesSource, listedPlaces } from '../../reference/countries/index.js';

/** The cities of each chosen country; a country that was not chosen has none. */
const citiesByCountry = ({ countries, countriesCities }: OpenRoleInput): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(
    countries.map((country) => [
      country,
      Object.hasOwn(countriesCities, country) ? (countriesCities[country] ?? []) : [],
    ]),
  );

/**
 * @param category that names the skills; none where it was taken out of the catalogue
 * @param asked skills of the role
 * @returns musts as they are stored; a skill that the role does not ask for is none
 */
export function mustsAmong(
  musts: Musts,
  category: Pick<CatalogueCategory, 'skillByName'> | undefined,
  asked: readonly SkillEntry[],
): MustsEntry {
  const ids = musts.skills.flatMap((name) => category?.skillByName.get(name)?.id ?? []);
  return {
    terms: [...new Set(musts.terms)],
    skillIds: asked.map(({ skillId }) => skillId).filter((skillId) => ids.includes(skillId.toHexString())),
  };
}

/** What the choices of a role mean in its category, or what is wrong with them. */
function readChoices(input: OpenRoleInput, category: CatalogueCategory) {
  const problems: FieldProblem[] = [];
  const [roleName = '', years = 0] = Object.entries(input.role)[0] ?? [];
  const role = category.roleByName.get(roleName);
  if (role === undefined)
    problems.push({
      field: 'role',
      message: t('“{roleName}” is not a role of {name}.', { roleName, name: category.name }),
    });
  const skills = input.skills.flatMap((pair, index): SkillEntry[] => {
    const [name = '', level = 0] = Object.entries(pair)[0] ?? [];
    const skill = category.skillByName.get(name);
    if (skill === undefined) {
      problems.push({
        field: `skills[${index}]`,
        message: t('“{name}” is not a skill of {category}.', { name, category: category.name }),
      });
      return [];
    }
    return [{ skillId: new Types.ObjectId(skill.id), level }];
  });
  const byId = new Map(skills.map((skill) => [skill.skillId.toHexString(), skill]));
  return {
    problems,
    roleId: role?.id ?? null,
    years,
    skills: [...byId.values()],
    musts: input.musts && mustsAmong(input.musts, category, [...byId.values()]),
  };
}

const percentageOf = (offered: boolean, percentage: number | null | undefined): number | null =>
  offered ? (percentage ?? EMPLOYMENT_PERCENTAGE_DEFAULT) : null;

/** What a company says of a role, without what the server adds. */
export type WantedRole = Omit<OpenRoleDocument, '_id' | 'companyId' | 'createdBy' | 'status' | 'createdAt'>;

/** What choices are held against. */
export interface Lists {
  readonly catalogue: Catalogue;
  readonly countries: CountriesSource;
}

/**
 * @returns the role as it is stored
 * @throws AppError 422 by field: unknown category, a role or skill that is not of it, or a place of no list
 */
export async function wantedRoleOf(app: Lists, input: OpenRoleInput): Promise<WantedRole> {
  const category = app.catalogue.current.categories.get(input.category);
  if (category === undefined)
    throw fieldErrors([{ field: 'category', message: t('Choose a job category from the list.') }]);
  const { problems: stray, roleId, years, skills, musts } = readChoices(input, category);
  const places = await listedPlaces(app.countries, citiesByCountry(input), 'countries');
  const problems = [...stray, ...places.problems];
  if (problems.length > 0 || roleId === null) throw fieldErrors(problems);
  return {
    categoryId: new Types.ObjectId(category.id),
    roleId: new Types.ObjectId(roleId),
    years,
    remote: input.remote,
    hybrid: input.hybrid,
    office: input.office,
    countries: places.countries,
    skills,
    permanent: input.permanent,
    freelance: input.freelance,
    permanentPercentage: percentageOf(input.permanent, input.permanentPercentage),
    freelancePercentage: percentageOf(input.freelance, input.freelancePercentage),
    compensation: input.compensation,
    currency: input.currency,
    compensationTimePeriod: input.compensationTimePeriod,
    availability: input.availability,
    ...(musts && { musts }),
    description: input.description,
    ...(input.shownToTalent !== undefined && { shownToTalent: input.shownToTalent }),
  };
}
