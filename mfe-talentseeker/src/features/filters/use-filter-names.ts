import { useMemo } from 'react';
import { useCategories } from '../../reference/categories.js';
import { useAllSkills } from '../../reference/skills.js';
import type { FilterNames } from './texts.js';

const byId = (named: readonly { readonly id: string; readonly name: string }[] | undefined) =>
  new Map((named ?? []).map(({ id, name }) => [id, name]));

/** @returns what filters name by id, empty until it is known */
export function useFilterNames(): FilterNames {
  const { data: categories } = useCategories();
  const { data: skills } = useAllSkills();
  return useMemo(() => ({ categories: byId(categories), skills: byId(skills) }), [categories, skills]);
}
