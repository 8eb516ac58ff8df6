import { CITY_OPTIONS_MAX } from '@vela/contracts/constants';
import { countryCitiesSchema, countryFlagSchema, countryPositionsSchema } from '@vela/contracts/schemas';
import { boundedText } from '../../platform/outside/index.js';
import type { CountriesSource } from './source.js';

/** Time for one exchange. A question may take two, and its caller is to have an answer within 3 s. */
const TIMEOUT_MS = 1400;
/** Longest body that is read; a country with all its cities stays well below. */
const BODY_MAX_BYTES = 4_000_000;
/** The public service moves a POST to a GET address on its own host. */
const REDIRECTS_MAX = 2;

/** The service answered, and not with what was asked for. */
class CountriesServiceError extends Error {
  constructor(reason: string, options?: ErrorOptions) {
    super(`The countries service did not answer as expected: ${reason}`, options);
    this.name = 'CountriesServiceError';
  }
}

function redirectTarget(response: Response, url: URL): URL {
  const location = response.headers.get('location');
  const target = location === null || !URL.canParse(location, url.href) ? null : new URL(location, url);
  // Another host could be one inside our own network.
  if (target?.origin !== url.origin) throw new CountriesServiceError('it redirects elsewhere');
  return target;
}

async function exchange(url: URL, init: RequestInit, redirects = 0): Promise<unknown> {
  const response = await fetch(url, { ...init, redirect: 'manual' });
  if (response.status >= 300 && response.status < 400) {
    await response.body?.cancel();
    if (redirects === REDIRECTS_MAX) throw new CountriesServiceError('it redirects too often');
    const keepsMethod = response.status === 307 || response.status === 308;
    const { signal } = init;
    const next = keepsMethod ? init : { method: 'GET', ...(signal ? { signal } : {}) };
    return exchange(redirectTarget(response, url), next, redirects + 1);
  }
  const body = await boundedText(response, BODY_MAX_BYTES);
  if (body === null) throw new CountriesServiceError('its body is too large');
  if (!response.ok) throw new CountriesServiceError(`status ${response.status}`);
  return JSON.parse(body);
}

/** Flags are shown as images: only addresses that are images or travel safely are handed on. */
const isImageAddress = (address: string): boolean => /^(https:\/\/|data:image\/)/.test(address);

/**
 * A live countries service with the calls of the public one: `positions`, `cities`, `flag/images`. What it adds to the
 * agreed shape is dropped; anything that does not fit throws.
 * @param baseUrl its address without a trailing slash, such as `https://countriesnow.space/api/v0.1/countries`
 */
export function createLiveService(baseUrl: string): CountriesSource {
  const ask = (path: string, body?: { readonly country: string }): Promise<unknown> =>
    exchange(new URL(`${baseUrl}/${path}`), {
      signal: AbortSignal.timeout(TIMEOUT_MS),
      ...(body === undefined
        ? {}
        : { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });
  return {
    positions: async () => {
      const { data } = await countryPositionsSchema.validate(await ask('positions'), { stripUnknown: true });
      return data;
    },
    cities: async (country) => {
      const { data } = await countryCitiesSchema.validate(await ask('cities', { country }), { stripUnknown: true });
      return data.slice(0, CITY_OPTIONS_MAX);
    },
    flag: async (country) => {
      const { data } = await countryFlagSchema.validate(await ask('flag/images', { country }), { stripUnknown: true });
      if (!isImageAddress(data.flag)) throw new CountriesServiceError('the flag is no image address');
      return data;
    },
  };
}
