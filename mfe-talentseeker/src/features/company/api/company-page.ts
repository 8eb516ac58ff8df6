import { useMutation } from '@tanstack/react-query';
import { getCompanyPage, removeCompanyLogo, saveCompanyPage, uploadCompanyLogo } from '@vela/contracts/endpoints';
import type { CompanyPage, CompanyPageChanges } from '@vela/contracts/schemas';
import { useApi, useEndpoint, useReplaceAnswer } from '@vela/design-system/services';

/** The company as talent sees it. */
export const useCompanyPage = () => useEndpoint(getCompanyPage, {});

/** Every change is answered with the page as it is then. */
function useTakePage() {
  const replace = useReplaceAnswer();
  return (page: CompanyPage) => replace(getCompanyPage, {}, () => page);
}

export function useSaveCompanyPage() {
  const api = useApi();
  const onSuccess = useTakePage();
  return useMutation({ mutationFn: (body: CompanyPageChanges) => api.call(saveCompanyPage, { body }), onSuccess });
}

export function useUploadLogo() {
  const api = useApi();
  const onSuccess = useTakePage();
  return useMutation({ mutationFn: (picture: Blob) => api.call(uploadCompanyLogo, { picture }), onSuccess });
}

export function useRemoveLogo() {
  const api = useApi();
  const onSuccess = useTakePage();
  return useMutation({ mutationFn: () => api.call(removeCompanyLogo, {}), onSuccess });
}
