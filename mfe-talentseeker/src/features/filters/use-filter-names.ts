import { useMemo } from 'react';
import { useCategories, useCountries } from '@vela/slice-parts/reference';
import { useAllSkills } from '../../reference/skills.js';
import type { FilterNames } from './texts.js';

const byId = (named: readonly { readonly id: string; readonly name: string }[] | undefined) =>
  new Map((named ?? []).map(({ id, name }) => [id, name]));

/** @returns what filters name by id, empty until it is known */
export function useFilterNames(): FilterNames {
  const { data: categories } = useCategories();
  const { data: skills } = useAllSkills();
  const { data: countries } = useCountries();
  return useMemo(
    () => ({
      categories: byId(categories),
      skills: byId(skills),
      categoryAliases: new Map((categories ?? []).map(({ id, aliases = [] }) => [id, aliases])),
      skillAliases: new Map((skills ?? []).map(({ id, aliases = [] }) => [id, aliases])),
      countryAliases: new Map((countries ?? []).map(({ value, aliases = [] }) => [value, aliases])),
    }),
    [categories, skills, countries],
  );
}
