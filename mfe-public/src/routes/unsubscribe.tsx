import { useMutation } from '@tanstack/react-query';
import { unsubscribe } from '@vela/contracts/endpoints';
import { useApi } from '@vela/design-system/services';
import { t } from '@vela/language';
import { useLocation } from '@vela/router';
import { PressToConfirm } from '../features/editorial/components/press-to-confirm.js';

/** Where a mail's link to get no more of its kind leads. */
export function Page() {
  const api = useApi();
  const { search } = useLocation();
  const token = new URLSearchParams(search).get('token') ?? '';
  const end = useMutation({
    mutationFn: () => api.call(unsubscribe, { query: { token } }),
  });
  return (
    <PressToConfirm
      pageTitle={t('Unsubscribe')}
      token={token}
      asks={{ title: t('Unsubscribe'), lead: t('One press, and mails of this kind end.') }}
      button={t('Unsubscribe')}
      press={end}
      done={
        end.isSuccess
          ? {
              title: t('You are unsubscribed'),
              lead: t('You get no more of these mails: {title}.', { title: end.data.title }),
            }
          : undefined
      }
    />
  );
}
