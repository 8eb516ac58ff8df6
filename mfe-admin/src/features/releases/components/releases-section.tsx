import { adminListReleaseAccesses, adminRevokeReleaseAccess } from '@vela/contracts/endpoints';
import type { AdminReleaseAccess } from '@vela/contracts/schemas';
import { TextLink } from '@vela/design-system/link';
import type { TableColumn } from '@vela/design-system/table';
import { Text } from '@vela/design-system/typography';
import { inContext, listed, t, texts } from '@vela/language';
import { useAdminQuery } from '../../../api/admin-query.js';
import { ChangeButton } from '../../../components/change-button.js';
import { REASON } from '../../../components/change-dialog.js';
import { ListSection } from '../../../components/list-section.js';
import { useSectionQuery } from '../../../hooks/use-section-query.js';
import { sectionPath } from '../../../sections/sections.js';
import { momentCell } from '../../../texts/texts.js';
import { Rollouts } from './rollouts.js';

const RIGHT_TEXTS: Readonly<Record<AdminReleaseAccess['rights'][number], string>> = texts({
  publish: 'publish',
  promote: 'promote and roll back',
  follow: 'follow what is in service',
});

const accessColumns = (): readonly TableColumn<AdminReleaseAccess>[] => [
  { key: 'team', title: t('Team'), cell: ({ team }) => team },
  { key: 'names', title: t('Parts of the site'), cell: ({ names }) => listed(names) || '–' },
  { key: 'rights', title: t('May'), cell: ({ rights }) => listed(rights.map((right) => RIGHT_TEXTS[right])) },
  { key: 'by', title: inContext('administration', 'By'), cell: ({ ci }) => ci ?? t('A token') },
  { key: 'since', title: t('Since'), cell: ({ createdAt }) => momentCell(createdAt) },
  {
    key: 'actions',
    actions: true,
    title: t('Change'),
    cell: ({ id, revokedAt }) =>
      revokedAt === null ? (
        <ChangeButton
          label={t('Revoke')}
          title={t('Revoke the access')}
          confirm={t('Revoke access')}
          done={t('The access is revoked')}
          fields={[REASON]}
          description={t(
            'Nobody can use it any more as soon as the release service hears of it, usually within a second. What the team released stays in service.',
          )}
          change={(api, { reason = '' }) => api.call(adminRevokeReleaseAccess, { params: { id }, body: { reason } })}
        />
      ) : (
        t('Revoked {when}', { when: momentCell(revokedAt) })
      ),
  },
];

/** What is being rolled out, and who may publish and promote parts of the site from elsewhere. */
export function ReleasesSection() {
  const { page, hrefOf } = useSectionQuery('releases', []);
  const answer = useAdminQuery(adminListReleaseAccesses, { query: { page } });
  return (
    <>
      <Rollouts />
      <Text>
        {t(
          'A team that deploys its part of the site by itself has an access to the release service. Whoever runs Vela gives it on the command line; here you see who has one, and take it away.',
        )}
      </Text>
      <TextLink to={sectionPath('audit', { action: 'release.' })}>{t('What was released, in the audit log')}</TextLink>
      <ListSection
        answer={answer}
        of={t('accesses')}
        page={page}
        hrefOf={hrefOf}
        columns={accessColumns()}
        rowKey={({ id }) => id}
        empty={t('No team has an access yet.')}
      />
    </>
  );
}
