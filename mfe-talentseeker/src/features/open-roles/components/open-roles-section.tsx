import styled from 'styled-components';
import { PATHS } from '@vela/contracts/routes';
import { Answered } from '@vela/design-system/answered';
import { ButtonLink } from '@vela/design-system/button';
import { EmptyState } from '@vela/design-system/empty-state';
import { Stack } from '@vela/design-system/layout';
import { Skeleton } from '@vela/design-system/skeleton';
import { t } from '@vela/language';
import { useOpenRoles } from '../api/list-open-roles.js';
import { OpenRoleList, type OpenRoleListProps } from './open-role-list.js';

/* The foot of the page waits beneath the fold, so that it does not jump when the roles are there. */
const Coming = styled(Stack)`
  min-block-size: 100svh;
`;

/** How many roles are drawn while nobody knows how many there are. */
const EXPECTED = [1, 2, 3, 4];

const NoRoles = () => (
  <EmptyState
    title={t('No open roles yet')}
    level={3}
    action={
      <ButtonLink variant="quiet" to={PATHS.addRole1}>
        {t('Describe a role')}
      </ButtonLink>
    }
  >
    {t('Say what you are looking for and what you offer, and see at once who matches it and why.')}
  </EmptyState>
);

/** The company's open roles with their matches, in every state the list can be in. */
export function OpenRolesSection(list: Omit<OpenRoleListProps, 'roles'>) {
  return (
    <Answered
      answer={useOpenRoles()}
      loading={t('Loading your roles')}
      failed={t('Your roles could not be loaded')}
      level={3}
      skeleton={
        <Coming gap={12}>
          {EXPECTED.map((role) => (
            <Skeleton shape="card" key={role} />
          ))}
        </Coming>
      }
    >
      {(roles) => (roles.length === 0 ? <NoRoles /> : <OpenRoleList roles={roles} {...list} />)}
    </Answered>
  );
}
