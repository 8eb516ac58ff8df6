import { ADMIN_PAGE_SIZE, type CompanyVerification, type VatAnswer } from '@vela/contracts/constants';
import {
  adminCorrectBalance,
  adminGetCompany,
  adminListCompanies,
  adminSuspendCompany,
  adminTakeDomainAway,
  adminUnsuspendCompany,
  adminVerifyCompany,
} from '@vela/contracts/endpoints';
import type { AdminCompany, AdminCompanyRow, PageState } from '@vela/contracts/schemas';
import { Badge } from '@vela/design-system/badge';
import { PastTheEnd } from '@vela/design-system/empty-state';
import { Cluster, Stack } from '@vela/design-system/layout';
import { TextLink } from '@vela/design-system/link';
import { Pagination } from '@vela/design-system/pagination';
import { Table, type TableColumn } from '@vela/design-system/table';
import { Heading, Text } from '@vela/design-system/typography';
import { countryText, groupedNumber, LEDGER_ACCOUNT_TEXTS } from '@vela/formats';
import { inContext, listed, t, texts } from '@vela/language';
import { refusedWhole, wholeIn } from '../../../amounts/amounts.js';
import { useAdminQuery } from '../../../api/admin-query.js';
import { Answered } from '../../../components/answered.js';
import { ChangeButton } from '../../../components/change-button.js';
import { REASON } from '../../../components/change-dialog.js';
import { ListSection } from '../../../components/list-section.js';
import { Narrowing, SearchBox } from '../../../components/narrowing.js';
import { OnceButton } from '../../../components/once-button.js';
import { SORTED_BY, sortingOf, useSectionQuery } from '../../../hooks/use-section-query.js';
import { sectionPath } from '../../../sections/sections.js';
import { dayCell, momentCell, stateText } from '../../../texts/texts.js';
import { PageOfCompany } from './page-of-company.js';

const columns = (): readonly TableColumn<AdminCompanyRow>[] => [
  {
    key: 'name',
    title: t('Company'),
    sortable: true,
    cell: ({ id, name }) => <TextLink to={sectionPath('companies', { id })}>{name || t('Without a name')}</TextLink>,
  },
  {
    key: 'state',
    title: t('State'),
    cell: ({ suspendedAt, closedAt, page }) => (
      <Cluster gap={8}>
        {suspendedAt !== null && <Badge tone="danger">{t('Suspended')}</Badge>}
        {closedAt != null && <Badge tone="neutral">{t('Closed')}</Badge>}
        {suspendedAt === null && closedAt == null && t('Active')}
        {page !== 'shown' && <Badge tone="warning">{PAGE_TEXTS[page]}</Badge>}
      </Cluster>
    ),
  },
  {
    key: 'verification',
    title: t('Verification'),
    cell: (company) => (isToldOf(company) ? <VerificationBadge {...company} /> : '–'),
  },
  { key: 'domains', title: t('Proven domain'), cell: ({ domains }) => listed(domains) || '–' },
  { key: 'country', title: t('Country'), cell: ({ country }) => countryText(country) },
  {
    key: 'freeProfiles',
    title: t('Free profiles'),
    numeric: true,
    cell: ({ freeProfiles }) => groupedNumber(freeProfiles),
  },
  { key: 'tokens', title: t('Tokens'), numeric: true, sortable: true, cell: ({ tokens }) => groupedNumber(tokens) },
  {
    key: 'confirmedHires',
    title: t('Hires'),
    numeric: true,
    sortable: true,
    cell: ({ confirmedHires }) => groupedNumber(confirmedHires),
  },
  { key: 'createdAt', title: t('Since'), sortable: true, cell: ({ createdAt }) => momentCell(createdAt) },
];

const PAGE_TEXTS: Readonly<Record<Exclude<PageState, 'shown'>, string>> = texts({
  takenDown: 'Page taken down',
  changed: 'Page to be looked at',
});

const VERIFICATION_TEXTS: Readonly<Record<Exclude<CompanyVerification, 'declined'>, string>> = texts({
  unfinished: 'Not filled in',
  waiting: 'To be checked',
  verified: 'Verified',
});

/** Nobody checks a company that is closed: what it was is told, and no work is. */
const isToldOf = ({ verification, closedAt }: Pick<AdminCompanyRow, 'verification' | 'closedAt'>): boolean =>
  closedAt == null || verification === 'verified';

const verificationText = (verification: CompanyVerification): string =>
  verification === 'declined' ? inContext('administration', 'Declined') : VERIFICATION_TEXTS[verification];

