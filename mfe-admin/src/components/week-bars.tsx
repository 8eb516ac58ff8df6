import styled from 'styled-components';
import { color, fontSize, fontWeight, space } from '@vela/design-system/theme';
import { groupedNumber } from '@vela/formats';
import { t } from '@vela/language';

const Figure = styled.figure`
  margin: 0;
  figcaption {
    display: flex;
    justify-content: space-between;
    gap: ${space(8)};
    margin-block-end: ${space(8)};
    font-size: ${fontSize.small};
    font-weight: ${fontWeight.medium};
  }
  figcaption span {
    color: ${color.muted};
    font-weight: ${fontWeight.regular};
    font-variant-numeric: tabular-nums;
  }
  svg {
    inline-size: 100%;
    block-size: 4.5rem;
    display: block;
  }
  rect {
    fill: ${color.bright};
  }
`;

const BAR = 10;
const GAP = 3;
const HEIGHT = 60;

/** Bars of a weekly series, oldest first; the table beside it holds the same figures. */
export function WeekBars({ title, values }: { readonly title: string; readonly values: readonly number[] }) {
  const most = Math.max(1, ...values);
  const last = values.at(-1) ?? 0;
  return (
    <Figure>
      <figcaption>
        {title} <span>{t('{count} this week', { count: groupedNumber(last) })}</span>
      </figcaption>
      <svg
        role="img"
        aria-label={t('{title}: {count} this week, at most {most} in a week', {
          title,
          count: groupedNumber(last),
          most: groupedNumber(Math.max(0, ...values)),
        })}
        viewBox={`0 0 ${values.length * (BAR + GAP)} ${HEIGHT}`}
        preserveAspectRatio="none"
      >
        {values.map((value, index) => {
          const height = Math.max(1, (value / most) * HEIGHT);
          return <rect key={index} x={index * (BAR + GAP)} y={HEIGHT - height} width={BAR} height={height} />;
        })}
      </svg>
    </Figure>
  );
}
