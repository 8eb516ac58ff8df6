import type { RoleReach, RoleReachInput } from '@vela/contracts/schemas';
import { t } from '@vela/language';
import { type Searcher, toldCount } from '@vela/market/visibility';
import {
  askedFor,
  type LevelledSkill,
  type RequirementCounts,
  REQUIREMENTS,
  type Requirements,
  roleOfRequirements,
} from '@vela/matching';
import { searcherOf } from '../../accounts/companies/index.js';
import type { CompanyCaller } from '../../platform/endpoints/index.js';
import { fieldErrors } from '../../platform/errors/index.js';
import type { Platform } from '../../platform/services/index.js';
import type { Collections } from '../../records/models.js';
import type { Catalogue } from '../../reference/categories/index.js';
import type { CatalogueCategory } from '../../reference/categories/index.js';
import { type CountriesSource, listedPlaces, nearbyOf } from '../../reference/countries/index.js';
import { askedSkillsOf, type MatchEngine } from '../matching/index.js';
import { countLeftOut, countStrong } from './counts.js';

interface Needs extends Collections<'companies' | 'users'>, Pick<Platform, 'clock'> {
  readonly countries: CountriesSource;
  readonly catalogue: Catalogue;
  readonly matchEngine: MatchEngine;
}

function categoryOf(app: { readonly catalogue: Catalogue }, id: string): CatalogueCategory {
  const category = app.catalogue.current.categories.get(id);
  if (category === undefined)
    throw fieldErrors([{ field: 'category', message: t('Choose a job category from the list.') }]);
  return category;
}

/** Skills as they are asked for, each once; one that the category does not have is left out until it is mended. */
function skillsOf({ skills = [] }: RoleReachInput, { skillByName }: CatalogueCategory): readonly LevelledSkill[] {
  const named = skills.flatMap((pair) =>
    Object.entries(pair).flatMap(([name, level]) => {
      const skill = skillByName.get(name);
      return skill === undefined ? [] : [{ skillId: skill.id, name: skill.name, level }];
    }),
  );
  return [...new Map(named.map((skill) => [skill.skillId, skill])).values()];
}

function offerOf({ compensation, currency, compensationTimePeriod }: RoleReachInput): Pick<Requirements, 'offer'> {
  if (compensation === undefined || currency === undefined || compensationTimePeriod === undefined) return {};
  return { offer: { amount: Number(compensation), currency, period: compensationTimePeriod } };
}

/** @returns what is asked for so far; none of it is asked for by a blank */
function requirementsOf(
  input: RoleReachInput,
  category: CatalogueCategory,
  searcher: Searcher,
  places: Readonly<Record<string, readonly string[]>>,
): Requirements {
  const [name = '', years = 0] = Object.entries(input.role ?? {})[0] ?? [];
  const roleId = category.roleByName.get(name)?.id;
  const { remote = false, hybrid = false, office = false, permanent = false, freelance = false } = input;
  return {
    ...searcher,
    categoryId: category.id,
    ...(roleId === undefined ? {} : { roleId }),
    ...(years === 0 ? {} : { years }),
    skills: skillsOf(input, category),
    place: { remote, hybrid, office, places, nearby: nearbyOf(places) },
    employment: {
      permanent,
      freelance,
      permanentPercentage: input.permanentPercentage ?? null,
      freelancePercentage: input.freelancePercentage ?? null,
    },
    ...offerOf(input),
    ...(input.availability === undefined ? {} : { availability: input.availability }),
  };
}

function costsOf(
  { total, without, withoutSkill }: RequirementCounts,
  skillNames: ReadonlyMap<string, string>,
): RoleReach['costs'] {
  const ofTheRole = REQUIREMENTS.flatMap((requirement) => {
    const people = without[requirement];
    return people === undefined ? [] : [{ requirement, skill: null, people: people - total }];
  });
  const ofSkills = Object.entries(withoutSkill).map(([id, people]) => ({
    requirement: 'skill' as const,
    skill: skillNames.get(id) ?? null,
    people: people - total,
  }));
  return [...ofTheRole, ...ofSkills]
    .sort((one, other) => other.people - one.people)
    .map(({ people, ...what }) => ({ ...what, people: toldCount(people) }));
}

/** Whether a role says all that the score reads; before, nobody is strong or not. */
const isComplete = ({ roleId, skills = [], place, employment, offer, availability }: Requirements): boolean =>
  roleId !== undefined &&
  skills.length > 0 &&
  place !== undefined &&
  (place.remote || place.hybrid || place.office) &&
  employment !== undefined &&
  (employment.permanent || employment.freelance) &&
  offer !== undefined &&
  availability !== undefined;

/** What of the role's musts is said already: what it does not ask for yet leaves nobody out. */
function mustsOfDraft({ musts }: RoleReachInput, requirements: Requirements, { skillByName }: CatalogueCategory) {
  const asked = askedFor(requirements);
  return {
    terms: (musts?.terms ?? []).filter((term) => asked.includes(term)),
    skillIds: (musts?.skills ?? []).flatMap((name) => skillByName.get(name)?.id ?? []),
  };
}

async function matchesOf(
  app: Needs,
  input: RoleReachInput,
  requirements: Requirements,
  category: CatalogueCategory,
): Promise<Pick<RoleReach, 'matches' | 'strong' | 'musts'>> {
  const role = {
    ...roleOfRequirements(requirements),
    // As a saved role is scored, or the list would count others than the wizard.
    ...askedSkillsOf(skillsOf(input, category), category.id, app.catalogue.current),
    musts: mustsOfDraft(input, requirements, category),
  };
  const [{ matches, strong }, leftOut] = await Promise.all([countStrong(app, role), countLeftOut(app, role, category)]);
  return {
    matches: toldCount(matches),
    strong: isComplete(requirements) ? toldCount(strong) : null,
    musts: [...leftOut.musts],
  };
}

/**
 * Counts who meets a role as far as it is described, who would be among its matches and strong ones, and what each must
 * and each requirement costs.
 * @throws AppError 422 for an unknown category, and for places that are on no list
 */
export async function countRoleReach(
  app: Needs,
  { companyId }: CompanyCaller,
  input: RoleReachInput,
): Promise<RoleReach> {
  const category = categoryOf(app, input.category);
  const { countries, problems } = await listedPlaces(app.countries, input.countriesCities ?? {}, 'countriesCities');
  if (problems.length > 0) throw fieldErrors(problems);
  const places = Object.fromEntries(countries.map(({ country, cities }) => [country, cities]));
  const requirements = requirementsOf(input, category, await searcherOf(app, companyId), places);
  const counts = await app.matchEngine.meeting(requirements);
  const skillNames = new Map(skillsOf(input, category).map(({ skillId, name }) => [skillId, name]));
  return {
    people: toldCount(counts.total),
    ...(await matchesOf(app, input, requirements, category)),
    costs: costsOf(counts, skillNames),
  };
}
