import { useQuery } from '@tanstack/react-query';
import { listConnections, listOpenRoles } from '@vela/contracts/endpoints';
import { PATHS } from '@vela/contracts/routes';
import { endpointQuery, useServices } from '@vela/design-system/services';
import { t } from '@vela/language';
import type { Workspace } from '../places/in-workspace.js';
import { footerNavigation, mainNavigation } from '../places/navigation.js';
import { placesOf } from '../places/places.js';
import { pageEntries, type PaletteGroup, peopleEntries, requestEntries, roleEntries } from './entries.js';

/** @returns everything that this person may see and can go to; roles and people come when the server has told them */
export function useEntries({ user, userType }: Workspace): readonly PaletteGroup[] {
  const { api } = useServices();
  const recruits = userType === 'talentSeeker' && user.talentSeeker?.company !== null;
  const roles = useQuery(endpointQuery(api, listOpenRoles, recruits ? {} : null));
  const connections = useQuery(endpointQuery(api, listConnections, { query: { userType } }));
  const pages = pageEntries([
    ...placesOf(user, userType),
    ...(user.admin ? [{ label: t('Administration'), to: PATHS.godmode }] : []),
    ...mainNavigation(),
    ...footerNavigation().flatMap(({ entries }) => entries.filter(({ to }) => to.startsWith('/'))),
  ]);
  const all = connections.data ?? [];
  return [
    { heading: t('Pages'), entries: pages },
    { heading: t('Roles'), entries: roleEntries(roles.data ?? []) },
    { heading: t('People'), entries: peopleEntries(all.filter((each) => each.view === 'talentSeeker')) },
    { heading: t('Requests'), entries: requestEntries(all.filter((each) => each.view === 'jobSeeker')) },
  ];
}
