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
    if (!open || dialog.current === null) return undefined;
    const close = coverable ? openCoverable(dialog.current) : openAlone(dialog.current);
    initialFocus?.current?.focus();
    announceTopModal();
    return () => {
      close();
      announceTopModal();
    };
  }, [dialog, open, coverable, initialFocus]);

  const back = useEffectEvent(onBack);
  useEffect(() => {
    // Browsers without this interface leave the page.
    if (!open || !('navigation' in window)) return undefined;
    const stay = (event: NavigateEvent) => {
      // The browser lets nobody be held: a second Back without a press between cannot be cancelled.
      if (event.navigationType !== 'traverse' || !event.cancelable || topModal() !== dialog.current) return;
      event.preventDefault();
      back();
    };
    window.navigation.addEventListener('navigate', stay);
    return () => window.navigation.removeEventListener('navigate', stay);
  }, [dialog, open]);
}
