import { Types } from 'mongoose';
import { NEXT_ROLE_WEIGHT_DEFAULT } from '@vela/contracts/constants';
import type { FieldProblem } from '@vela/contracts/problem';
import type { JobSeekerInput } from '@vela/contracts/schemas';
import { t } from '@vela/language';
import type { DesiredRoleEntry, JobSeekerProfileDocument, SkillEntry } from '../../records/job-seeker-profile.js';
import type { CatalogueCategory, CatalogueSnapshot } from '../../reference/categories/index.js';
import type { ListedPlaces } from '../../reference/countries/index.js';

/** A save worked out against the profile as it is. */
export interface ProfileChanges {
  readonly changes: Partial<JobSeekerProfileDocument>;
  readonly problems: readonly FieldProblem[];
}

const PLAIN_FIELDS = [
  'minSalary',
  'maxSalary',
  'currency',
  'compensationTimePeriod',
  'linkedinProfile',
  'currentRole',
  'experienceYears',
  'remote',
  'hybrid',
  'office',
  'permanent',
  'freelance',
  'permanentPercentage',
  'freelancePercentage',
  'availableForContact',
  'openToRanking',
] as const;

const emptyToNull = (text: string | null): string | null => (text === '' ? null : text);

function plainChanges(input: JobSeekerInput): Partial<JobSeekerProfileDocument> {
  const given = PLAIN_FIELDS.filter((field) => input[field] !== undefined).map(
    (field) => [field, input[field]] as const,
  );
  const plain: Partial<JobSeekerProfileDocument> = Object.fromEntries(given);
  return {
    ...plain,
    ...(input.availability === undefined
      ? {}
      : { availability: input.availability === null ? null : Number(input.availability) }),
    ...(input.currentRole === undefined ? {} : { currentRole: emptyToNull(input.currentRole) }),
    ...(input.aboutMe === undefined ? {} : { aboutMe: emptyToNull(input.aboutMe) }),
  };
}

/** Collects what is wrong while entries are looked up in the category. */
class Lookup {
  readonly problems: FieldProblem[] = [];
  readonly #category: CatalogueCategory | null;

  constructor(category: CatalogueCategory | null) {
    this.#category = category;
  }

  role(id: string, field: string): Types.ObjectId | null {
    return this.#found(this.#category?.roles.get(id)?.id, field, t('This role does not belong to your job category.'));
  }

  roleNamed(name: string): Types.ObjectId | null {
    const message = t('“{name}” is not a role of your job category.', { name });
    return this.#found(this.#category?.roleByName.get(name)?.id, 'nextRole', message);
  }

  skill(id: string, field: string): Types.ObjectId | null {
    return this.#found(
      this.#category?.skills.get(id)?.id,
      field,
      t('This skill does not belong to your job category.'),
    );
  }

  #found(id: string | undefined, field: string, message: string): Types.ObjectId | null {
    if (id !== undefined) return new Types.ObjectId(id);
    this.problems.push({ field, message: this.#category === null ? t('Choose a job category first.') : message });
    return null;
  }
}

/** Later entries of the same thing replace earlier ones. */
const lastOfEach = <Entry>(entries: readonly Entry[], key: (entry: Entry) => Types.ObjectId): Entry[] => [
  ...new Map(entries.map((entry) => [key(entry).toHexString(), entry])).values(),
];

/**
 * The desired roles after the save. `jobSeekerProfilesRoles` says which they are and the years in each, `nextRole` their
 * priorities. `nextRole` alone is the whole list too: a role that is new in it starts with the profile's own years.
 */
function desiredRoles(
  input: JobSeekerInput,
  before: readonly DesiredRoleEntry[],
  years: number,
  lookup: Lookup,
): DesiredRoleEntry[] {
  const known = new Map(before.map((entry) => [entry.roleId.toHexString(), entry]));
  const listed = (input.jobSeekerProfilesRoles ?? []).flatMap((entry, index): DesiredRoleEntry[] => {
    const roleId = lookup.role(entry.roleId, `jobSeekerProfilesRoles[${index}]`);
    const weight = known.get(entry.roleId)?.weight ?? NEXT_ROLE_WEIGHT_DEFAULT;
    return roleId === null ? [] : [{ roleId, years: entry.years, weight }];
  });
  const listedYears = new Map(listed.map((entry) => [entry.roleId.toHexString(), entry.years]));
  const weighted = Object.entries(input.nextRole ?? {}).flatMap(([name, weight]): DesiredRoleEntry[] => {
    const roleId = lookup.roleNamed(name);
    if (roleId === null) return [];
    const id = roleId.toHexString();
    return [{ roleId, weight, years: listedYears.get(id) ?? known.get(id)?.years ?? years }];
  });
  return lastOfEach([...listed, ...weighted], (entry) => entry.roleId);
}

const skills = (input: JobSeekerInput, lookup: Lookup): SkillEntry[] =>
  lastOfEach(
    (input.jobSeekerProfileSkills ?? []).flatMap(({ skillId, level }, index): SkillEntry[] => {
      const id = lookup.skill(skillId, `jobSeekerProfileSkills[${index}]`);
      return id === null ? [] : [{ skillId: id, level }];
    }),
    (entry) => entry.skillId,
  );

/**
 * Works out what a save changes. What the input leaves out stays, null clears; a new category clears the roles and skills
 * of the old one.
 * @param profile the profile as it is
 * @param places the input's places by the lists, null where it has none
 */
export function changesBy(
  input: JobSeekerInput,
  profile: JobSeekerProfileDocument,
  catalogue: CatalogueSnapshot,
  places: ListedPlaces | null,
): ProfileChanges {
  const idBefore = profile.categoryId?.toHexString() ?? null;
  const id = input.categoryId === undefined ? idBefore : (input.categoryId?.id ?? null);
  const category = id === null ? null : (catalogue.categories.get(id) ?? null);
  if (id !== null && category === null && id !== idBefore)
    return { changes: {}, problems: [{ field: 'categoryId', message: t('Choose a job category from the list.') }] };
  const moves = id !== idBefore;
  const lookup = new Lookup(category);
  const plain = plainChanges(input);
  const givesRoles = input.jobSeekerProfilesRoles !== undefined || input.nextRole !== undefined;
  const years = input.experienceYears ?? profile.experienceYears ?? 0;
  const changes: Partial<JobSeekerProfileDocument> = {
    ...plain,
    ...(places === null ? {} : { countries: places.countries }),
    ...(moves ? { categoryId: id === null ? null : new Types.ObjectId(id), desiredRoles: [], skills: [] } : {}),
    ...(givesRoles ? { desiredRoles: desiredRoles(input, moves ? [] : profile.desiredRoles, years, lookup) } : {}),
    ...(input.jobSeekerProfileSkills === undefined ? {} : { skills: skills(input, lookup) }),
  };
  return { changes, problems: [...lookup.problems, ...(places?.problems ?? [])] };
}
