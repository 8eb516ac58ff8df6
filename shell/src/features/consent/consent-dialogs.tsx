import { useEffect, useEffectEvent, useState } from 'react';
import * as CookieConsent from 'vanilla-cookieconsent';
import { ConsentStyle } from './consent-style.js';
import { consentDialogs } from './dialog-config.js';

/** The settings may open above the question: of two dialogs only the upper one is modal, which the library does not say. */
function markLower(lower: boolean): void {
  document.querySelector('#cc-main .cm')?.setAttribute('aria-modal', String(!lower));
}

export interface ConsentDialogsProps {
  /** The question is put, and the page waits for the answer. */
  readonly asking: boolean;
  /** The settings are wanted. */
  readonly settings: boolean;
  readonly onDecision: () => void;
  readonly onSettingsClosed: () => void;
}

/** The consent dialogs, drawn by the consent library outside of React. Their stylesheet must be there before. */
export function ConsentDialogs({ asking, settings, onDecision, onSettingsClosed }: ConsentDialogsProps) {
  const [ready, setReady] = useState(false);
  const decided = useEffectEvent(onDecision);
  const settingsClosed = useEffectEvent(onSettingsClosed);

  useEffect(() => {
    let gone = false;
    const settings = {
      ...consentDialogs(),
      onFirstConsent: () => decided(),
      onChange: () => decided(),
      onModalShow: ({ modalName }: { readonly modalName: string }) => {
        if (modalName === 'preferencesModal') markLower(true);
      },
      onModalHide: ({ modalName }: { readonly modalName: string }) => {
        if (modalName !== 'preferencesModal') return;
        markLower(false);
        settingsClosed();
      },
    };
    CookieConsent.run(settings).then(
      () => gone || setReady(true),
      (error: unknown) => console.error(error),
    );
    return () => {
      gone = true;
    };
  }, []);

  useEffect(() => {
    if (!ready) return;
    if (asking) CookieConsent.show(true);
    else CookieConsent.hide();
  }, [ready, asking]);

  useEffect(() => {
    if (ready && settings) CookieConsent.showPreferences();
  }, [ready, settings]);

  return <ConsentStyle />;
}
