import { useSyncExternalStore } from 'react';
import { PATHS } from '@vela/contracts/routes';
import { Button, ButtonLink } from '@vela/design-system/button';
import { t } from '@vela/language';
import { PageTitle } from '@vela/router';
import { PageIntro } from './page-intro.js';

interface Said {
  readonly title: string;
  readonly lead: string;
}

export interface PressToConfirmProps {
  readonly pageTitle: string;
  /** What the link carries, empty where it was cut. */
  readonly token: string;
  readonly asks: Said;
  readonly button: string;
  readonly press: {
    readonly isPending: boolean;
    readonly error: Error | null;
    readonly mutate: () => void;
  };
  /** Absent until it is done. */
  readonly done: Said | undefined;
}

const subscribe = () => () => undefined;

/** @returns whether the link lacks what it carries; a page is served without it, so that nobody is told before the browser has it */
const useIsCut = (token: string): boolean =>
  useSyncExternalStore(
    subscribe,
    () => token === '',
    () => false,
  );

/** Where a mail's link leads. A press confirms: programs that look into links beforehand do not press. */
export function PressToConfirm({ pageTitle, token, asks, button, press, done }: PressToConfirmProps) {
  const isCut = useIsCut(token);
  return (
    <div role="status">
      <PageTitle>{pageTitle}</PageTitle>
      {!isCut && done === undefined ? (
        <PageIntro
          title={asks.title}
          lead={press.error === null ? asks.lead : press.error.message}
          actions={
            <Button loading={press.isPending} onClick={() => press.mutate()}>
              {button}
            </Button>
          }
        />
      ) : (
        <PageIntro
          {...(done ?? { title: t('This link is not complete'), lead: t('Copy all of it from the mail.') })}
          actions={
            <ButtonLink to={PATHS.home} variant="quiet">
              {t('To the home page')}
            </ButtonLink>
          }
        />
      )}
    </div>
  );
}
