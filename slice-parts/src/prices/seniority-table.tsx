import { Table, type TableColumn } from '@vela/design-system/table';
import { Text } from '@vela/design-system/typography';
import { sekText, tokensText, yearsRangeText } from '@vela/formats';
import { t } from '@vela/language';
import { SENIORITY_BANDS, type SeniorityBand } from '@vela/market/prices';

const columns = (): readonly TableColumn<SeniorityBand>[] => [
  {
    key: 'band',
    title: t('Experience'),
    cell: (band) => (
      <>
        {band.label}
        <Text as="div" size="small" tone="muted">
          {yearsRangeText(band)}
        </Text>
      </>
    ),
  },
  { key: 'tokens', title: t('To view'), numeric: true, cell: ({ tokens }) => tokensText(tokens) },
  { key: 'fee', title: t('Per hire'), numeric: true, cell: ({ feeSek }) => sekText(feeSek) },
];

/** What a profile and a hire cost, by years of experience; from the table that the server charges by. */
export const SeniorityTable = () => (
  <Table
    caption={t('Tokens to view a profile and the recruitment fee, plus VAT')}
    columns={columns()}
    rows={SENIORITY_BANDS}
    rowKey={({ key }) => key}
  />
);
