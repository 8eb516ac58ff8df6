import { MOVES_PAGE_SIZE } from '@vela/contracts/constants';
import { PATHS, pathTo } from '@vela/contracts/routes';
import type { MoveEntry } from '@vela/contracts/schemas';
import { Badge } from '@vela/design-system/badge';
import { Button, ButtonLink } from '@vela/design-system/button';
import { EmptyState, PastTheEnd } from '@vela/design-system/empty-state';
import { Cluster, Container, Stack } from '@vela/design-system/layout';
import { TextLink } from '@vela/design-system/link';
import { Pagination } from '@vela/design-system/pagination';
import { LoadingRegion, Skeleton } from '@vela/design-system/skeleton';
import { Table, type TableColumn } from '@vela/design-system/table';
import { Heading, Text } from '@vela/design-system/typography';
import { inContext, t } from '@vela/language';
import { ownMomentText } from '@vela/market/days';
import { PageTitle, useSearchParams } from '@vela/router';
import { ByBrowser } from '@vela/slice-parts/served';
import { useMoves } from '../features/moves/api/moves.js';
import { MOVE_TEXTS, movedText } from '../features/moves/texts.js';
import { MemberFrame } from './recruiter-gate.js';

const columns = (): readonly TableColumn<MoveEntry>[] => [
  { key: 'at', title: MOVE_TEXTS.when, cell: ({ at }) => <ByBrowser>{ownMomentText(at)}</ByBrowser> },
  {
    key: 'by',
    title: MOVE_TEXTS.who,
    cell: ({ by, own }) => (own ? MOVE_TEXTS.you : by === '' ? MOVE_TEXTS.left : by),
  },
  {
    key: 'role',
    title: MOVE_TEXTS.role,
    cell: ({ openRole }) => (
      <TextLink to={pathTo(PATHS.roleMatches, { roleId: openRole.id })}>{openRole.name}</TextLink>
    ),
  },
  {
    key: 'talent',
    title: inContext('one talent', 'Talent'),
    cell: ({ talent }) => (talent === null ? MOVE_TEXTS.hidden : (talent.currentRole ?? t('Current role not given'))),
  },
  {
    key: 'where',
    title: MOVE_TEXTS.what,
    cell: ({ where, holds }) => (
      <Cluster gap={8}>
        {movedText(where)}
        {holds && <Badge tone="success">{MOVE_TEXTS.holds}</Badge>}
      </Cluster>
    ),
  },
  { key: 'reason', title: MOVE_TEXTS.why, cell: ({ talent }) => talent?.reason ?? '' },
];

function MoveLog() {
  const [search] = useSearchParams();
  const page = Math.max(1, Number.parseInt(search.get('page') ?? '1', 10) || 1);
  const { data, error, refetch } = useMoves(page);
  return (
    <>
      <PageTitle>{MOVE_TEXTS.log}</PageTitle>
      <Container>
        <Stack gap={32}>
          <Stack as="header" gap={12}>
            <Heading level={1} size="section">
              {MOVE_TEXTS.log}
            </Heading>
            <Text tone="muted" measure>
              {MOVE_TEXTS.logLead}
            </Text>
          </Stack>
          {data?.total === 0 && (
            <EmptyState
              level={2}
              title={MOVE_TEXTS.empty}
              action={<ButtonLink to={PATHS.talentSeekerDashboard}>{MOVE_TEXTS.toRoles}</ButtonLink>}
            >
              {MOVE_TEXTS.emptyLead}
            </EmptyState>
          )}
          {data !== undefined && data.total > 0 && data.moves.length === 0 && <PastTheEnd firstPage={PATHS.moves} />}
          {data !== undefined && data.moves.length > 0 && (
            <>
              <Table caption={MOVE_TEXTS.log} columns={columns()} rows={data.moves} rowKey={({ id }) => id} />
              <Pagination
                label={MOVE_TEXTS.log}
                page={page}
                pageCount={Math.ceil(data.total / MOVES_PAGE_SIZE)}
                hrefOf={(number) => `${PATHS.moves}?page=${number}`}
              />
            </>
          )}
          {data === undefined && error === null && (
            <LoadingRegion label={MOVE_TEXTS.log}>
              <Skeleton shape="card" />
            </LoadingRegion>
          )}
          {data === undefined && error !== null && (
            <EmptyState
              mood="failed"
              level={2}
              title={MOVE_TEXTS.failed}
              action={<Button onClick={() => void refetch()}>{t('Try again')}</Button>}
            >
              {error.message}
            </EmptyState>
          )}
        </Stack>
      </Container>
    </>
  );
}

/** `/talentseeker/moves`: the company's log of whom people moved in lists of matches, and why. */
export const Page = () => (
  <MemberFrame>
    <MoveLog />
  </MemberFrame>
);
