import { adminListOutbox, adminRetryFailedMessages, adminRetryMessage } from '@vela/contracts/endpoints';
import { type AdminMessage, MESSAGE_STATUSES, type MessageStatus } from '@vela/contracts/schemas';
import { Cluster } from '@vela/design-system/layout';
import { TextLink } from '@vela/design-system/link';
import type { TableColumn } from '@vela/design-system/table';
import { groupedNumber } from '@vela/formats';
import { inContext, t, texts } from '@vela/language';
import { useAdminQuery } from '../../../api/admin-query.js';
import { ChangeButton } from '../../../components/change-button.js';
import { REASON } from '../../../components/change-dialog.js';
import { ListSection } from '../../../components/list-section.js';
import { useSectionQuery } from '../../../hooks/use-section-query.js';
import { sectionPath } from '../../../sections/sections.js';
import { momentCell } from '../../../texts/texts.js';
import { messageText } from '../texts.js';

const MESSAGES = texts({
  failed: 'failed messages',
  pending: 'waiting messages',
  delivered: 'delivered messages',
  dropped: 'dropped messages',
});

/** @returns what the address asks for; those that failed where it asks for nothing else */
const shownBy = (status: string | undefined): MessageStatus =>
  MESSAGE_STATUSES.find((one) => one === status) ?? 'failed';

const messageColumns = (): readonly TableColumn<AdminMessage>[] => [
  { key: 'kind', title: t('What'), cell: messageText },
  { key: 'createdAt', title: inContext('administration', 'Left'), cell: ({ createdAt }) => momentCell(createdAt) },
  { key: 'attempts', title: t('Attempts'), numeric: true, cell: ({ attempts }) => groupedNumber(attempts) },
  {
    key: 'dueAt',
    title: t('Next attempt'),
    cell: ({ dueAt, status }) => (status === 'pending' ? momentCell(dueAt) : '–'),
  },
  { key: 'fault', title: t('Error'), cell: ({ fault }) => fault ?? '–' },
  {
    key: 'actions',
    actions: true,
    title: t('Change'),
    cell: ({ id, status, deliveredAt }) =>
      status === 'delivered' || status === 'dropped' ? (
        momentCell(deliveredAt)
      ) : (
        <ChangeButton
          label={t('Retry')}
          title={t('Deliver again')}
          confirm={t('Deliver again')}
          done={t('It is tried again now')}
          fields={[REASON]}
          change={(api, { reason = '' }) => api.call(adminRetryMessage, { params: { id }, body: { reason } })}
        />
      ),
  },
];

/** After an outage: everything that was given up, at once. */
const RetryAllButton = ({ failed }: { readonly failed: number }) => (
  <ChangeButton
    label={t('Retry all')}
    title={t('Deliver all failed messages again')}
    confirm={t('Deliver all again')}
    done={t('They are tried again now')}
    description={t(
      '{failed, plural, one {# message is} other {# messages are}} tried again. What comes too late for what it tells is dropped.',
      { failed },
    )}
    fields={[REASON]}
    change={(api, { reason = '' }) => api.call(adminRetryFailedMessages, { body: { reason } })}
  />
);

/** Mails and other effects outside; those that failed first. */
export function OutboxSection() {
  const { query, page, hrefOf } = useSectionQuery('outbox', ['status']);
  const asked = { ...query, page };
  const answer = useAdminQuery(adminListOutbox, { query: asked });
  const counts = answer.data?.counts;
  const shown = shownBy(query.status);
  const currentIf = (status: MessageStatus) => (status === shown ? { 'aria-current': 'page' as const } : {});
  return (
    <>
      <Cluster gap={24}>
        <TextLink to={sectionPath('outbox')} {...currentIf('failed')}>
          {t('Failed {count}', { count: counts === undefined ? '' : groupedNumber(counts.failed) })}
        </TextLink>
        <TextLink to={sectionPath('outbox', { status: 'pending' })} {...currentIf('pending')}>
          {t('Waiting {count}', { count: counts === undefined ? '' : groupedNumber(counts.pending) })}
        </TextLink>
        <TextLink to={sectionPath('outbox', { status: 'delivered' })} {...currentIf('delivered')}>
          {t('Delivered')}
        </TextLink>
        <TextLink to={sectionPath('outbox', { status: 'dropped' })} {...currentIf('dropped')}>
          {inContext('administration', 'Dropped')}
        </TextLink>
        {shown === 'failed' && counts !== undefined && counts.failed > 0 && <RetryAllButton failed={counts.failed} />}
      </Cluster>
      <ListSection
        answer={answer}
        of={MESSAGES[shown]}
        page={page}
        hrefOf={hrefOf}
        columns={messageColumns()}
        rowKey={({ id }) => id}
      />
    </>
  );
}
