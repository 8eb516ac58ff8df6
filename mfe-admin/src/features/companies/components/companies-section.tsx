import { useState } from 'react';
import { type ApiClient, newKey } from '@vela/contracts/client';
import { ADMIN_PAGE_SIZE, type CompanyVerification, type VatAnswer } from '@vela/contracts/constants';
import {
  adminCorrectBalance,
  adminGetCompany,
  adminListCompanies,
  adminSuspendCompany,
  adminUnsuspendCompany,
  adminVerifyCompany,
} from '@vela/contracts/endpoints';
import type { AdminCompany, AdminCompanyRow, PageState } from '@vela/contracts/schemas';
import { Badge } from '@vela/design-system/badge';
import { Cluster, Stack } from '@vela/design-system/layout';
import { TextLink } from '@vela/design-system/link';
import { Pagination } from '@vela/design-system/pagination';
import { Table, type TableColumn } from '@vela/design-system/table';
import { Heading, Text } from '@vela/design-system/typography';
import { groupedNumber } from '@vela/formats';
import { t } from '@vela/language';
import { dayOf } from '@vela/market/days';
import { useAdminQuery } from '../../../api/admin-query.js';
import { Answered } from '../../../components/answered.js';
import { ChangeButton } from '../../../components/change-button.js';
import { REASON } from '../../../components/change-dialog.js';
import { ListSection } from '../../../components/list-section.js';
import { Narrowing, SearchBox } from '../../../components/narrowing.js';
import { useSectionQuery } from '../../../hooks/use-section-query.js';
import { sectionPath } from '../../../sections.js';
import { ACCOUNT_TEXTS, momentText, stateText } from '../../../texts/texts.js';
import { PageOfCompany } from './page-of-company.js';

const COLUMNS: readonly TableColumn<AdminCompanyRow>[] = [
  {
    key: 'name',
    title: 'Company',
    sortable: true,
    cell: ({ id, name }) => <TextLink to={sectionPath('companies', { id })}>{name || 'Without a name'}</TextLink>,
  },
  {
    key: 'state',
    title: 'State',
    cell: ({ suspendedAt, page }) => (
      <Cluster gap={8}>
        {suspendedAt === null ? 'Active' : <Badge tone="danger">{t('Suspended')}</Badge>}
        {page !== 'shown' && <Badge tone="warning">{PAGE_TEXTS[page]}</Badge>}
      </Cluster>
    ),
  },
  {
    key: 'verification',
    title: 'Verification',
    cell: ({ verification }) => (
      <Badge tone={verification === 'verified' ? 'success' : 'neutral'}>{VERIFICATION_TEXTS[verification]}</Badge>
    ),
  },
  { key: 'domains', title: 'Proven domain', cell: ({ domains }) => domains.join(', ') || '–' },
  { key: 'country', title: 'Country', cell: ({ country }) => country },
  {
    key: 'freeProfiles',
    title: 'Free profiles',
    numeric: true,
    cell: ({ freeProfiles }) => groupedNumber(freeProfiles),
  },
  { key: 'tokens', title: 'Tokens', numeric: true, sortable: true, cell: ({ tokens }) => groupedNumber(tokens) },
  {
    key: 'confirmedHires',
    title: 'Hires',
    numeric: true,
    sortable: true,
    cell: ({ confirmedHires }) => groupedNumber(confirmedHires),
  },
  { key: 'createdAt', title: 'Since', sortable: true, cell: ({ createdAt }) => momentText(createdAt) },
];

const PAGE_TEXTS: Readonly<Record<Exclude<PageState, 'shown'>, string>> = {
  takenDown: 'Page taken down',
  changed: 'Page to be looked at',
};

const VERIFICATION_TEXTS: Readonly<Record<CompanyVerification, string>> = {
  unfinished: 'Not filled in',
  waiting: 'To be checked',
  verified: 'Verified',
  declined: 'Declined',
};

function VerificationButton({ id, verified }: { readonly id: string; readonly verified: boolean }) {
  return (
    <ChangeButton
      label={verified ? 'Verify' : 'Decline'}
      title={verified ? 'Verify this company' : 'Decline to verify this company'}
      confirm={verified ? 'It is who it says' : 'Decline'}
      done={verified ? 'The company is verified' : 'The company was told what is missing'}
      description={t(
        'Look its numbers up in the register of its country, and write what you found. The owner gets it by mail.',
      )}
      fields={[REASON]}
      change={(api, { reason = '' }) => api.call(adminVerifyCompany, { params: { id }, body: { verified, reason } })}
    />
  );
}

