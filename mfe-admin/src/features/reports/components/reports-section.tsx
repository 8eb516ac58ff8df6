import { adminCloseReport, adminListReports } from '@vela/contracts/endpoints';
import type { AdminReport } from '@vela/contracts/schemas';
import { TextLink } from '@vela/design-system/link';
import type { TableColumn } from '@vela/design-system/table';
import { useAdminQuery } from '../../../api/admin-query.js';
import { ChangeButton } from '../../../components/change-button.js';
import { REASON } from '../../../components/change-dialog.js';
import { ListSection } from '../../../components/list-section.js';
import { Choice, Narrowing } from '../../../components/narrowing.js';
import { useSectionQuery } from '../../../hooks/use-section-query.js';
import { sectionPath } from '../../../sections.js';
import { momentText, stateText } from '../../../texts/texts.js';

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
