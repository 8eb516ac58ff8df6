import styled from 'styled-components';
import type { TalentActivity } from '@vela/contracts/schemas';
import { VisuallyHidden } from '@vela/design-system/layout';
import { color, space } from '@vela/design-system/theme';
import { viewsText, weekText } from '../texts.js';

const HEIGHT = 40;
const WIDTH = 16;
const GAP = 8;
/** A week without views still has a place on the line. */
const LEAST = 2;

const Bars = styled.svg`
  display: block;
  inline-size: 100%;
  block-size: 3.5rem;
  margin-block: ${space(8)};
  rect {
    fill: ${color.control};
  }
  rect[data-current='true'] {
    fill: ${color.bright};
  }
`;

/** Views week by week, the running one last and marked. */
export function ViewBars({ weeks }: { readonly weeks: TalentActivity['weeks'] }) {
  const most = Math.max(1, ...weeks.map(({ views }) => views));
  return (
    <>
      <Bars
        viewBox={`0 0 ${weeks.length * (WIDTH + GAP) - GAP} ${HEIGHT}`}
        preserveAspectRatio="xMinYMax meet"
        aria-hidden="true"
      >
        {weeks.map(({ from, views }, index) => {
          const height = Math.max(LEAST, (views / most) * HEIGHT);
          return (
            <rect
              key={from}
              x={index * (WIDTH + GAP)}
              y={HEIGHT - height}
              width={WIDTH}
              height={height}
              rx={2}
              data-current={index === weeks.length - 1}
            />
          );
        })}
      </Bars>
      <VisuallyHidden as="ul">
        {weeks.map(({ from, views }) => (
          <li key={from}>
            {weekText(from)}: {viewsText(views)}
          </li>
        ))}
      </VisuallyHidden>
    </>
  );
}
