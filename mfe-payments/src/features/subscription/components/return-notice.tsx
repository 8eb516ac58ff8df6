import { PATHS } from '@vela/contracts/routes';
import { TEXTS } from '@vela/contracts/texts';
import { Button } from '@vela/design-system/button';
import { Dialog } from '@vela/design-system/dialog';
import { useNavigate, useSearchParams } from '@vela/router';

/** What the payment provider says when it sends somebody back, as far as it is no failure. */
const TITLES: Readonly<Record<string, string>> = {
  succeeded: TEXTS.paymentSucceeded,
  processing: 'Payment on its way',
  pending: 'Payment on its way',
};

/**
 * Greets who comes back from the payment provider. It only shows what the address says: tokens are credited by the
 * provider's word to the server, never by this page.
 */
export function ReturnNotice() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const status = search.get('redirect_status');
  if (status === null) return null;
  const goOn = () => void navigate(PATHS.talentSeekerDashboard);
  const stay = () => void navigate(PATHS.subscriptions, { replace: true });
  const title = TITLES[status];
  return (
    <Dialog
      open
      onClose={stay}
      title={title ?? TEXTS.paymentFailed}
      description={
        title === undefined
          ? 'Nothing was charged. You may try again, or with another card.'
          : 'Your tokens are in your balance as soon as the payment provider has confirmed.'
      }
      actions={
        title === undefined
          ? <Button onClick={stay}>Back to the plans</Button>
          : <Button onClick={goOn}>{TEXTS.continueToDashboard}</Button>
      }
    />
  );
}
