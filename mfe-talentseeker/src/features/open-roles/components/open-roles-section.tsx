import { PATHS } from '@vela/contracts/routes';
import { Button, ButtonLink } from '@vela/design-system/button';
import { EmptyState } from '@vela/design-system/empty-state';
import { Stack } from '@vela/design-system/layout';
import { LoadingRegion, Skeleton } from '@vela/design-system/skeleton';
import { useOpenRoles } from '../api/list-open-roles.js';
import { OpenRoleList, type OpenRoleListProps } from './open-role-list.js';

/** The company's open roles with their matches, in every state the list can be in. */
export function OpenRolesSection(list: Omit<OpenRoleListProps, 'roles'>) {
  const { data, isPending, refetch } = useOpenRoles();
  if (isPending)
    return (
      <LoadingRegion label="Loading your roles">
        <Stack gap={12}>
          <Skeleton shape="card" />
          <Skeleton shape="card" />
        </Stack>
      </LoadingRegion>
    );
  if (data === undefined)
    return (
      <EmptyState
        mood="failed"
        level={3}
        title="Your roles could not be loaded"
        action={
          <Button variant="quiet" onClick={() => void refetch()}>
            Try again
          </Button>
        }
      >
        Nothing is lost. They are shown as soon as the connection is back.
      </EmptyState>
    );
  if (data.length === 0)
    return (
      <EmptyState
        title="No open roles yet"
        level={3}
        action={
          <ButtonLink variant="quiet" to={PATHS.addRole1}>
            Describe a role
          </ButtonLink>
        }
      >
        Say what you are looking for and what you offer, and see at once who matches it and why.
      </EmptyState>
    );
  return <OpenRoleList roles={data} {...list} />;
}
