import { HANDOVER } from '@vela/contracts/remote';

/** Id of the element that keeps the code of a page until the page is in sight. */
const ID = 'code';

/**
 * Runs in the page. When the second frame begins the first is on its way to the screen. A page that is not seen gets no
 * frames, so its code starts at once; the same holds where it is put out of sight before.
 */
const START = `{
  const kept = document.getElementById('${ID}');
  const start = () => {
    removeEventListener('visibilitychange', start);
    for (const script of kept.content.querySelectorAll('script')) script.async = false;
    document.head.append(kept.content);
    kept.remove();
  };
  addEventListener('DOMContentLoaded', () => {
    if (document.hidden) return start();
    addEventListener('visibilitychange', start);
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(start)));
  });
}`;

/**
 * Runs in the page, too: what somebody types and presses before the page answers is done again once it does. Links and
 * what opens by itself work without. While the page is being taken over presses wait: the fields are not filled again yet.
 */
const REMEMBER = `{
  const entered = new Map();
  let pressed = null;
  let begun = false;
  const isTicked = ({ type }) => type === 'checkbox' || type === 'radio';
  const noteEntry = ({ target }) => entered.set(target, isTicked(target) ? target.checked : target.value);
  const notePress = (event) => {
    const button = event.target.closest('button');
    if (button === null) return;
    pressed = button;
    if (begun) event.stopPropagation();
  };
  addEventListener('input', noteEntry, true);
  addEventListener('click', notePress, true);
  addEventListener('${HANDOVER.begins}', () => { begun = true; });
  // A task of its own: an entry may be what made the page answer, and must come to its end first.
  addEventListener('${HANDOVER.done}', () => setTimeout(() => {
    removeEventListener('input', noteEntry, true);
    removeEventListener('click', notePress, true);
    for (const [field, value] of entered) {
      if (!field.isConnected) continue;
      if (isTicked(field)) {
        if (field.checked !== value) field.click();
        continue;
      }
      // React looks past a value that it knows already.
      field.value = '';
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value').set.call(field, value);
      field.dispatchEvent(new Event('input', { bubbles: true }));
    }
    if (pressed?.isConnected) pressed.click();
  }), { once: true });
}`;

/**
 * Keeps the code of a page that can be read without it from competing with what makes it readable: it is asked for when
 * the page was painted.
 * @param elements scripts, in the order in which they run, and what is loaded ahead of them
 * @param nonce of the page
 * @returns what the page's head holds in their place
 */
export const afterPaint = (elements: readonly string[], nonce: string): string =>
  `<template id="${ID}">${elements.join('')}</template><script nonce="${nonce}">${START}${REMEMBER}</script>`;
