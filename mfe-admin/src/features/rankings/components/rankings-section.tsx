import { adminGetRankingFunnel } from '@vela/contracts/endpoints';
import type { RankingFunnel } from '@vela/contracts/schemas';
import { Stack } from '@vela/design-system/layout';
import { Table, type TableColumn } from '@vela/design-system/table';
import { Text } from '@vela/design-system/typography';
import { groupedNumber } from '@vela/formats';
import { useAdminQuery } from '../../../api/admin-query.js';
import { Answered } from '../../../components/answered.js';
import { dayCell } from '../../../texts/texts.js';
import { RANKING_TEXTS, rankingCaption, shareText } from '../texts.js';

type Version = RankingFunnel['versions'][number];

const columns = (): readonly TableColumn<Version>[] => [
  { key: 'version', title: RANKING_TEXTS.version, cell: ({ scoreVersion }) => scoreVersion },
  { key: 'shown', title: RANKING_TEXTS.steps.shown, numeric: true, cell: ({ shown }) => groupedNumber(shown) },
  ...(['viewed', 'requested', 'answered', 'accepted', 'hired'] as const).map((step) => ({
    key: step,
    title: RANKING_TEXTS.steps[step],
    numeric: true,
    cell: (version: Version) => shareText(version[step], version.shown),
  })),
  {
    key: 'moved',
    title: RANKING_TEXTS.moved,
    numeric: true,
    cell: ({ movedByPeople }) => groupedNumber(movedByPeople),
  },
];

/** What came of what lists of matches showed, by version of the score. */
export function RankingsSection() {
  const answer = useAdminQuery(adminGetRankingFunnel, {});
  return (
    <Answered answer={answer}>
      {({ since, versions }) => (
        <Stack gap={16}>
          <Text>{RANKING_TEXTS.about}</Text>
          {versions.length === 0 ? (
            <Text tone="muted">{RANKING_TEXTS.none}</Text>
          ) : (
            <Table
              caption={rankingCaption(dayCell(since))}
              narrow="stack"
              rows={versions}
              rowKey={({ scoreVersion }) => String(scoreVersion)}
              columns={columns()}
            />
          )}
          <Text tone="muted">{RANKING_TEXTS.compare}</Text>
        </Stack>
      )}
    </Answered>
  );
}
