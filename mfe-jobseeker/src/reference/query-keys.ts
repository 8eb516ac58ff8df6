/** Keys under which the lists that forms choose from are cached. */
export const referenceKeys = {
  categories: ['categories'],
  roles: (categoryId: string) => ['categories', categoryId, 'roles'],
  skills: (categoryId: string) => ['categories', categoryId, 'skills'],
  countries: ['countries'],
  cities: (country: string) => ['countries', country, 'cities'],
} as const;
