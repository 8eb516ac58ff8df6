import { type MatchRole, NEARBY_KM, type Places } from '@vela/matching';
import { COUNTRY_NAMES, placesIn } from './snapshot.js';

interface Located {
  readonly country: string;
  readonly city: string;
  readonly lat: number;
  readonly long: number;
}

const EARTH_KM = 6371;
const KM_PER_DEGREE = (EARTH_KM * Math.PI) / 180;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Great-circle distance by the haversine formula. @returns whole kilometres, rounded */
export function kilometresBetween(one: Omit<Located, 'country' | 'city'>, other: Omit<Located, 'country' | 'city'>) {
  const [from, to] = [radians(one.lat), radians(other.lat)];
  const half =
    Math.sin((to - from) / 2) ** 2 + Math.cos(from) * Math.cos(to) * Math.sin(radians(other.long - one.long) / 2) ** 2;
  return Math.round(2 * EARTH_KM * Math.asin(Math.min(1, Math.sqrt(half))));
}

let sorted: readonly Located[] | undefined;

/** All cities from south to north, so that those of a band of latitude stand together. */
const byLatitude = (): readonly Located[] =>
  (sorted ??= COUNTRY_NAMES.flatMap((country) =>
    [...placesIn(country)].map(([city, { lat, long }]) => ({ country, city, lat, long })),
  ).sort((a, b) => a.lat - b.lat));

function firstFrom(cities: readonly Located[], lat: number): number {
  let [low, high] = [0, cities.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((cities[middle]?.lat ?? 0) < lat) low = middle + 1;
    else high = middle;
  }
  return low;
}

type Near = readonly (Located & { readonly km: number })[];
const nearTo = new Map<string, Near>();

/** @returns the other cities within `NEARBY_KM` of one, over borders too; none for a city without a known position */
function citiesNear(country: string, city: string): Near {
  const key = `${country}\n${city}`;
  const known = nearTo.get(key);
  if (known !== undefined) return known;
  const here = placesIn(country).get(city);
  const near: (Located & { km: number })[] = [];
  if (here !== undefined) {
    const band = (NEARBY_KM + 1) / KM_PER_DEGREE;
    const cities = byLatitude();
    for (let at = firstFrom(cities, here.lat - band); at < cities.length; at += 1) {
      const there = cities[at];
      if (there === undefined || there.lat > here.lat + band) break;
      if (there.country === country && there.city === city) continue;
      const km = kilometresBetween(here, there);
      if (km <= NEARBY_KM) near.push({ ...there, km });
    }
  }
  nearTo.set(key, near);
  return near;
}

/** @returns by country and city how near each is to the nearest of the places' cities; those cities themselves are left out */
export function nearbyOf(places: Places): NonNullable<MatchRole['nearby']> {
  const nearby: Record<string, Record<string, { km: number; to: string }>> = {};
  for (const [country, cities] of Object.entries(places))
    for (const city of cities)
      for (const there of citiesNear(country, city)) {
        if (places[there.country]?.includes(there.city) === true) continue;
        const ofCountry = (nearby[there.country] ??= {});
        const known = ofCountry[there.city];
        if (known === undefined || there.km < known.km)
          ofCountry[there.city] = { km: there.km, to: `${city}, ${country}` };
      }
  return nearby;
}
