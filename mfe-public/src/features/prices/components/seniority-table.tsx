import styled from 'styled-components';
import { SENIORITY_BANDS } from '@vela/contracts/seniority';
import { color, fontSize, fontWeight, media, space } from '@vela/design-system/theme';
import { bandYearsText, sekText, tokensText } from '../price-words.js';

const Prices = styled.table`
  inline-size: 100%;
  max-inline-size: 48rem;
  caption { text-align: start; padding-block-end: ${space(12)}; color: ${color.muted}; }
  th, td { padding: ${space(12)} ${space(8)} ${space(12)} 0; text-align: start; border-block-end: 1px solid ${color.line}; }
  thead th { font-size: ${fontSize.small}; font-weight: ${fontWeight.medium}; color: ${color.muted}; vertical-align: bottom; }
  tbody th { font-weight: ${fontWeight.bold}; }
  tbody th span { display: block; font-size: ${fontSize.small}; font-weight: ${fontWeight.regular}; color: ${color.muted}; }
  td, thead th + th { text-align: end; font-variant-numeric: tabular-nums; }
  ${media.from('sm')} {
    th, td { padding-inline-end: ${space(24)}; }
    tbody th span { display: inline; margin-inline-start: ${space(12)}; }
  }
`;

/** What a profile and a hire cost, by years of experience; from the same table that the server charges by. */
export function SeniorityTable() {
  return (
    <Prices>
      <caption>Prices in Swedish kronor, plus VAT</caption>
      <thead>
        <tr>
          <th scope="col">Experience</th>
          <th scope="col">A profile</th>
          <th scope="col">A hire</th>
        </tr>
      </thead>
      <tbody>
        {SENIORITY_BANDS.map((band) => (
          <tr key={band.key}>
            <th scope="row">{band.label}<span>{bandYearsText(band)}</span></th>
            <td>{tokensText(band.tokens)}</td>
            <td>{sekText(band.feeSek)}</td>
          </tr>
        ))}
      </tbody>
    </Prices>
  );
}
