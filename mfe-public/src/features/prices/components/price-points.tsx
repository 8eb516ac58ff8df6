import styled from 'styled-components';
import { Grid } from '@vela/design-system/layout';
import { color, fontSize, fontWeight, lineHeight, space } from '@vela/design-system/theme';
import { Text } from '@vela/design-system/typography';
import { groupedNumber, sekText } from '@vela/formats';
import { t } from '@vela/language';
import { LAUNCH_OFFER_PROFILES } from '@vela/market/offers';
import { BASE_FREE_PROFILES, HIRES_UNTIL_FREE, SENIORITY_BANDS } from '@vela/market/prices';
import { tokenPriceText } from '../texts.js';

const Point = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space(8)};
  padding-block-start: ${space(16)};
  border-block-start: 2px solid ${color.bright};
`;

const Figure = styled.dt`
  font-size: ${fontSize.heading};
  font-weight: ${fontWeight.bold};
  line-height: ${lineHeight.heading};
  letter-spacing: -0.02em;
  font-variant-numeric: tabular-nums;
`;

const fees = SENIORITY_BANDS.map(({ feeSek }) => feeSek);
const tokens = SENIORITY_BANDS.map((band) => band.tokens);

/** What it costs, in four figures. */
export function PricePoints() {
  const points = [
    {
      figure: sekText(0),
      text: t('for talent, always. Nobody pays to be found, and nobody pays to be found first.'),
    },
    {
      figure: t('{count, number} free', { count: BASE_FREE_PROFILES }),
      text: t(
        'profiles for every company to start, given once, and {count, number} more while the launch offer runs.',
        {
          count: LAUNCH_OFFER_PROFILES,
        },
      ),
    },
    {
      figure: tokenPriceText(),
      text: t(
        'a token, plus VAT. A profile costs 0 to {most, plural, one {# token} other {# tokens}} by experience; after {hires, plural, one {# hire} other {# hires}}, none.',
        {
          most: Math.max(...tokens),
          hires: HIRES_UNTIL_FREE,
        },
      ),
    },
    {
      figure: `${groupedNumber(Math.min(...fees))}–${sekText(Math.max(...fees))}`,
      text: t('for a signed contract, plus VAT, by experience. Part of it comes back if probation ends early.'),
    },
  ];
  return (
    <Grid as="dl" columns={4} from="md" gap={32}>
      {points.map(({ figure, text }) => (
        <Point key={figure}>
          <Figure>{figure}</Figure>
          <Text as="dd" tone="muted">
            {text}
          </Text>
        </Point>
      ))}
    </Grid>
  );
}