const VerificationBadge = ({ verification }: Pick<AdminCompanyRow, 'verification'>) => (
  <Badge tone={verification === 'verified' ? 'success' : 'neutral'}>{verificationText(verification)}</Badge>
);

function VerificationButton({
  company: { id, identityMark },
  verified,
}: {
  readonly company: AdminCompany;
  readonly verified: boolean;
}) {
  return (
    <ChangeButton
      label={verified ? t('Verify') : inContext('administration', 'Decline')}
      title={verified ? t('Verify this company') : t('Decline to verify this company')}
      confirm={verified ? t('It is who it says') : inContext('administration', 'Decline')}
      done={verified ? t('The company is verified') : t('The company was told what is missing')}
      description={t(
        'Look its numbers up in the register of its country, and write what you found. The owner gets it by mail.',
      )}
      fields={[REASON]}
      change={(api, { reason = '' }) =>
        api.call(adminVerifyCompany, { params: { id }, body: { verified, reason, identityMark } })
      }
    />
  );
}

function DomainButton({ id, domain }: Pick<AdminCompany, 'id'> & { readonly domain: string }) {
  return (
    <ChangeButton
      label={t('Take away {domain}', { domain })}
      title={t('Take the domain {domain} away', { domain })}
      confirm={t('Take it away')}
      done={t('The domain is the company’s no longer')}
      description={t('Talent no longer reads it with the company’s requests. Its owner gets your reason by mail.')}
      fields={[REASON]}
      change={(api, { reason = '' }) => api.call(adminTakeDomainAway, { params: { id }, body: { domain, reason } })}
    />
  );
}

function CorrectionButton({ id, balance }: Pick<AdminCompany, 'id' | 'balance'>) {
  const { debt } = balance.tokens;
  const rule = t('Above 0 grants, below 0 takes back what is not spent. The entry stays for good.');
  return (
    <OnceButton
      label={t('Grant or correct')}
      title={t('Grant or correct')}
      confirm={t('Write to the ledger')}
      done={t('The ledger has a new entry')}
      change={(api, { account, amount = '', reason = '' }, key) =>
        api.call(adminCorrectBalance, {
          params: { id },
          body: { key, account: account === 'base' ? 'base' : 'tokens', amount: wholeIn(amount) ?? 0, reason },
        })
      }
      description={
        debt === 0
          ? rule
          : `${rule} ${t('It owes {debt, plural, one {# token: a grant repays it} other {# tokens: a grant repays them}} first.', { debt })}`
      }
      fields={[
        {
          name: 'account',
          label: inContext('administration', 'Of'),
          initial: 'tokens',
          options: [
            { value: 'tokens', label: t('Tokens') },
            { value: 'base', label: t('Free profiles') },
          ],
        },
        { name: 'amount', label: t('How many'), refused: refusedWhole },
        REASON,
      ]}
    />
  );
}

const VAT_ANSWER_TEXTS: Readonly<Record<VatAnswer, string>> = texts({
  valid: 'VIES: valid',
  invalid: 'VIES: not valid',
  unavailable: 'VIES does not answer',
});

