import { useMutation } from '@tanstack/react-query';
import { confirmNewsletter } from '@vela/contracts/endpoints';
import { useApi } from '@vela/design-system/services';
import { t } from '@vela/language';
import { useLocation } from '@vela/router';
import { PressToConfirm } from '../features/editorial/components/press-to-confirm.js';

/** Where the link in a confirmation mail leads. */
export function Page() {
  const api = useApi();
  const { search } = useLocation();
  const token = new URLSearchParams(search).get('token') ?? '';
  const confirm = useMutation({
    mutationFn: () => api.call(confirmNewsletter, { body: { token } }),
  });
  return (
    <PressToConfirm
      pageTitle={t('Newsletter')}
      token={token}
      asks={{
        title: t('Confirm your subscription'),
        lead: t('One press, and the newsletter comes to your address.'),
      }}
      button={t('Confirm subscription')}
      press={confirm}
      done={
        confirm.isSuccess
          ? {
              title: t('Your subscription is confirmed'),
              lead: t('The next newsletter comes to you. Every one of them shows how to end it.'),
            }
          : undefined
      }
    />
  );
}
