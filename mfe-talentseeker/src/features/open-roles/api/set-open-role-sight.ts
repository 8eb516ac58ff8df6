import { getOpenRole, listOpenRoles, setOpenRoleSight } from '@vela/contracts/endpoints';
import { useApi, useChoice, useOutdate } from '@vela/design-system/services';

/** Lets talent see a role, or no longer; the page knows it once it is answered. @param id of the role */
export function useSightChoice(id: string) {
  const api = useApi();
  const outdate = useOutdate();
  return useChoice({
    among: 'sight of open roles',
    which: id,
    mutationFn: (shownToTalent: boolean) => api.call(setOpenRoleSight, { params: { id }, body: { shownToTalent } }),
    onSuccess: () => outdate(listOpenRoles, getOpenRole),
    onError: () => void outdate(listOpenRoles, getOpenRole),
  });
}
