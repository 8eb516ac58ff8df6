import { listAllRoles, listCategories, listCategorySkills, listCities, listCountries } from '@vela/contracts/endpoints';
import { useAsk } from '@vela/design-system/services';
import type { ReadAgainst } from './read-draft.js';

/** @returns the lists that an advert is read against, asked for when it is read */
export function useReadAgainst(): ReadAgainst {
  const ask = useAsk();
  return {
    categories: () => ask(listCategories, {}),
    roles: () => ask(listAllRoles, {}),
    skills: (categoryId) => ask(listCategorySkills, { query: { categoryId } }),
    countries: async () => (await ask(listCountries, {})).data.map(({ name }) => name),
    cities: (country) =>
      ask(listCities, { body: { country } }).then(
        ({ data }) => data,
        () => [],
      ),
  };
}
