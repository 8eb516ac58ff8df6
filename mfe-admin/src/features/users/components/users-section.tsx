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
import { inContext, listed, t } from '@vela/language';
import { useAdminQuery } from '../../../api/admin-query.js';
import type { Change } from '../../../components/change.js';
import { REASON } from '../../../components/change-dialog.js';
import { ChangeMenu } from '../../../components/change-menu.js';
import { ListSection } from '../../../components/list-section.js';
import { Choice, Narrowing, SearchBox } from '../../../components/narrowing.js';
import { SORTED_BY, sortingOf, useSectionQuery } from '../../../hooks/use-section-query.js';
import { sectionPath } from '../../../sections/sections.js';
import { momentCell, stateText } from '../../../texts/texts.js';

const kindsOf = ({ jobSeeker, talentSeeker }: AdminUser): string =>
  listed([...(jobSeeker ? [t('Talent')] : []), ...(talentSeeker ? [t('Recruiter')] : [])]) || '–';

function changesOf({ id, name, admin, adminBySettings, suspendedAt }: AdminUser): readonly Change[] {
  const isSuspended = suspendedAt !== null;
  const params = { id };
  const suspension: Change = {
    label: isSuspended ? t('Lift suspension') : t('Suspend'),
    title: isSuspended ? t('Lift the suspension of {name}', { name }) : t('Suspend {name}', { name }),
    description: isSuspended
      ? t('They may sign in again, and are told by mail.')
      : t('They are signed out everywhere, and no company finds them.'),
    confirm: isSuspended ? t('Lift suspension') : t('Suspend user'),
    done: isSuspended ? t('They may act again') : t('They are suspended'),
    fields: [isSuspended ? REASON : { ...REASON, hint: t('They read it, in a mail. Kept in the audit log.') }],
    change: (api, { reason = '' }) =>
      api.call(isSuspended ? adminUnsuspendUser : adminSuspendUser, { params, body: { reason } }),
  };
  const role: Change = {
    label: admin ? t('Take admin role') : t('Make admin'),
    title: admin ? t('Take the admin role from {name}', { name }) : t('Make {name} an admin', { name }),
    confirm: admin ? t('Take the role') : t('Give the role'),
    done: t('The role is changed'),
    fields: [REASON],
    change: (api, { reason = '' }) => api.call(adminSetAdmin, { params, body: { admin: !admin, reason } }),
  };
  const deletion: Change = {
    label: t('Delete'),
    title: t('Delete the account of {name}', { name }),
    description: t('Who they are is gone at once, for everybody. It cannot be undone.'),
    confirm: t('Delete for good'),
    done: t('The account is deleted'),
    fields: [{ ...REASON, hint: t('It outlives the account in the audit log: write it without name or address.') }],
    change: (api, { reason = '' }) => api.call(adminDeleteUser, { params, body: { reason } }),
  };
  return adminBySettings ? [suspension, deletion] : [suspension, role, deletion];
}

const columns = (): readonly TableColumn<AdminUser>[] => [
  {
    key: 'name',
    title: t('Name'),
    sortable: true,
    cell: ({ id, name }) => (
      <TextLink to={sectionPath('audit', { subjectId: id })}>{name || t('Without a name')}</TextLink>
    ),
  },
  { key: 'email', title: t('Email'), cell: ({ email }) => email },
  { key: 'kinds', title: inContext('administration', 'Is'), cell: kindsOf },
  {
    key: 'state',
    title: t('State'),
    cell: ({ suspendedAt, admin }) => (
      <Cluster gap={4}>
        {suspendedAt === null && !admin && t('Active')}
        {suspendedAt !== null && <Badge tone="danger">{t('Suspended')}</Badge>}
        {admin && <Badge tone="info">{t('Admin')}</Badge>}
      </Cluster>
    ),
  },
  { key: 'referral', title: t('Came by'), cell: ({ referral }) => referral ?? '–' },
  {
    key: 'lastSignInAt',
    title: t('Last sign-in'),
    sortable: true,
    cell: ({ lastSignInAt }) => momentCell(lastSignInAt),
  },
  {
    key: 'actions',
    actions: true,
    title: t('Change'),
    cell: (user) => <ChangeMenu of={user.name || user.email} changes={changesOf(user)} />,
  },
];

/** Everybody with an account. */
export function UsersSection() {
  const { query, page, narrow, hrefOf } = useSectionQuery('users', ['search', 'filter', ...SORTED_BY]);
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
      <ListSection
        answer={answer}
        of={t('users')}
        page={page}
        hrefOf={hrefOf}
        columns={columns()}
        rowKey={({ id }) => id}
        {...sortingOf({ query, narrow }, 'createdAt')}
      />
    </>
  );
}
