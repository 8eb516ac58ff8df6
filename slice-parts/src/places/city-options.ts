import { countryText } from '@vela/formats';

/** One city of one country. */
export interface City {
  readonly country: string;
  readonly name: string;
}

/** A city as the city field offers it. */
export interface CityOption {
  readonly value: string;
  readonly label: string;
  readonly group: string;
  readonly aliases?: readonly string[];
}

const SEPARATOR = '\n';

/** @returns a value that tells cities of the same name in two countries apart */
export const cityValue = ({ country, name }: City): string => `${country}${SEPARATOR}${name}`;

/** The opposite of `cityValue`. */
export function cityOfValue(value: string): City {
  const [country = '', name = ''] = value.split(SEPARATOR);
  return { country, name };
}

/** Cities of one country, with what else they are called. */
interface CityGroup {
  readonly country: string;
  readonly cities: readonly string[];
  readonly aliases?: Readonly<Record<string, readonly string[]>>;
}

const toOption =
  ({ country, aliases }: CityGroup) =>
  (name: string): CityOption => {
    const others = aliases?.[name];
    return {
      value: cityValue({ country, name }),
      label: name,
      group: countryText(country),
      ...(others && { aliases: others }),
    };
  };

/**
 * The cities of all chosen countries. Only so many are shown at once, so every country's first ones come before the
 * rest of any.
 * @param shown how many are shown at once
 */
export function cityOptions(groups: readonly CityGroup[], shown: number): CityOption[] {
  const share = Math.floor(shown / Math.max(1, groups.length));
  const byCountry = groups.map((group) => [...new Set(group.cities)].map(toOption(group)));
  return [
    ...byCountry.flatMap((options) => options.slice(0, share)),
    ...byCountry.flatMap((options) => options.slice(share)),
  ];
}
