import {
  adminCloseReport,
  adminGetSubscribersCsv,
  adminListAudit,
  adminListOutbox,
  adminListReferrals,
  adminListReports,
  adminListSubscribers,
  adminRetryMessage,
} from '@vela/contracts/endpoints';
import type { AdminAuditEntry, AdminMessage, AdminReport, AdminSubscriber } from '@vela/contracts/schemas';
import { ButtonLink } from '@vela/design-system/button';
import { Cluster } from '@vela/design-system/layout';
import { TextLink } from '@vela/design-system/link';
import type { TableColumn } from '@vela/design-system/table';
import { TextField } from '@vela/design-system/text-field';
import { useAdminQuery } from '../api/admin-query.js';
import { ChangeButton } from '../components/change-button.js';
import { REASON } from '../components/change-dialog.js';
import { ListSection } from '../components/list-section.js';
import { Choice, Narrowing, SearchBox } from '../components/narrowing.js';
import { countText, momentText, stateText } from '../words.js';
import { sectionPath } from './section-names.js';
import { useSectionQuery } from './use-section-query.js';

const REPORT_COLUMNS: readonly TableColumn<AdminReport>[] = [
  { key: 'createdAt', title: 'When', cell: ({ createdAt }) => momentText(createdAt) },
  { key: 'reason', title: 'Why', cell: ({ reason, text }) => `${stateText(reason)}. ${text}` },
  { key: 'letter', title: 'Letter', cell: ({ letter }) => letter },
  {
    key: 'company',
    title: 'Company',
    cell: ({ companyId, companyName }) => (
      <TextLink to={sectionPath('companies', { id: companyId })}>{companyName || 'Without a name'}</TextLink>
    ),
  },
  {
    key: 'sender',
    title: 'Sent by',
    cell: ({ senderId, senderName }) =>
      senderId === null ? (
        'Deleted account'
      ) : (
        <TextLink to={sectionPath('users', { search: senderId })}>{senderName ?? ''}</TextLink>
      ),
  },
  {
    key: 'state',
    title: 'State',
    cell: ({ status, closingNote }) =>
      closingNote === null ? stateText(status) : `${stateText(status)}: ${closingNote}`,
  },
  {
    key: 'actions',
    title: 'Change',
    cell: ({ id, status }) =>
      status === 'closed' ? (
        '–'
      ) : (
        <ChangeButton
          label="Close"
          title="Close the report"
          confirm="Close report"
          done="The report is closed"
          fields={[{ ...REASON, label: 'Note' }]}
          description="To suspend the company or the sender, follow their link first."
          change={(api, { reason = '' }) => api.call(adminCloseReport, { params: { id }, body: { reason } })}
        />
      ),
  },
];

/** Requests that talents reported. */
export function ReportsSection() {
  const { query, page, narrow, hrefOf } = useSectionQuery('reports', ['status']);
  const asked = { ...query, page };
  const answer = useAdminQuery(adminListReports, { query: asked });
  return (
    <>
      <Narrowing>
        <Choice
          label="State"
          value={query.status}
          options={['open', 'closed']}
          textOf={stateText}
          onChange={(status) => narrow({ status })}
        />
      </Narrowing>
      <ListSection
        answer={answer}
        of="reports"
        page={page}
        hrefOf={hrefOf}
        columns={REPORT_COLUMNS}
        rowKey={({ id }) => id}
      />
    </>
  );
}

const SUBSCRIBER_COLUMNS: readonly TableColumn<AdminSubscriber>[] = [
  { key: 'email', title: 'Email', cell: ({ email }) => email },
  { key: 'name', title: 'Name', cell: ({ firstName, lastName }) => `${firstName} ${lastName}` },
  { key: 'status', title: 'State', cell: ({ status }) => stateText(status) },
  { key: 'createdAt', title: 'Asked', cell: ({ createdAt }) => momentText(createdAt) },
  { key: 'confirmedAt', title: 'Confirmed', cell: ({ confirmedAt }) => momentText(confirmedAt) },
];

/** Who asked for the newsletter. */
export function NewsletterSection() {
  const { query, page, narrow, hrefOf } = useSectionQuery('newsletter', ['search', 'status']);
  const asked = { ...query, page };
  const answer = useAdminQuery(adminListSubscribers, { query: asked });
  const counts = answer.data?.counts;
  return (
    <>
      <Narrowing>
        <SearchBox key={query.search} label="Email" value={query.search} onSearch={(search) => narrow({ search })} />
        <Choice
          label="State"
          value={query.status}
          options={['pending', 'confirmed', 'ended'] as const}
          onChange={(status) => narrow({ status })}
          textOf={(status) => `${stateText(status)}${counts === undefined ? '' : ` (${countText(counts[status])})`}`}
        />
      </Narrowing>
      <div>
        <ButtonLink
          variant="quiet"
          size="small"
          reloadDocument
          download
          to={`${adminGetSubscribersCsv.path}${query.status === undefined ? '' : `?status=${query.status}`}`}
        >
          Download CSV
        </ButtonLink>
      </div>
      <ListSection
        answer={answer}
        of="subscribers"
        page={page}
        hrefOf={hrefOf}
        columns={SUBSCRIBER_COLUMNS}
        rowKey={({ id }) => id}
      />
    </>
  );
}

