import { HANDOVER } from '@vela/contracts/remote';
import { msg, t } from '@vela/language';
import { escaped } from './escaped.js';
import { REMEMBER } from './remember.js';

/** Ids of the elements that keep scripts until they are wanted: what every reader needs, and the page's own code. */
const BOOT = 'boot';
const CODE = 'code';

/** Milliseconds after which a page's scripts start even if the browser does not tell that it painted. */
const PAINT_WAIT_MS = 1000;
/** Milliseconds that somebody who pressed waits before the page shows that it is at work. */
const UNTOLD_MS = 150;
const BUSY_TEXT = msg('Loading the page');

/** What does nothing without the page's code; links lead on by themselves. */
const CONTROLS =
  'button, input, select, textarea, label, [role="button"], [role="slider"], [role="combobox"], [tabindex="0"]';

/**
 * Runs in the page. Scripts are asked for when the page was painted; a page that is not seen is not painted, so there they
 * start at once, also where it is put out of sight before. What every reader needs comes then, the page's own code when
 * somebody reaches for a control or points at a link, and when `HANDOVER.wake` is heard. It comes at once where the address
 * carries something, such as an invitation, and where the build has nothing for readers alone. Code that does not arrive is
 * asked for again at the next sign, and for who pressed at once; after that a press loads the page anew, where nothing that was
 * typed is lost with it.
 */
const START = `{
  const arrived = new Set();
  let painted = false;
  let over = false;
  let wanted = [...new URLSearchParams(location.search).keys()].some((name) => name !== 'page');
  let asked = false;
  let pressed = false;
  let failures = 0;
  let bar = null;
  const add = (id, lost) => {
    const template = document.getElementById(id);
    if (template === null) return false;
    const content = template.content.cloneNode(true);
    for (const script of content.querySelectorAll('script')) {
      if (arrived.has(script.src)) { script.remove(); continue; }
      script.async = false;
      script.addEventListener('load', () => arrived.add(script.src));
      script.addEventListener('error', () => { script.remove(); lost(); });
    }
    document.head.append(content);
    return true;
  };
  // Where all of it is wanted once the page was painted, it may as well be on its way while the text waits for its letters.
  const ahead = () => {
    if (document.getElementById('${BOOT}') !== null) return;
    const links = new DocumentFragment();
    for (const script of document.getElementById('${CODE}').content.querySelectorAll('script, link[as=script]')) {
      const link = document.createElement('link');
      const told = { rel: 'preload', as: 'script', fetchpriority: 'low', href: script.getAttribute('src') ?? script.getAttribute('href') };
      for (const name of ['integrity', 'crossorigin']) told[name] = script.getAttribute(name);
      for (const [name, value] of Object.entries(told)) if (value !== null) link.setAttribute(name, value);
      links.append(link);
    }
    document.head.append(links);
  };
  const rest = () => {
    bar?.remove();
    bar = null;
  };
  const isTyped = () =>
    [...document.querySelectorAll('#root :is(input, textarea)')].some(
      ({ value, defaultValue }) => value !== defaultValue,
    );
  const wake = () => {
    wanted = true;
    if (!painted || asked || over) return;
    asked = true;
    add('${CODE}', () => {
      asked = false;
      failures += 1;
      rest();
      if (!pressed || !navigator.onLine) return;
      if (failures < 2) wake();
      else if (!isTyped()) location.reload();
    });
  };
  const start = () => {
    if (painted || over) return;
    painted = true;
    removeEventListener('visibilitychange', start);
    if (!add('${BOOT}', () => undefined) || wanted) wake();
  };
  const isSign = ({ type, target, pointerType }) => {
    if (!(target instanceof Element) || target.closest('#root') === null) return false;
    if (target.closest('${CONTROLS}') !== null) return true;
    const link = target.closest('a[href]');
    return link !== null && (type === 'pointermove' ? pointerType === 'mouse' : link.matches(':focus-visible'));
  };
  const notice = (event) => {
    if (isSign(event)) wake();
  };
  const work = ({ target }) => {
    if (!(target instanceof Element) || target.closest('#root button') === null) return;
    pressed = true;
    setTimeout(() => {
      if (bar !== null || !asked || over) return;
      bar = document.createElement('div');
      bar.id = 'waking';
      bar.setAttribute('role', 'progressbar');
      bar.setAttribute('aria-label', document.getElementById('${CODE}').dataset.label);
      document.body.append(bar);
    }, ${UNTOLD_MS});
  };
  const SIGNS = ['pointermove', 'pointerdown', 'focusin', 'input', 'click'];
  for (const sign of SIGNS) addEventListener(sign, notice, true);
  addEventListener('click', work, true);
  addEventListener('${HANDOVER.wake}', wake);
  addEventListener('online', () => {
    if (pressed) wake();
  });
  addEventListener('${HANDOVER.done}', () => {
    for (const sign of SIGNS) removeEventListener(sign, notice, true);
    removeEventListener('click', work, true);
    over = true;
    rest();
  }, { once: true });
  // Behind the first frame, which two dozen requests that begin would hold up.
  requestAnimationFrame(() => setTimeout(ahead));
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

/** Elements of a page's scripts, in the order in which they run, with what is loaded ahead of them. */
export interface PageScripts {
  /** What every reader needs; none where the build has nothing for readers alone. */
  readonly boot: readonly string[];
  /** What makes the page answer. */
  readonly code: readonly string[];
}

/** Runs in every page that is served ready to read. */
export const AFTER_PAINT = `<script>${START}${REMEMBER}</script>`;

/**
 * Keeps the scripts of a page that can be read without them from competing with what makes it readable, and its code from
 * whoever only reads.
 * @returns what the page's head holds in place of the scripts
 */
export const afterPaint = ({ boot, code }: PageScripts): string =>
  [
    ...(boot.length === 0 ? [] : [`<template id="${BOOT}">${boot.join('')}</template>`]),
    `<template id="${CODE}" data-label="${escaped(t(BUSY_TEXT))}">${code.join('')}</template>`,
    AFTER_PAINT,
  ].join('');
