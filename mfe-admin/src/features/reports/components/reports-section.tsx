import styled from 'styled-components';
import { adminCloseReport, adminListReports } from '@vela/contracts/endpoints';
import type { AdminReport } from '@vela/contracts/schemas';
import { TextLink } from '@vela/design-system/link';
import type { TableColumn } from '@vela/design-system/table';
import { inContext, t, texts } from '@vela/language';
import { useAdminQuery } from '../../../api/admin-query.js';
import { ChangeButton } from '../../../components/change-button.js';
import { REASON } from '../../../components/change-dialog.js';
import { ListSection } from '../../../components/list-section.js';
import { Choice, Narrowing } from '../../../components/narrowing.js';
import { useSectionQuery } from '../../../hooks/use-section-query.js';
import { sectionPath } from '../../../sections/sections.js';
import { momentCell, stateText } from '../../../texts/texts.js';

const Written = styled.div`
  max-block-size: 16rem;
  overflow: auto;
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

const BY_TEXTS: Readonly<Record<AdminReport['by'], string>> = texts({
  company: 'reported by the company',
  jobSeeker: 'reported by the talent',
});

const reportColumns = (): readonly TableColumn<AdminReport>[] => [
  { key: 'createdAt', title: t('When'), cell: ({ createdAt }) => momentCell(createdAt) },
  { key: 'reason', title: t('Why'), cell: ({ reason, text }) => `${stateText(reason)}. ${text}` },
  {
    key: 'about',
    title: inContext('administration', 'About'),
    cell: ({ about, by }) => `${stateText(about)}, ${BY_TEXTS[by]}`,
  },
  { key: 'letter', title: t('What was written'), cell: ({ letter }) => <Written>{letter}</Written> },
  {
    key: 'company',
    title: t('Company'),
    cell: ({ companyId, companyName }) => (
      <TextLink to={sectionPath('companies', { id: companyId })}>{companyName || t('Without a name')}</TextLink>
    ),
  },
  {
    key: 'sender',
    title: t('Who is reported'),
    cell: ({ senderId, senderName }) =>
      senderId === null ? (
        t('Deleted account')
      ) : (
        <TextLink to={sectionPath('users', { search: senderId })}>{senderName ?? ''}</TextLink>
      ),
  },
  {
    key: 'state',
    title: t('State'),
    cell: ({ status, closingNote }) =>
      closingNote === null ? stateText(status) : `${stateText(status)}: ${closingNote}`,
  },
  {
    key: 'actions',
    actions: true,
    title: t('Change'),
    cell: ({ id, status }) =>
      status === 'closed' ? (
        '–'
      ) : (
        <ChangeButton
          label={t('Close')}
          title={t('Close the report')}
          confirm={t('Close report')}
          done={t('The report is closed')}
          fields={[{ ...REASON, label: t('Note') }]}
          description={t('To suspend the company or the sender, follow their link first.')}
          change={(api, { reason = '' }) => api.call(adminCloseReport, { params: { id }, body: { reason } })}
        />
      ),
  },
];

/** Requests and conversations that were reported. */
export function ReportsSection() {
  const { query, page, narrow, hrefOf } = useSectionQuery('reports', ['status']);
  const asked = { ...query, page };
  const answer = useAdminQuery(adminListReports, { query: asked });
  return (
    <>
      <Narrowing>
        <Choice
          label={t('State')}
          value={query.status}
          options={['open', 'closed']}
          textOf={stateText}
          onChange={(status) => narrow({ status })}
        />
      </Narrowing>
      <ListSection
        answer={answer}
        of={t('reports')}
        page={page}
        hrefOf={hrefOf}
        columns={reportColumns()}
        rowKey={({ id }) => id}
      />
    </>
  );
}