/** Codes through which people came. */
export function ReferralsSection() {
  const { query, page, narrow, hrefOf } = useSectionQuery('referrals', ['search']);
  const asked = { ...query, page };
  const answer = useAdminQuery(adminListReferrals, { query: asked });
  return (
    <>
      <Narrowing>
        <SearchBox key={query.search} label="Code" value={query.search} onSearch={(search) => narrow({ search })} />
      </Narrowing>
      <ListSection
        answer={answer}
        of="codes"
        page={page}
        hrefOf={hrefOf}
        rowKey={({ code }) => code}
        columns={[
          {
            key: 'code',
            title: 'Code',
            cell: ({ code }) => <TextLink to={sectionPath('users', { search: code })}>{code}</TextLink>,
          },
          { key: 'users', title: 'People', numeric: true, cell: ({ users }) => countText(users) },
          {
            key: 'withProfile',
            title: 'With a profile',
            numeric: true,
            cell: ({ withProfile }) => countText(withProfile),
          },
          { key: 'lastAt', title: 'Latest', cell: ({ lastAt }) => momentText(lastAt) },
        ]}
      />
    </>
  );
}

const MESSAGE_COLUMNS: readonly TableColumn<AdminMessage>[] = [
  { key: 'kind', title: 'What', cell: ({ kind, template }) => (template === null ? kind : `${kind}: ${template}`) },
  { key: 'createdAt', title: 'Left', cell: ({ createdAt }) => momentText(createdAt) },
  { key: 'attempts', title: 'Attempts', numeric: true, cell: ({ attempts }) => countText(attempts) },
  {
    key: 'dueAt',
    title: 'Next attempt',
    cell: ({ dueAt, status }) => (status === 'pending' ? momentText(dueAt) : '–'),
  },
  { key: 'fault', title: 'Fault', cell: ({ fault }) => fault ?? '–' },
  {
    key: 'actions',
    title: 'Change',
    cell: ({ id, status, deliveredAt }) =>
      status === 'delivered' ? (
        momentText(deliveredAt)
      ) : (
        <ChangeButton
          label="Retry"
          title="Deliver again"
          confirm="Deliver again"
          done="It is tried again now"
          fields={[REASON]}
          change={(api, { reason = '' }) => api.call(adminRetryMessage, { params: { id }, body: { reason } })}
        />
      ),
  },
];

/** Mails and other effects outside; those that failed first. */
export function OutboxSection() {
  const { query, page, hrefOf } = useSectionQuery('outbox', ['status']);
  const asked = { ...query, page };
  const answer = useAdminQuery(adminListOutbox, { query: asked });
  const counts = answer.data?.counts;
  return (
    <>
      <Cluster gap={24}>
        <TextLink to={sectionPath('outbox')}>Failed {counts === undefined ? '' : countText(counts.failed)}</TextLink>
        <TextLink to={sectionPath('outbox', { status: 'pending' })}>
          Waiting {counts === undefined ? '' : countText(counts.pending)}
        </TextLink>
        <TextLink to={sectionPath('outbox', { status: 'delivered' })}>Delivered</TextLink>
      </Cluster>
      <ListSection
        answer={answer}
        of={
          query.status === undefined
            ? 'failed messages'
            : `${query.status === 'pending' ? 'waiting' : query.status} messages`
        }
        page={page}
        hrefOf={hrefOf}
        columns={MESSAGE_COLUMNS}
        rowKey={({ id }) => id}
      />
    </>
  );
}

const AUDIT_COLUMNS: readonly TableColumn<AdminAuditEntry>[] = [
  { key: 'at', title: 'When', cell: ({ at }) => momentText(at) },
  {
    key: 'action',
    title: 'Action',
    cell: ({ action }) => <TextLink to={sectionPath('audit', { action })}>{action}</TextLink>,
  },
  {
    key: 'actor',
    title: 'By',
    cell: ({ actorId, actorName }) =>
      actorId === null ? (
        'The platform'
      ) : (
        <TextLink to={sectionPath('audit', { actorId })}>{actorName ?? 'Deleted account'}</TextLink>
      ),
  },
  {
    key: 'subject',
    title: 'About',
    cell: ({ subject, subjectId }) => <TextLink to={sectionPath('audit', { subjectId })}>{subject}</TextLink>,
  },
  {
    key: 'details',
    title: 'Details',
    cell: ({ details }) => details.map(({ name, value }) => `${name}: ${String(value ?? '–')}`).join(', ') || '–',
  },
];

const OBJECT_ID = /^[0-9a-f]{24}$/;

/** What was done by whom, newest first. */
export function AuditSection() {
  const { query, page, narrow, hrefOf } = useSectionQuery('audit', [
    'action',
    'actorId',
    'subjectId',
    'companyId',
    'from',
    'to',
  ]);
  const asked = { ...query, page };
  const answer = useAdminQuery(adminListAudit, { query: asked });
  const narrowed = query.actorId ?? query.subjectId ?? query.companyId;
  return (
    <>
      <Narrowing>
        <SearchBox
          key={query.action}
          label="Action or id"
          value={query.action}
          onSearch={(text) => narrow(OBJECT_ID.test(text) ? { subjectId: text } : { action: text })}
        />
        <TextField
          type="date"
          name="from"
          label="From"
          value={query.from ?? ''}
          onChange={(from) => narrow({ from })}
        />
        <TextField type="date" name="to" label="To" value={query.to ?? ''} onChange={(to) => narrow({ to })} />
      </Narrowing>
      {narrowed !== undefined && <TextLink to={sectionPath('audit')}>Show all entries again</TextLink>}
      <ListSection
        answer={answer}
        of="entries"
        page={page}
        hrefOf={hrefOf}
        columns={AUDIT_COLUMNS}
        rowKey={({ id }) => id}
      />
    </>
  );
}
