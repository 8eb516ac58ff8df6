import { useState } from 'react';
import { flagFailedText } from '@vela/contracts/texts';
import { Flag } from '@vela/design-system/flag';
import { Cluster } from '@vela/design-system/layout';
import { Text } from '@vela/design-system/typography';
import { countryText } from '@vela/formats';
import { useCountryFlag } from './country-flag.js';

export interface CountryPlacesProps {
  readonly country: string;
  readonly cities: readonly string[];
}

/** One country with its flag and the cities named in it. */
export function CountryPlaces({ country, cities }: CountryPlacesProps) {
  const { data, isError } = useCountryFlag(country);
  const [broken, setBroken] = useState(false);
  return (
    <Cluster as="li" gap={8}>
      <Flag iso2={data?.iso2 ?? ''} imageUrl={data?.flag} onError={() => setBroken(true)} />
      <span>{[countryText(country), ...cities].join(' · ')}</span>
      {(isError || broken) && (
        <Text as="span" size="small" tone="muted">
          {flagFailedText(countryText(country))}
        </Text>
      )}
    </Cluster>
  );
}
