import { HANDOVER } from '@vela/contracts/remote';

/** Id of the element that keeps the code of a page until the page is in sight. */
const ID = 'code';

/** Milliseconds after which a page's code starts even if the browser does not tell that it painted. */
const PAINT_WAIT_MS = 1000;

/**
 * Runs in the page. A page that is not seen is not painted, so its code starts at once; the same holds where it is put
 * out of sight before.
 */
const START = `{
  const template = document.getElementById('${ID}');
  const start = () => {
    removeEventListener('visibilitychange', start);
    for (const script of template.content.querySelectorAll('script')) script.async = false;
    document.head.append(template.content);
    template.remove();
  };
  addEventListener('DOMContentLoaded', () => {
    if (document.hidden) return start();
    addEventListener('visibilitychange', start);
    new PerformanceObserver((list, observer) => {
      if (list.getEntriesByName('first-contentful-paint').length === 0) return;
      observer.disconnect();
      start();
    }).observe({ type: 'paint', buffered: true });
    setTimeout(start, ${PAINT_WAIT_MS});
  });
}`;

/** Milliseconds that a link waits for the page's code before it leads on without. */
const LINK_WAIT_MS = 4000;

/**
 * Runs in the page, too: what somebody types and presses before the page answers is done again once it does. Links and
 * what opens by itself work without, but where the address carries something, such as an invitation or who recommended
 * Vela, a link waits for the code that keeps it. While the page is being taken over all presses wait: its fields are not
 * filled again yet.
 */
const REMEMBER = `{
  const entered = new Map();
  let pressed = null;
  let begun = false;
  const isTicked = ({ type }) => type === 'checkbox' || type === 'radio';
  const noteEntry = ({ target }) => entered.set(target, isTicked(target) ? target.checked : target.value);
  let leaving;
  const carries = [...new URLSearchParams(location.search).keys()].some((name) => name !== 'page');
  const leadsAway = ({ target, pathname, origin }, { button, metaKey, ctrlKey, shiftKey, altKey }) =>
    button === 0 && !(metaKey || ctrlKey || shiftKey || altKey) && target !== '_blank' && origin === location.origin && pathname !== location.pathname;
  const notePress = (event) => {
    const link = carries ? event.target.closest('a[href]') : null;
    if (link !== null) {
      if (!leadsAway(link, event)) return;
      event.preventDefault();
      clearTimeout(leaving);
      leaving = setTimeout(() => location.assign(link.href), ${LINK_WAIT_MS});
    }
    const control = link ?? event.target.closest('button');
    if (control === null) return;
    pressed = control;
    if (begun) event.stopPropagation();
  };
  addEventListener('input', noteEntry, true);
  addEventListener('click', notePress, true);
  addEventListener('${HANDOVER.begins}', () => { begun = true; });
  // A task of its own: an entry may be what made the page answer, and must come to its end first.
  addEventListener('${HANDOVER.done}', () => setTimeout(() => {
    removeEventListener('input', noteEntry, true);
    removeEventListener('click', notePress, true);
    clearTimeout(leaving);
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

/** Runs in every page that is served ready to read. */
export const AFTER_PAINT = `<script>${START}${REMEMBER}</script>`;

/**
 * Keeps the code of a page that can be read without it from competing with what makes it readable: it is asked for when
 * the page was painted.
 * @param elements scripts, in the order in which they run, and what is loaded ahead of them
 * @returns what the page's head holds in their place
 */
export const afterPaint = (elements: readonly string[]): string =>
  `<template id="${ID}">${elements.join('')}</template>${AFTER_PAINT}`;
