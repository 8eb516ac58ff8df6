/** Keys under which what the profile's forms choose from is cached. */
export const profileKeys = {
  categories: ['categories'],
  roles: (categoryId: string) => ['categories', categoryId, 'roles'],
  skills: (categoryId: string) => ['categories', categoryId, 'skills'],
  countries: ['countries'],
  cities: (country: string) => ['countries', country, 'cities'],
} as const;
