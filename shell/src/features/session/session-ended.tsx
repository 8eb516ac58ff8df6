import { useEffect, useRef } from 'react';
import { Button, ButtonLink } from '@vela/design-system/button';
import { Dialog } from '@vela/design-system/dialog';
import { useSession } from '@vela/design-system/services';
import { t } from '@vela/language';
import { OVER_COVER } from './covered.js';
import { linkedinAddress } from './linkedin.js';

interface SessionEndedProps {
  /** Gives the page up and goes home as a visitor. */
  readonly onLeave: () => Promise<void>;
}

/**
 * Stands over a private page whose session has ended. Signing in happens in another tab, so that the page keeps what
 * was typed; it goes on as soon as the server knows the person again.
 */
export function SessionEnded({ onLeave }: SessionEndedProps) {
  const { refresh } = useSession();
  const words = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const ask = () => void refresh();
    window.addEventListener('focus', ask);
    return () => window.removeEventListener('focus', ask);
  }, [refresh]);
  return (
    <Dialog
      open
      dismissible={false}
      onClose={() => void onLeave()}
      // It comes by itself: whoever types on at that moment presses nothing.
      initialFocus={words}
      title={t('Your session has ended')}
      description={
        <span ref={words} tabIndex={-1}>
          {t('Log in again in a new tab, then come back to this one. What you typed here is kept as it is.')}
        </span>
      }
      actions={
        <>
          <Button variant="quiet" onClick={() => void onLeave()}>
            {t('Leave this page')}
          </Button>
          <ButtonLink to={linkedinAddress({ signin: true, referral: null })} reloadDocument target="_blank">
            {t('Log in again')}
          </ButtonLink>
        </>
      }
    >
      <span {...{ [OVER_COVER]: '' }} />
    </Dialog>
  );
}

interface SessionUnknownProps {
  readonly onRetry: () => void;
}

/** Stands over a page that came back from the browser's memory while the server does not say who is signed in now. */
export const SessionUnknown = ({ onRetry }: SessionUnknownProps) => (
  <Dialog
    open
    dismissible={false}
    onClose={onRetry}
    title={t('We cannot reach Vela right now')}
    description={t('Check your connection. Nothing of yours is lost.')}
    actions={<Button onClick={onRetry}>{t('Try again')}</Button>}
  >
    <span {...{ [OVER_COVER]: '' }} />
  </Dialog>
);
