import {
  adminDeleteUser,
  adminListUsers,
  adminSetAdmin,
  adminSuspendUser,
  adminUnsuspendUser,
} from '@vela/contracts/endpoints';
import type { AdminUser } from '@vela/contracts/schemas';
import { Badge } from '@vela/design-system/badge';
import { Cluster } from '@vela/design-system/layout';
import { TextLink } from '@vela/design-system/link';
import type { TableColumn } from '@vela/design-system/table';
import { t } from '@vela/language';
import { useAdminQuery } from '../../../api/admin-query.js';
import type { Change } from '../../../components/change.js';
import { REASON } from '../../../components/change-dialog.js';
import { ChangeMenu } from '../../../components/change-menu.js';
import { ListSection } from '../../../components/list-section.js';
import { Choice, Narrowing, SearchBox } from '../../../components/narrowing.js';
import { useSectionQuery } from '../../../hooks/use-section-query.js';
import { sectionPath } from '../../../sections.js';
import { momentText, stateText } from '../../../texts/texts.js';

const kindsOf = ({ jobSeeker, talentSeeker }: AdminUser): string =>
  [jobSeeker ? 'Talent' : null, talentSeeker ? 'Recruiter' : null].filter(Boolean).join(', ') || '–';

function changesOf({ id, name, admin, adminBySettings, suspendedAt }: AdminUser): readonly Change[] {
  const isSuspended = suspendedAt !== null;
  const params = { id };
  const suspension: Change = {
    label: isSuspended ? 'Lift suspension' : 'Suspend',
    title: isSuspended ? `Lift the suspension of ${name}` : `Suspend ${name}`,
    description: isSuspended ? 'They may sign in again.' : 'They are signed out everywhere, and no company finds them.',
    confirm: isSuspended ? 'Lift suspension' : 'Suspend user',
    done: isSuspended ? 'They may act again' : 'They are suspended',
    fields: [REASON],
    change: (api, { reason = '' }) =>
      api.call(isSuspended ? adminUnsuspendUser : adminSuspendUser, { params, body: { reason } }),
  };
  const role: Change = {
    label: admin ? 'Take admin role' : 'Make admin',
    title: admin ? `Take the admin role from ${name}` : `Make ${name} an admin`,
    confirm: admin ? 'Take the role' : 'Give the role',
    done: 'The role is changed',
    fields: [REASON],
    change: (api, { reason = '' }) => api.call(adminSetAdmin, { params, body: { admin: !admin, reason } }),
  };
  const deletion: Change = {
    label: 'Delete',
    title: `Delete the account of ${name}`,
    description: 'Who they are is gone at once, for everybody. It cannot be undone.',
    confirm: 'Delete for good',
    done: 'The account is deleted',
    fields: [REASON],
    change: (api, { reason = '' }) => api.call(adminDeleteUser, { params, body: { reason } }),
  };
  return adminBySettings ? [suspension, deletion] : [suspension, role, deletion];
}

const COLUMNS: readonly TableColumn<AdminUser>[] = [
  {
    key: 'name',
    title: 'Name',
    cell: ({ id, name }) => (
      <TextLink to={sectionPath('audit', { subjectId: id })}>{name || 'Without a name'}</TextLink>
    ),
  },
  { key: 'email', title: 'Email', cell: ({ email }) => email },
  { key: 'kinds', title: 'Is', cell: kindsOf },
  {
    key: 'state',
    title: 'State',
    cell: ({ suspendedAt, admin }) => (
      <Cluster gap={4}>
        {suspendedAt === null && !admin && 'Active'}
        {suspendedAt !== null && <Badge tone="danger">{t('Suspended')}</Badge>}
        {admin && <Badge tone="info">{t('Admin')}</Badge>}
      </Cluster>
    ),
  },
  { key: 'referral', title: 'Came by', cell: ({ referral }) => referral ?? '–' },
  { key: 'lastSignInAt', title: 'Last sign-in', cell: ({ lastSignInAt }) => momentText(lastSignInAt) },
  {
    key: 'actions',
    title: 'Change',
    cell: (user) => <ChangeMenu of={user.name || user.email} changes={changesOf(user)} />,
  },
];

/** Everybody with an account. */
export function UsersSection() {
  const { query, page, narrow, hrefOf } = useSectionQuery('users', ['search', 'filter']);
  const asked = { ...query, page };
  const answer = useAdminQuery(adminListUsers, { query: asked });
  return (
    <>
      <Narrowing>
        <SearchBox
          key={query.search}
          label={t('Name, email or id')}
          value={query.search}
          onSearch={(search) => narrow({ search })}
        />
        <Choice
          label={t('Show')}
          value={query.filter}
          options={['admins', 'suspended']}
          textOf={stateText}
          onChange={(filter) => narrow({ filter })}
        />
      </Narrowing>
      <ListSection answer={answer} of="users" page={page} hrefOf={hrefOf} columns={COLUMNS} rowKey={({ id }) => id} />
    </>
  );
}
