import styled from 'styled-components';
import { PERIODS_PER_YEAR } from '@vela/contracts/constants';
import type { SalaryAid } from '@vela/contracts/schemas';
import { Stack } from '@vela/design-system/layout';
import { color, fontSize, fontWeight, space } from '@vela/design-system/theme';
import { Text } from '@vela/design-system/typography';
import { sekText } from '@vela/formats';
import { t } from '@vela/language';
import { dayText } from '@vela/market/days';
import { SALARY_AID_MIN_COMPANIES, SALARY_AID_MIN_ROLES } from '@vela/market/visibility';

const Figures = styled.dl`
  display: grid;
  gap: ${space(12)};
  & > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: ${space(16)};
    align-items: baseline;
  }
  dt {
    color: ${color.muted};
    font-size: ${fontSize.small};
  }
  dd {
    font-variant-numeric: tabular-nums;
  }
  & > [data-main='true'] dd {
    font-size: ${fontSize.large};
    font-weight: ${fontWeight.bold};
  }
`;

const HUNDRED = 100;
/** @param yearly whole SEK @returns a month of it, to the nearest hundred */
const monthly = (yearly: number): string => sekText(Math.round(yearly / PERIODS_PER_YEAR.Monthly / HUNDRED) * HUNDRED);

/** What roles of a kind offer a month, or why nothing is shown. */
export function SalaryFigures({ aid: { count, quartiles, ratesDate } }: { readonly aid: SalaryAid }) {
  if (count === null || quartiles === null)
    return (
      <Text tone="muted" size="small">
        {t(
          'Fewer than {least, plural, one {# open role} other {# open roles}} of this kind, or from fewer than {companies, plural, one {# company} other {# companies}}, so nothing is shown. Try all roles, or any country.',
          {
            least: SALARY_AID_MIN_ROLES,
            companies: SALARY_AID_MIN_COMPANIES,
          },
        )}
      </Text>
    );
  const rows = [
    { name: t('A quarter offers less than'), value: quartiles.lower, main: false },
    { name: t('Half offers more than'), value: quartiles.median, main: true },
    { name: t('A quarter offers more than'), value: quartiles.upper, main: false },
  ];
  return (
    <Stack gap={16}>
      <Figures>
        {rows.map(({ name, value, main }) => (
          <div key={name} data-main={main}>
            <dt>{name}</dt>
            <dd>{monthly(value)}</dd>
          </div>
        ))}
      </Figures>
      <Text tone="muted" size="small">
        {t(
          'A month, full time, from {count, plural, one {# open role} other {# open roles}}. Other currencies at the rates of {day}.',
          {
            count,
            day: dayText(ratesDate),
          },
        )}
      </Text>
    </Stack>
  );
}
