import styled from 'styled-components';
import { getMarketFigures } from '@vela/contracts/endpoints';
import { Container } from '@vela/design-system/layout';
import { useEndpoint } from '@vela/design-system/services';
import { color, fontSize, fontWeight, lineHeight, media, space } from '@vela/design-system/theme';
import { t } from '@vela/language';
import { figuresIn } from '../figures.js';

const Row = styled(Container).attrs({ forwardedAs: 'dl' })`
  display: grid;
  gap: ${space(24)};
  padding-block: ${space(32)};
  ${media.from('sm')} {
    grid-auto-flow: column;
    grid-auto-columns: minmax(0, 1fr);
  }
  & > div {
    display: flex;
    flex-direction: column-reverse;
    justify-content: flex-end;
    padding-block-start: ${space(12)};
    border-block-start: 2px solid ${color.bright};
  }
  dt {
    color: ${color.muted};
  }
  dd {
    font-size: ${fontSize.section};
    font-weight: ${fontWeight.bold};
    line-height: ${lineHeight.heading};
    font-variant-numeric: tabular-nums;
  }
`;

/** What the market holds at this moment. Nothing where too little is known, or could not be asked for. */
export function MarketFigures() {
  const { data } = useEndpoint(getMarketFigures, {});
  const shown = data === undefined ? [] : figuresIn(data);
  if (shown.length === 0) return null;
  return (
    <section aria-label={t('The market now')}>
      <Row>
        {shown.map(({ figure, what }) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>{figure}</dd>
          </div>
        ))}
      </Row>
    </section>
  );
}
