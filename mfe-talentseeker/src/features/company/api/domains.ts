import { useMutation } from '@tanstack/react-query';
import { askDomainProof, proveDomain, takeDomainAway } from '@vela/contracts/endpoints';
import { useApi, useSession } from '@vela/design-system/services';

/** Has a code sent to an address of the company's domain. */
export function useAskDomainProof() {
  const api = useApi();
  return useMutation({ mutationFn: (email: string) => api.call(askDomainProof, { body: { email } }) });
}

/** Proves the domain that the code was sent to; the session knows it when this resolves. */
export function useProveDomain() {
  const api = useApi();
  const session = useSession();
  return useMutation({
    mutationFn: (code: string) => api.call(proveDomain, { body: { code } }),
    onSuccess: () => session.refresh(),
  });
}

/** Takes a domain away that the company has proven; the session knows it when this resolves. */
export function useTakeDomainAway() {
  const api = useApi();
  const session = useSession();
  return useMutation({
    mutationFn: (domain: string) => api.call(takeDomainAway, { body: { domain } }),
    onSuccess: () => session.refresh(),
  });
}
