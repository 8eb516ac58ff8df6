import { DOWNLOADS, inPageLanguage } from '@vela/contracts/downloads';
import { PATHS } from '@vela/contracts/routes';
import { Answered } from '@vela/design-system/answered';
import { ButtonLink } from '@vela/design-system/button';
import { PastTheEnd } from '@vela/design-system/empty-state';
import { Cluster, Stack } from '@vela/design-system/layout';
import { TextLink } from '@vela/design-system/link';
import { Pagination } from '@vela/design-system/pagination';
import { Heading, Lead } from '@vela/design-system/typography';
import { t } from '@vela/language';
import { PageTitle, useNavigate, useSearchParams } from '@vela/router';
import { useStatement } from '../features/statement/api/get-statement.js';
import { StatementFilter } from '../features/statement/components/statement-filter.js';
import { StatementTable } from '../features/statement/components/statement-table.js';
import { filterIn, queryOf } from '../features/statement/filter.js';
import { OfCompany } from './of-company.js';
import { PageColumn } from './page-column.js';

function Entries() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const filter = filterIn(search);
  const page = Math.max(1, Number.parseInt(search.get('page') ?? '1', 10) || 1);
  const answer = useStatement(filter, page);
  return (
    <>
      <StatementFilter
        value={filter}
        onChange={(next) => void navigate(PATHS.statement + queryOf(next), { replace: true })}
      />
      <Answered answer={answer} loading={t('Loading your statement')} failed={t('Your statement could not be loaded')}>
        {(data) => (
          <>
            {data.total > 0 && data.entries.length === 0 ? (
              <PastTheEnd firstPage={PATHS.statement + queryOf(filter)} />
            ) : (
              <StatementTable entries={data.entries} />
            )}
            <Pagination
              label={t('Statement')}
              page={data.page}
              pageCount={data.pages}
              hrefOf={(to) => PATHS.statement + queryOf(filter, to)}
            />
            <Cluster gap={24}>
              <ButtonLink
                variant="secondary"
                to={inPageLanguage(DOWNLOADS.statementCsv + queryOf(filter))}
                reloadDocument
                download
              >
                {t('Download CSV')}
              </ButtonLink>
              <TextLink to={PATHS.receipts}>{t('Receipts')}</TextLink>
              <TextLink to={PATHS.invoices}>{t('Invoices')}</TextLink>
            </Cluster>
          </>
        )}
      </Answered>
    </>
  );
}

/** `/talentseeker/dashboard/statement`: where the company's free profiles and tokens came from and went. */
export function Page() {
  return (
    <PageColumn>
      <PageTitle>{t('Statement')}</PageTitle>
      <Stack gap={32}>
        <Stack gap={12}>
          <Heading level={1}>{t('Statement')}</Heading>
          <Lead>
            {t(
              'Every free profile and token: granted, bought, reserved, released, consumed. Figures in brackets were reserved before.',
            )}
          </Lead>
        </Stack>
        <OfCompany>
          <Entries />
        </OfCompany>
      </Stack>
    </PageColumn>
  );
}
