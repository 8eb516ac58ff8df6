import { keepPreviousData, useMutation } from '@tanstack/react-query';
import { dropInterest, listFittingRoles, showInterest } from '@vela/contracts/endpoints';
import { useApi, useEndpoint, useOutdate } from '@vela/design-system/services';
import type { RoleFilters } from '../filters.js';

/** A page of the roles that fit; what was shown before stays until it has come. */
export const useFittingRoles = ({ setup, employment, country, strong }: RoleFilters, after: string | null) =>
  useEndpoint(
    listFittingRoles,
    {
      query: {
        ...(setup.length > 0 && { setup }),
        ...(employment.length > 0 && { employment }),
        ...(country.length > 0 && { country }),
        ...(strong && { strong }),
        ...(after !== null && { after }),
      },
    },
    { placeholderData: keepPreviousData },
  );

/** Says that the talent is interested in a role, or takes it back; the list knows it when this resolves. */
export function useInterest() {
  const api = useApi();
  const outdate = useOutdate();
  return useMutation({
    mutationFn: ({ id, interested }: { readonly id: string; readonly interested: boolean }) =>
      interested ? api.call(showInterest, { params: { id }, body: {} }) : api.call(dropInterest, { params: { id } }),
    onSuccess: () => outdate(listFittingRoles),
    // A refusal tells that the list is not what was shown; it is not waited for, so that the card still says why.
    onError: () => void outdate(listFittingRoles),
  });
}
