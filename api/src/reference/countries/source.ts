import type { CountryCities, CountryFlag, CountryPositions } from '@vela/contracts/schemas';

type CountryPosition = CountryPositions['data'][number];
export type Flag = CountryFlag['data'];

/** Somewhere that knows the countries of the world. */
export interface CountriesSource {
  positions(): Promise<readonly CountryPosition[]>;
  /**
   * @param country its English name
   * @returns the largest cities first, or null for a country that is not known
   */
  cities(country: string): Promise<CountryCities['data'] | null>;
  /**
   * @param country its English name
   * @returns the flag as an image address and the codes, or null for a country that is not known
   */
  flag(country: string): Promise<Flag | null>;
}
