/** @returns the dialog that was opened last, outside of which nothing can be pressed; null while none is open */
export const topModal = (): HTMLDialogElement | null =>
  [...document.querySelectorAll<HTMLDialogElement>('dialog[open]')].at(-1) ?? null;
