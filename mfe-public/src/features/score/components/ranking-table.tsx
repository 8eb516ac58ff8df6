import { Table, type TableColumn } from '@vela/design-system/table';
import { inContext, percentText, t } from '@vela/language';
import { RANKING_NOTES, type RankingParameter, rankingParameters } from '@vela/matching';

const columns = (): readonly TableColumn<RankingParameter>[] => [
  { key: 'title', title: t('Parameter'), cell: ({ title }) => <strong>{title}</strong> },
  { key: 'rule', title: t('What counts'), cell: ({ rule }) => rule },
  {
    key: 'percent',
    title: inContext('of the whole', 'Share'),
    numeric: true,
    cell: ({ percent }) => percentText(Math.round(percent)),
  },
];

/** What else holds of every score and list, as the terms say it. */
export const RankingNotes = () => (
  <ul>
    {RANKING_NOTES.map((note) => (
      <li key={note}>{note}</li>
    ))}
  </ul>
);

/** The main parameters of the ranking, from the weights that the score is computed with. */
export function RankingTable() {
  return (
    <>
      <Table
        caption={t('Main parameters of the ranking')}
        columns={columns()}
        rows={rankingParameters()}
        rowKey={({ title }) => title}
      />
      <RankingNotes />
    </>
  );
}
