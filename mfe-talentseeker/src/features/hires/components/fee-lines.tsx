import styled from 'styled-components';
import { color, space } from '@vela/design-system/theme';
import { oreText } from '@vela/formats';
import { percentText, t } from '@vela/language';
import type { BandFee } from '../fee.js';

const Lines = styled.dl`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  row-gap: ${space(4)};
  font-variant-numeric: tabular-nums;
  dt {
    /* Room in the cell, not beside it: the line above the total has no gap. */
    padding-inline-end: ${space(16)};
    color: ${color.muted};
  }
  dd {
    margin: 0;
    text-align: end;
  }
  & > :nth-last-child(-n + 2) {
    padding-block-start: ${space(8)};
    border-block-start: 1px solid ${color.line};
    font-weight: bold;
    color: ${color.ink};
  }
`;

/** A recruitment fee: net, VAT, total. */
export const FeeLines = ({ label, fee }: BandFee) => (
  <Lines>
    <dt>{t('Fee, {band}', { band: label })}</dt>
    <dd>{oreText(fee.netOre)}</dd>
    <dt>{t('VAT {percent}', { percent: percentText(fee.vatPercent) })}</dt>
    <dd>{oreText(fee.vatOre)}</dd>
    <dt>{t('Total')}</dt>
    <dd>{oreText(fee.totalOre)}</dd>
  </Lines>
);
