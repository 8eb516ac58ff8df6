import { DOWNLOADS } from '@vela/contracts/downloads';
import { PATHS } from '@vela/contracts/routes';
import { Button, ButtonLink } from '@vela/design-system/button';
import { EmptyState } from '@vela/design-system/empty-state';
import { Cluster, Stack } from '@vela/design-system/layout';
import { TextLink } from '@vela/design-system/link';
import { Pagination } from '@vela/design-system/pagination';
import { Heading, Lead } from '@vela/design-system/typography';
import { PageTitle, useNavigate, useSearchParams } from '@vela/router';
import { useStatement } from '../features/statement/api/get-statement.js';
import { StatementFilter } from '../features/statement/components/statement-filter.js';
import { StatementTable } from '../features/statement/components/statement-table.js';
import { filterIn, queryOf } from '../features/statement/filter.js';
import { LoadingLines } from './loading-page.js';
import { PageColumn } from './page-column.js';

/** `/talentseeker/dashboard/statement`: where the company's free profiles and tokens came from and went. */
export function Page() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const filter = filterIn(search);
  const page = Math.max(1, Number.parseInt(search.get('page') ?? '1', 10) || 1);
  const { data, isPending, refetch } = useStatement(filter, page);
  return (
    <PageColumn>
      <PageTitle>Statement</PageTitle>
      <Stack gap={32}>
        <Stack gap={12}>
          <Heading level={1}>Statement</Heading>
          <Lead>
            Every free profile and token: granted, bought, reserved, released, consumed. Figures in brackets were
            reserved before.
          </Lead>
        </Stack>
        <StatementFilter
          value={filter}
          onChange={(next) => void navigate(PATHS.statement + queryOf(next), { replace: true })}
        />
        {isPending && <LoadingLines label="Loading your statement" />}
        {data === undefined && !isPending && (
          <EmptyState
            mood="failed"
            title="Your statement could not be loaded"
            action={
              <Button variant="quiet" onClick={() => void refetch()}>
                Try again
              </Button>
            }
          >
            Nothing is lost. It is shown as soon as the connection is back.
          </EmptyState>
        )}
        {data !== undefined && (
          <>
            <StatementTable entries={data.entries} />
            <Pagination
              label="Statement"
              page={data.page}
              pageCount={data.pages}
              hrefOf={(to) => PATHS.statement + queryOf(filter, to)}
            />
            <Cluster gap={24}>
              <ButtonLink variant="secondary" to={DOWNLOADS.statementCsv + queryOf(filter)} reloadDocument download>
                Download CSV
              </ButtonLink>
              <TextLink to={PATHS.receipts}>Receipts</TextLink>
              <TextLink to={PATHS.invoices}>Invoices</TextLink>
            </Cluster>
          </>
        )}
      </Stack>
    </PageColumn>
  );
}