/** What the register of VAT numbers said, when, and what it named its answer by. */
const vatCheckText = (check: AdminCompany['vatCheck']): string =>
  check === null
    ? ''
    : `${VAT_ANSWER_TEXTS[check.answer]} (${dayCell(check.at)}${check.consultationNumber === null ? '' : `, ${check.consultationNumber}`})`;

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
    countryText(country),
    VAT && t('VAT {number}', { number: VAT }),
    vatCheckText(vatCheck),
    invoiceEmail,
    domains.length > 0 ? t('Proven: {domains}', { domains: listed(domains, 'and') }) : t('No domain is proven'),
    t('Open roles: {count}', { count: groupedNumber(openRoles) }),
    t('Confirmed hires: {count}', { count: groupedNumber(confirmedHires) }),
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
  const { id, name, suspendedAt, closedAt, verification, domains, balance, members, entries, totalEntries } = company;
  const isSuspended = suspendedAt !== null;
  const isClosed = closedAt != null;
  return (
    <Stack gap={24}>
      <TextLink to={sectionPath('companies')}>{t('All companies')}</TextLink>
      <Cluster gap={16}>
        <Heading level={2} size="title">
          {name || t('Without a name')}
        </Heading>
        {isSuspended && <Badge tone="danger">{t('Suspended')}</Badge>}
        {isClosed && <Badge tone="neutral">{t('Closed')}</Badge>}
        {isToldOf(company) && <VerificationBadge verification={verification} />}
      </Cluster>
      <Text tone="muted" size="small">
        {factsOf(company).join(' · ')}
      </Text>
      <Cluster>
        {!isClosed && verification !== 'verified' && verification !== 'unfinished' && (
          <VerificationButton company={company} verified />
        )}
        {!isClosed && verification !== 'declined' && <VerificationButton company={company} verified={false} />}
        {domains.map((domain) => (
          <DomainButton key={domain} id={id} domain={domain} />
        ))}
        <CorrectionButton id={id} balance={balance} />
        {(isSuspended || !isClosed) && (
          <ChangeButton
            label={isSuspended ? t('Lift suspension') : t('Suspend')}
            title={isSuspended ? t('Lift the suspension of {name}', { name }) : t('Suspend {name}', { name })}
            confirm={isSuspended ? t('Lift suspension') : t('Suspend company')}
            done={isSuspended ? t('The company may act again') : t('The company is suspended')}
            description={
              isSuspended
                ? t('Its people may sign in again, and are told by mail.')
                : t('Its people are signed out, open requests are withdrawn and invitations end.')
            }
            fields={[
              isSuspended
                ? REASON
                : {
                    ...REASON,
                    hint: t('Everybody of the company reads it, in a mail: name none of them. Kept in the audit log.'),
                  },
            ]}
            change={(api, { reason = '' }) =>
              api.call(isSuspended ? adminUnsuspendCompany : adminSuspendCompany, {
                params: { id },
                body: { reason },
              })
            }
          />
        )}
        <TextLink to={sectionPath('audit', { companyId: id })}>{t('Audit log of this company')}</TextLink>
      </Cluster>
      <PageOfCompany id={id} isClosed={isClosed} />
      <Table
        caption={t('Balance')}
        narrow="stack"
        rowKey={({ account }) => account}
        rows={[
          { account: LEDGER_ACCOUNT_TEXTS.tokens, ...balance.tokens },
          { account: LEDGER_ACCOUNT_TEXTS.base, ...balance.base },
          { account: LEDGER_ACCOUNT_TEXTS.launchOffer, ...balance.launchOffer },
        ]}
        columns={[
          { key: 'account', title: t('Account'), cell: ({ account }) => account },
          ...(['free', 'reserved', 'consumed', 'expired', 'refunded', 'frozen', 'debt'] as const).map((figure) => ({
            key: figure,
            title: stateText(figure),
            numeric: true,
            cell: (row: AdminCompany['balance']['tokens']) => groupedNumber(row[figure]),
          })),
        ]}
      />
      <Table
        caption={t('People ({count, number})', { count: members.length })}
        rows={members}
        rowKey={(member) => member.id}
        narrow="stack"
        columns={[
          {
            key: 'name',
            title: t('Name'),
            cell: (member) => <TextLink to={sectionPath('users', { search: member.id })}>{member.name}</TextLink>,
          },
          { key: 'email', title: t('Email'), cell: ({ email }) => email },
          { key: 'owner', title: t('Role'), cell: ({ owner }) => (owner ? t('Owner') : t('Member')) },
        ]}
      />
      <Table
        {...(totalEntries > 0 && { empty: <PastTheEnd firstPage={hrefOf(1)} /> })}
        caption={t('Ledger, {count, plural, one {# entry} other {# entries}}, newest first', { count: totalEntries })}
        rows={entries}
        rowKey={(entry) => entry.id}
        narrow="stack"
        columns={[
          { key: 'at', title: t('When'), cell: ({ at }) => momentCell(at) },
          { key: 'kind', title: t('What'), cell: ({ kind }) => stateText(kind) },
          { key: 'account', title: t('Account'), cell: ({ account }) => LEDGER_ACCOUNT_TEXTS[account] },
          { key: 'amount', title: t('Units'), numeric: true, cell: ({ amount }) => groupedNumber(amount) },
          { key: 'cause', title: t('Cause'), cell: ({ cause }) => stateText(cause) },
          { key: 'reason', title: t('Reason'), cell: ({ reason }) => reason ?? '–' },
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
  const { query, page, narrow, hrefOf } = useSectionQuery('companies', ['id', 'search', 'verification', ...SORTED_BY]);
  return query.id === undefined ? (
    <Companies {...{ query, page, narrow, hrefOf }} />
  ) : (
    // What another company's page says, or was asked there, is not this one's.
    <CompanyPage key={query.id} id={query.id} page={page} hrefOf={hrefOf} />
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
        {query.verification === 'waiting' ? t('All companies') : t('Companies to be checked')}
      </TextLink>
      <ListSection
        answer={answer}
        of={t('companies')}
        page={page}
        hrefOf={hrefOf}
        columns={columns()}
        rowKey={({ id }) => id}
        {...sortingOf({ query, narrow }, 'createdAt')}
      />
    </>
  );
}
