import { type RefObject, useEffect, useEffectEvent, useLayoutEffect } from 'react';
import { announceTopModal, topModal } from './top-modal.js';

/**
 * Opens the dialog over the whole page, and everything else takes no press, no focus and no reading until it closes.
 * @returns takes that back; the browser gives focus to what had it before
 */
function openAlone(dialog: HTMLDialogElement): () => void {
  dialog.showModal();
  return () => dialog.close();
}

/** The same without the browser's top layer: what is put into the page later, such as a bank's question, stands above. */
function openCoverable(dialog: HTMLDialogElement): () => void {
  const others = [...document.body.children].filter(
    (each): each is HTMLElement => each instanceof HTMLElement && each !== dialog && !each.inert,
  );
  dialog.show();
  for (const other of others) other.inert = true;
  return () => {
    for (const other of others) other.inert = false;
    dialog.close();
  };
}

/**
 * Browsers let a page hold a step back only between its own places: where the place before belongs to another load, as after
 * a sign-in or a link in a mail, the page first gets a second place at the same address. Once nothing is open it is stepped
 * over, so that Back leads where it led.
 */
function standWithin(navigation: Navigation): void {
  const { currentEntry: first } = navigation;
  // What opened by itself gets none: browsers pass over places that were added before anything was pressed.
  if (
    !navigator.userActivation.hasBeenActive ||
    first === null ||
    navigation.entries()[first.index - 1]?.sameDocument === true
  )
    return;
  window.history.pushState(window.history.state, '');
  const second = navigation.currentEntry?.key;
  navigation.addEventListener('navigate', ({ navigationType, destination }) => {
    const stepsBack = navigation.currentEntry?.key === second && destination.key === first.key;
    if (navigationType !== 'traverse' || !stepsBack || topModal() !== null) return;
    navigation.addEventListener('currententrychange', () => window.history.back(), { once: true });
  });
}

/** Where nothing had the focus before, as after a load, there is nothing to give it back to but the page's heading. */
function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('h1');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
}

export interface OpenDialogOptions {
  readonly open: boolean;
  readonly coverable: boolean;
  readonly initialFocus: RefObject<HTMLElement | null> | undefined;
  /** Called when the reader goes back. */
  readonly onBack: () => void;
}

/** Keeps a dialog element as open as it is told to be, and lets the browser's Back close it instead of leaving the page. */
export function useOpenDialog(
  dialog: RefObject<HTMLDialogElement | null>,
  { open, coverable, initialFocus, onBack }: OpenDialogOptions,
): void {
  useLayoutEffect(() => {
    const { current } = dialog;
    if (!open || current === null) return undefined;
    const hadFocus = document.activeElement !== document.body;
    const close = coverable ? openCoverable(current) : openAlone(current);
    initialFocus?.current?.focus();
    announceTopModal();
    return () => {
      close();
      const { activeElement } = document;
      if (!hadFocus && (activeElement === document.body || current.contains(activeElement))) focusHeading();
      announceTopModal();
    };
  }, [dialog, open, coverable, initialFocus]);

  const back = useEffectEvent(onBack);
  useEffect(() => {
    // Browsers without this interface leave the page.
    if (!open || !('navigation' in window)) return undefined;
    const { navigation } = window;
    standWithin(navigation);
    const stay = (event: NavigateEvent) => {
      if (event.navigationType !== 'traverse' || topModal() !== dialog.current) return;
      // The browser lets nobody be held: a second Back without a press between cannot be cancelled.
      event.preventDefault();
      back();
    };
    navigation.addEventListener('navigate', stay);
    return () => navigation.removeEventListener('navigate', stay);
  }, [dialog, open]);
}
