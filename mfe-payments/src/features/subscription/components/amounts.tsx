import styled from 'styled-components';
import type { PaymentIntentAnswer } from '@vela/contracts/schemas';
import { VAT_REASON_TEXTS } from '@vela/contracts/texts';
import { color, fontWeight, space } from '@vela/design-system/theme';
import { Text } from '@vela/design-system/typography';
import { exactOreText } from '@vela/formats';
import { percentText, t } from '@vela/language';

const List = styled.dl`
  display: grid;
  grid-template-columns: 1fr auto;
  row-gap: ${space(8)};
  font-variant-numeric: tabular-nums;
  dd {
    text-align: end;
  }
  .total {
    padding-block-start: ${space(8)};
    border-block-start: 1px solid ${color.line};
    font-weight: ${fontWeight.bold};
  }
`;

export type Amounts = Pick<PaymentIntentAnswer, 'netOre' | 'vatOre' | 'totalOre' | 'vatPercent' | 'vatReason'>;

/** Net, VAT and total of a price, and why the VAT is what it is. */
export const AmountList = ({ netOre, vatOre, totalOre, vatPercent, vatReason }: Amounts) => (
  <div>
    <List>
      <dt>{t('Net')}</dt>
      <dd>{exactOreText(netOre)}</dd>
      <dt>{t('VAT {percent}', { percent: percentText(vatPercent) })}</dt>
      <dd>{exactOreText(vatOre)}</dd>
      <dt className="total">{t('Total')}</dt>
      <dd className="total">{exactOreText(totalOre)}</dd>
    </List>
    {vatReason !== 'sweden' && (
      <Text size="small" tone="muted">
        {VAT_REASON_TEXTS[vatReason]}
      </Text>
    )}
  </div>
);
