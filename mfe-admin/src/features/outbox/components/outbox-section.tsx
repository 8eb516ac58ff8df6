import { adminListOutbox, adminRetryMessage } from '@vela/contracts/endpoints';
import type { AdminMessage } from '@vela/contracts/schemas';
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
});

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
      status === 'delivered' ? (
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

/** Mails and other effects outside; those that failed first. */
export function OutboxSection() {
  const { query, page, hrefOf } = useSectionQuery('outbox', ['status']);
  const asked = { ...query, page };
  const answer = useAdminQuery(adminListOutbox, { query: asked });
  const counts = answer.data?.counts;
  const shown = query.status === 'pending' || query.status === 'delivered' ? query.status : 'failed';
  const currentIf = (status: typeof shown) => (status === shown ? { 'aria-current': 'page' as const } : {});
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
