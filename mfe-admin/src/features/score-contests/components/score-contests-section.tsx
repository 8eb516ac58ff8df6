import { adminAnswerScoreContest, adminListScoreContests } from '@vela/contracts/endpoints';
import type { AdminScoreContest } from '@vela/contracts/schemas';
import { TextLink } from '@vela/design-system/link';
import type { TableColumn } from '@vela/design-system/table';
import { inContext, t } from '@vela/language';
import { useAdminQuery } from '../../../api/admin-query.js';
import { ChangeButton } from '../../../components/change-button.js';
import { REASON } from '../../../components/change-dialog.js';
import { ListSection } from '../../../components/list-section.js';
import { Choice, Narrowing } from '../../../components/narrowing.js';
import { useSectionQuery } from '../../../hooks/use-section-query.js';
import { sectionPath } from '../../../sections/sections.js';
import { momentCell, stateText } from '../../../texts/texts.js';

const columns = (): readonly TableColumn<AdminScoreContest>[] => [
  { key: 'createdAt', title: t('When'), cell: ({ createdAt }) => momentCell(createdAt) },
  {
    key: 'talent',
    title: t('Talent'),
    cell: ({ userId, userName }) => (
      <TextLink to={sectionPath('users', { search: userId })}>{userName || t('Without a name')}</TextLink>
    ),
  },
  { key: 'about', title: inContext('administration', 'About'), cell: ({ about }) => about || t('All scores') },
  { key: 'text', title: t('What seems wrong'), cell: ({ text }) => text },
  { key: 'version', title: t('Score version'), cell: ({ scoreVersion }) => scoreVersion },
  {
    key: 'state',
    title: t('State'),
    cell: ({ status, answer }) => (answer === null ? stateText(status) : `${stateText(status)}: ${answer}`),
  },
  {
    key: 'actions',
    actions: true,
    title: t('Change'),
    cell: ({ id, status }) =>
      status === 'answered' ? (
        '–'
      ) : (
        <ChangeButton
          label={t('Answer')}
          title={t('Answer the talent')}
          confirm={t('Send answer')}
          done={t('The talent is told by mail')}
          fields={[{ ...REASON, label: t('Answer'), hint: t('The audit log keeps who answered and when, not what.') }]}
          description={t(
            'The talent reads it in the privacy centre and gets it by mail. Name no company that they do not know of.',
          )}
          change={(api, { reason = '' }) => api.call(adminAnswerScoreContest, { params: { id }, body: { reason } })}
        />
      ),
  },
];

/** Scores that talents contest. */
export function ScoreContestsSection() {
  const { query, page, narrow, hrefOf } = useSectionQuery('contests', ['status']);
  const answer = useAdminQuery(adminListScoreContests, { query: { ...query, page } });
  return (
    <>
      <Narrowing>
        <Choice
          label={t('State')}
          value={query.status}
          options={['open', 'answered']}
          textOf={stateText}
          onChange={(status) => narrow({ status })}
        />
      </Narrowing>
      <ListSection
        answer={answer}
        of={t('contested scores')}
        page={page}
        hrefOf={hrefOf}
        columns={columns()}
        rowKey={({ id }) => id}
      />
    </>
  );
}
