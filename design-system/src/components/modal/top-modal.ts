import { inCommon } from '../../theme/in-common.js';

const listeners = inCommon('top-modal', () => new Set<() => void>());

/** @returns the dialog that was opened last, outside of which nothing can be pressed; null while none is open */
export const topModal = (): HTMLDialogElement | null =>
  [...document.querySelectorAll<HTMLDialogElement>('dialog[open]')].at(-1) ?? null;

/**
 * Calls back when another dialog is on top. The browser's own events come too late: a dialog may be out of the page then.
 * @returns ends that
 */
export function onTopModalChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Says that a dialog was opened or closed. */
export function announceTopModal(): void {
  for (const listener of listeners) listener();
}
