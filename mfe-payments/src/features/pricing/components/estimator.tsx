import { useState } from 'react';
import { Stack } from '@vela/design-system/layout';
import { Slider } from '@vela/design-system/slider';
import { Text } from '@vela/design-system/typography';
import { oreText, sekText, tokensText, yearsText } from '@vela/formats';
import { t } from '@vela/language';
import { seniorityOf, TOKEN_PRICE_ORE } from '@vela/market/prices';

const YEARS_MAX = 30;
const YEARS_AT_FIRST = 5;

/** Says what a talent of so many years costs to connect with and to hire, by the table that the server charges by. */
export function Estimator() {
  const [years, setYears] = useState(YEARS_AT_FIRST);
  const { label, tokens, feeSek } = seniorityOf(years);
  return (
    <Stack gap={16}>
      <Slider
        label={t('Years of experience')}
        min={0}
        max={YEARS_MAX}
        value={years}
        onChange={setYears}
        formatValue={yearsText}
      />
      <Text role="status" numeric>
        {t('{experience}: {tokens} to connect ({price} plus VAT), {fee} plus VAT when you hire.', {
          experience: label,
          tokens: tokensText(tokens),
          price: oreText(tokens * TOKEN_PRICE_ORE),
          fee: sekText(feeSek),
        })}
      </Text>
    </Stack>
  );
}