function CorrectionButton({ id }: { readonly id: string }) {
  const [key, setKey] = useState(newKey);
  const change = async (api: ApiClient, { account, amount, reason = '' }: Readonly<Record<string, string>>) => {
    await api.call(adminCorrectBalance, {
      params: { id },
      body: { key, account: account === 'base' ? 'base' : 'tokens', amount: Number(amount), reason },
    });
    setKey(newKey());
  };
  return (
    <ChangeButton
      label={t('Grant or correct')}
      title={t('Grant or correct')}
      confirm="Write to the ledger"
      done="The ledger has a new entry"
      change={change}
      description={t('Above 0 grants, below 0 takes back what is not spent. The entry stays for good.')}
      fields={[
        {
          name: 'account',
          label: 'Of',
          initial: 'tokens',
          options: [
            { value: 'tokens', label: 'Tokens' },
            { value: 'base', label: 'Free profiles' },
          ],
        },
        { name: 'amount', label: 'How many' },
        REASON,
      ]}
    />
  );
}

const VAT_ANSWER_TEXTS: Readonly<Record<VatAnswer, string>> = {
  valid: 'VIES: valid',
  invalid: 'VIES: not valid',
  unavailable: 'VIES does not answer',
};

/** What the register of VAT numbers said, when, and what it named its answer by. */
const vatCheckText = (check: AdminCompany['vatCheck']): string =>
  check === null
    ? ''
    : `${VAT_ANSWER_TEXTS[check.answer]} (${dayOf(new Date(check.at))}${check.consultationNumber === null ? '' : `, ${check.consultationNumber}`})`;

/** What is known of a company; what it left empty is left out. */
const factsOf = ({
  organizationNumber,
  address,
  postalCode,
  city,
  country,
  VAT,
  vatCheck,
  invoiceEmail,
  domains,
  openRoles,
  confirmedHires,
}: AdminCompany): readonly string[] =>
  [
    organizationNumber,
    address,
    `${postalCode} ${city}`.trim(),
    country,
    VAT && `VAT ${VAT}`,
    vatCheckText(vatCheck),
    invoiceEmail,
    domains.length > 0 ? `Proven: ${domains.join(', ')}` : 'No domain is proven',
    `Open roles: ${groupedNumber(openRoles)}`,
    `Confirmed hires: ${groupedNumber(confirmedHires)}`,
  ].filter((fact) => fact !== '');

