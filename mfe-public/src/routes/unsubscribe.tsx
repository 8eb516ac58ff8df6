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
  const end = useMutation({
    mutationFn: () => api.call(unsubscribe, { query: { token: new URLSearchParams(search).get('token') ?? '' } }),
  });
  return (
    <PressToConfirm
      pageTitle={t('Unsubscribe')}
      asks={{ title: 'Unsubscribe', lead: 'One press, and mails of this kind end.' }}
      button="Unsubscribe"
      press={end}
      done={
        end.isSuccess
          ? { title: 'You are unsubscribed', lead: `You get no more of these mails: ${end.data.title}.` }
          : undefined
      }
    />
  );
}
