import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { ApiClient } from '@vela/contracts/client';
import { getMe, linkedinCallback } from '@vela/contracts/endpoints';
import { PATHS } from '@vela/contracts/routes';
import type { LinkedinAnswer, SessionUser } from '@vela/contracts/schemas';
import { TEXTS } from '@vela/contracts/texts';
import { Button, ButtonLink } from '@vela/design-system/button';
import { EmptyState } from '@vela/design-system/empty-state';
import { Cluster } from '@vela/design-system/layout';
import { endpointKey, endpointQuery, useApi, useSession, useToasts } from '@vela/design-system/services';
import { LoadingRegion, Skeleton } from '@vela/design-system/skeleton';
import { t } from '@vela/language';
import { PageTitle, useLocation, useNavigate } from '@vela/router';
import { dashboardOf } from '../places/places.js';
import { actingRole } from '../session/acting-role.js';
import { meQuery } from '../session/me.js';
import { otherTabs } from '../session/other-tabs.js';
import { leftPlace, wantedPlace } from '../session/places.js';
import {
  answerFor,
  cancelledAtProvider,
  isNotExpected,
  isUnknownUser,
  landingOf,
  refusalOf,
  roleOfAccount,
} from './landing.js';

/** @param account who is logged in, null where nobody is, undefined where the server does not say */
function cancelledText(account: SessionUser | null | undefined): string {
  if (account === undefined) return t('You cancelled at LinkedIn. Nothing was changed.');
  return account === null
    ? t('You cancelled at LinkedIn. You are not logged in, and nothing was changed.')
    : t('You cancelled at LinkedIn. You are still logged in, and nothing was changed.');
}

/** @param account as for `cancelledText` */
function failedText(account: SessionUser | null | undefined): string {
  if (account === undefined) return t('Nothing was saved.');
  return account === null
    ? t('You are not logged in. Nothing was saved.')
    : t('You are still logged in, and nothing was changed.');
}

/**
 * Where a way back leads that is not expected any more: to whoever logged in meanwhile, in another window or by this very address.
 * @throws what it was refused with, where nobody is logged in
 */
async function whereLoggedIn(api: ApiClient, refusal: unknown): Promise<LinkedinAnswer> {
  const account = isNotExpected(refusal) ? await api.call(getMe, {}).catch(() => null) : null;
  if (account === null) throw refusal;
  return answerFor(account);
}

/** Return point of the professional network: hands its answer to the server once and goes on from there. */
export function Page() {
  const api = useApi();
  const { refresh, startLinkedin, userType } = useSession();
  const { data: account, isPending } = useQuery(meQuery(api));
  const client = useQueryClient();
  const toasts = useToasts();
  const navigate = useNavigate();
  const { search } = useLocation();
  const cancelled = cancelledAtProvider(search);
  const asked = { query: Object.fromEntries(new URLSearchParams(search)) };
  // A code is good for one call: one query per answer, never repeated, whatever mounts, focuses or reconnects.
  const { data, error } = useQuery({
    ...endpointQuery(api, linkedinCallback, asked),
    // Whoever leaves meanwhile does not take the call back.
    queryFn: () => api.call(linkedinCallback, asked).catch((error: unknown) => whereLoggedIn(api, error)),
    enabled: !cancelled,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnMount: false,
    refetchOnReconnect: false,
    refetchOnWindowFocus: false,
  });

  useEffect(() => {
    if (data === undefined) return undefined;
    let left = false;
    otherTabs.tell('signed-in');
    void refresh().finally(() => {
      if (left) return;
      const stored = roleOfAccount(actingRole.read(), client.getQueryData<SessionUser | null>(endpointKey(getMe, {})));
      const { userType, path } = landingOf(data, stored, wantedPlace.take());
      // Menu, colours and guards follow what is stored, here and in other tabs.
      actingRole.choose(userType);
      void navigate(path, { replace: true });
    });
    return () => {
      left = true;
    };
  }, [client, data, navigate, refresh]);

  useEffect(() => {
    if (!cancelled || isPending) return undefined;
    // Deferred, so that an effect that is undone at once (StrictMode) takes and shows nothing.
    const timer = setTimeout(() => {
      toasts.show({ message: cancelledText(account), variant: 'info' });
      void navigate(leftPlace.take() ?? PATHS.home, { replace: true });
    });
    return () => clearTimeout(timer);
  }, [account, cancelled, isPending, navigate, toasts]);

  const unknown = isUnknownUser(error);
  useEffect(() => {
    if (!unknown) return undefined;
    const timer = setTimeout(() => {
      toasts.show({ message: TEXTS.userUnknownToast, variant: 'warning' });
      void navigate(PATHS.home, { replace: true });
    });
    return () => clearTimeout(timer);
  }, [unknown, navigate, toasts]);

  const refusal = refusalOf(error);
  if (error !== null && !unknown)
    return (
      <>
        <PageTitle>{t('Login failed')}</PageTitle>
        <EmptyState
          title={TEXTS.callbackFailed}
          mood="failed"
          level={1}
          action={
            <Cluster justify="center">
              <Button onClick={() => startLinkedin({ signin: true })}>{t('Log in again')}</Button>
              {account ? (
                <ButtonLink variant="quiet" to={dashboardOf(userType)}>
                  {t('Go to your dashboard')}
                </ButtonLink>
              ) : (
                <ButtonLink variant="quiet" to={PATHS.home}>
                  {t('Go to the start page')}
                </ButtonLink>
              )}
            </Cluster>
          }
        >
          {refusal !== null && (
            <>
              {refusal}
              <br />
            </>
          )}
          {failedText(account)}
        </EmptyState>
      </>
    );
  return (
    <LoadingRegion label={t('Logging you in')}>
      <PageTitle>{t('Logging in')}</PageTitle>
      <Skeleton shape="heading" />
    </LoadingRegion>
  );
}