function Company({
  company,
  page,
  hrefOf,
}: {
  readonly company: AdminCompany;
  readonly page: number;
  readonly hrefOf: (page: number) => string;
}) {
  const { id, name, suspendedAt, balance, members, entries, totalEntries } = company;
  const isSuspended = suspendedAt !== null;
  return (
    <Stack gap={24}>
      <TextLink to={sectionPath('companies')}>{t('All companies')}</TextLink>
      <Cluster gap={16}>
        <Heading level={2} size="title">
          {name || 'Without a name'}
        </Heading>
        {isSuspended && <Badge tone="danger">{t('Suspended')}</Badge>}
        <Badge tone={company.verification === 'verified' ? 'success' : 'neutral'}>
          {VERIFICATION_TEXTS[company.verification]}
        </Badge>
      </Cluster>
      <Text tone="muted" size="small">
        {factsOf(company).join(' · ')}
      </Text>
      <Cluster>
        {company.verification !== 'verified' && <VerificationButton id={id} verified />}
        {company.verification !== 'declined' && <VerificationButton id={id} verified={false} />}
        <CorrectionButton id={id} />
        <ChangeButton
          label={isSuspended ? 'Lift suspension' : 'Suspend'}
          title={isSuspended ? `Lift the suspension of ${name}` : `Suspend ${name}`}
          confirm={isSuspended ? 'Lift suspension' : 'Suspend company'}
          done={isSuspended ? 'The company may act again' : 'The company is suspended'}
          description={
            isSuspended
              ? 'Its people may sign in again.'
              : 'Its people are signed out, open requests are withdrawn and invitations end.'
          }
          fields={[REASON]}
          change={(api, { reason = '' }) =>
            api.call(isSuspended ? adminUnsuspendCompany : adminSuspendCompany, {
              params: { id },
              body: { reason },
            })
          }
        />
        <TextLink to={sectionPath('audit', { companyId: id })}>{t('Audit log of this company')}</TextLink>
      </Cluster>
      <PageOfCompany id={id} />
      <Table
        caption={t('Balance')}
        narrow="stack"
        rowKey={({ account }) => account}
        rows={[
          { account: ACCOUNT_TEXTS.tokens, ...balance.tokens },
          { account: ACCOUNT_TEXTS.base, ...balance.base },
          { account: ACCOUNT_TEXTS.launchOffer, ...balance.launchOffer },
        ]}
        columns={[
          { key: 'account', title: 'Account', cell: ({ account }) => account },
          ...(['free', 'reserved', 'consumed', 'expired', 'refunded'] as const).map((figure) => ({
            key: figure,
            title: stateText(figure),
            numeric: true,
            cell: (row: AdminCompany['balance']['tokens']) => groupedNumber(row[figure]),
          })),
        ]}
      />
      <Table
        caption={`People (${members.length})`}
        rows={members}
        rowKey={(member) => member.id}
        narrow="stack"
        columns={[
          {
            key: 'name',
            title: 'Name',
            cell: (member) => <TextLink to={sectionPath('users', { search: member.id })}>{member.name}</TextLink>,
          },
          { key: 'email', title: 'Email', cell: ({ email }) => email },
          { key: 'owner', title: 'Role', cell: ({ owner }) => (owner ? 'Owner' : 'Member') },
        ]}
      />
      <Table
        caption={`Ledger, ${groupedNumber(totalEntries)} entries, newest first`}
        rows={entries}
        rowKey={(entry) => entry.id}
        narrow="stack"
        columns={[
          { key: 'at', title: 'When', cell: ({ at }) => momentText(at) },
          { key: 'kind', title: 'What', cell: ({ kind }) => stateText(kind) },
          { key: 'account', title: 'Account', cell: ({ account }) => ACCOUNT_TEXTS[account] },
          { key: 'amount', title: 'Units', numeric: true, cell: ({ amount }) => groupedNumber(amount) },
          { key: 'cause', title: 'Cause', cell: ({ cause }) => stateText(cause) },
          { key: 'reason', title: 'Reason', cell: ({ reason }) => reason ?? '–' },
        ]}
      />
      <Pagination
        label={t('Ledger')}
        page={page}
        pageCount={Math.max(1, Math.ceil(totalEntries / ADMIN_PAGE_SIZE))}
        hrefOf={hrefOf}
      />
    </Stack>
  );
}

function CompanyPage({
  id,
  page,
  hrefOf,
}: {
  readonly id: string;
  readonly page: number;
  readonly hrefOf: (page: number) => string;
}) {
  const answer = useAdminQuery(adminGetCompany, { params: { id }, query: { page } });
  return <Answered answer={answer}>{(company) => <Company company={company} page={page} hrefOf={hrefOf} />}</Answered>;
}

/** All companies, or the one that the address names. */
export function CompaniesSection() {
  const { query, page, narrow, hrefOf } = useSectionQuery('companies', [
    'id',
    'search',
    'verification',
    'sort',
    'direction',
  ]);
  return query.id === undefined ? (
    <Companies {...{ query, page, narrow, hrefOf }} />
  ) : (
    <CompanyPage id={query.id} page={page} hrefOf={hrefOf} />
  );
}

function Companies({
  query,
  page,
  narrow,
  hrefOf,
}: ReturnType<typeof useSectionQuery<'id' | 'search' | 'verification' | 'sort' | 'direction'>>) {
  const asked = {
    search: query.search,
    verification: query.verification,
    sort: query.sort,
    direction: query.direction,
    page,
  };
  const answer = useAdminQuery(adminListCompanies, { query: asked });
  return (
    <>
      <Narrowing>
        <SearchBox
          key={query.search}
          label={t('Name, organization number or id')}
          value={query.search}
          onSearch={(search) => narrow({ search })}
        />
      </Narrowing>
      <TextLink to={sectionPath('companies', query.verification === 'waiting' ? {} : { verification: 'waiting' })}>
        {query.verification === 'waiting' ? 'All companies' : 'Companies to be checked'}
      </TextLink>
      <ListSection
        answer={answer}
        of="companies"
        page={page}
        hrefOf={hrefOf}
        columns={COLUMNS}
        rowKey={({ id }) => id}
        sort={{
          column: query.sort ?? 'createdAt',
          direction: query.direction === 'ascending' ? 'ascending' : 'descending',
        }}
        onSort={({ column, direction }) => narrow({ sort: column, direction })}
      />
    </>
  );
}
