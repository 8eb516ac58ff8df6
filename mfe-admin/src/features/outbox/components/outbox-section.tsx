import { adminListOutbox, adminRetryMessage } from '@vela/contracts/endpoints';
import type { AdminMessage } from '@vela/contracts/schemas';
import { Cluster } from '@vela/design-system/layout';
import { TextLink } from '@vela/design-system/link';
import type { TableColumn } from '@vela/design-system/table';
import { groupedNumber } from '@vela/formats';
import { t } from '@vela/language';
import { useAdminQuery } from '../../../api/admin-query.js';
import { ChangeButton } from '../../../components/change-button.js';
import { REASON } from '../../../components/change-dialog.js';
import { ListSection } from '../../../components/list-section.js';
import { useSectionQuery } from '../../../hooks/use-section-query.js';
import { sectionPath } from '../../../sections.js';
import { momentText } from '../../../texts/texts.js';

const MESSAGE_COLUMNS: readonly TableColumn<AdminMessage>[] = [
  { key: 'kind', title: 'What', cell: ({ kind, template }) => (template === null ? kind : `${kind}: ${template}`) },
  { key: 'createdAt', title: 'Left', cell: ({ createdAt }) => momentText(createdAt) },
  { key: 'attempts', title: 'Attempts', numeric: true, cell: ({ attempts }) => groupedNumber(attempts) },
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
          label={t('Retry')}
          title={t('Deliver again')}
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
        <TextLink to={sectionPath('outbox')}>
          Failed {counts === undefined ? '' : groupedNumber(counts.failed)}
        </TextLink>
        <TextLink to={sectionPath('outbox', { status: 'pending' })}>
          Waiting {counts === undefined ? '' : groupedNumber(counts.pending)}
        </TextLink>
        <TextLink to={sectionPath('outbox', { status: 'delivered' })}>{t('Delivered')}</TextLink>
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
