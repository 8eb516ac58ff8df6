import { HANDOVER } from '@vela/contracts/remote';
import { LANGUAGE_COOKIE, LANGUAGE_COOKIE_KEPT } from '@vela/language';
import { KEEP_ENTERED } from './keep-entered.js';

/** Milliseconds that a link waits for the page's code before it leads on without. */
const LINK_WAIT_MS = 4000;

/** How often, and after how many milliseconds each time, it is looked whether what was pressed has come. */
const PART_CHECKS = 30;
const PART_CHECK_MS = 100;

/**
 * Runs in the page, too: what somebody types and presses before the page answers is done again once it does. Links and
 * what opens by itself work without, but where the address carries something, such as an invitation or who recommended
 * Vela, a link waits for the code that keeps it. While the page is being taken over, and until its fields are filled again, all
 * presses wait. A private page is drawn anew: what stands in the place of a field or a button then, `HANDOVER.done` tells.
 * Who loads the page anew before it answers finds what was typed, too.
 */
export const REMEMBER = `{
  const entered = new Map();
  const isTicked = ({ type }) => type === 'checkbox' || type === 'radio';
${KEEP_ENTERED}
  let pressed = null;
  let begun = false;
  const noteEntry = ({ target }) => {
    // What stands beside the page answers by itself: done again, a choice about cookies would be the other one.
    if (!target.closest('#root')) return;
    // In the order in which each was entered last: of two choices the later one counts.
    entered.delete(target);
    entered.set(target, isTicked(target) ? target.checked : target.value);
    keepEntered();
  };
  let leaving;
  const carries = [...new URLSearchParams(location.search).keys()].some((name) => name !== 'page');
  const leadsAway = ({ target, pathname, origin }, { button, metaKey, ctrlKey, shiftKey, altKey }) =>
    button === 0 && !(metaKey || ctrlKey || shiftKey || altKey) && target !== '_blank' && origin === location.origin && pathname !== location.pathname;
  // Pages whose address names no language open in the one that was chosen, however early.
  const noteLanguage = (event) => {
    const link = event.target.closest('footer a[hreflang]');
    if (link !== null && leadsAway(link, event)) document.cookie = '${LANGUAGE_COOKIE}=' + link.hreflang + '; ${LANGUAGE_COOKIE_KEPT}' + (location.protocol === 'https:' ? '; Secure' : '');
  };
  // A mouse that is down on a button while the page is drawn anew is let go over another one: no click comes of it.
  let held = null;
  const noteHold = ({ target, pointerType }) => {
    held = pointerType === 'mouse' ? target.closest('#root button') : null;
  };
  const noteLetGo = () => { held = null; };
  const notePress = (event) => {
    noteLanguage(event);
    const link = carries ? event.target.closest('a[href]') : null;
    if (link !== null) {
      if (!leadsAway(link, event)) return;
      event.preventDefault();
      clearTimeout(leaving);
      leaving = setTimeout(() => location.assign(link.href), ${LINK_WAIT_MS});
    }
    const control = link ?? event.target.closest('#root button');
    if (control === null) return;
    pressed = control;
    if (!begun) return;
    event.stopPropagation();
    // Neither does a form go before its fields are filled.
    event.preventDefault();
  };
  // A form that nobody listens to would be sent by the browser, and the page with what is typed be gone.
  const keepForm = (event) => event.preventDefault();
  addEventListener('input', noteEntry, true);
  addEventListener('pointerdown', noteHold, true);
  addEventListener('pointerup', noteLetGo, true);
  addEventListener('click', notePress, true);
  addEventListener('submit', keepForm, true);
  addEventListener('${HANDOVER.begins}', () => { begun = true; });
  addEventListener('${HANDOVER.broken}', () => { begun = false; });
  addEventListener('${HANDOVER.done}', ({ detail }) => {
    begun = true;
    removeEventListener('input', noteEntry, true);
    // Heard behind whatever else listens by now: a press that something else has stopped is none.
    removeEventListener('click', notePress, true);
    addEventListener('click', notePress, true);
    removeEventListener('pointerdown', noteHold, true);
    removeEventListener('pointerup', noteLetGo, true);
    const letGo = held !== null && !held.isConnected ? detail?.(held) : null;
    if (letGo) {
      const over = new AbortController();
      // Pressed anew it is another press, of which the page hears by itself.
      for (const kind of ['pointerup', 'pointerdown'])
        addEventListener(kind, ({ type, target }) => {
          over.abort();
          if (type === 'pointerup' && letGo.contains(target)) letGo.click();
        }, { capture: true, signal: over.signal });
    }
    const now = (element) => (element === null ? null : element.isConnected ? element : detail?.(element) ?? null);
    // What is typed into a field before it is filled again comes behind what was typed before.
    const typed = [];
    const holdTyped = (event) => {
      const { target, inputType, data } = event;
      if (inputType !== 'deleteContentBackward' && (inputType !== 'insertText' || data === null)) return;
      if (![...entered.keys()].some((entry) => !isTicked(entry) && now(entry) === target)) return;
      event.preventDefault();
      typed.push({ target, inputType, data });
    };
    addEventListener('beforeinput', holdTyped, true);
    const typeOn = (field) => {
      for (const key of typed.splice(0)) {
        if (key.target !== field) typed.push(key);
        else {
          write(field, key.inputType === 'insertText' ? field.value + key.data : field.value.slice(0, -1));
          field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: key.inputType, data: key.data }));
        }
      }
    };
    // A task of its own: an entry may be what made the page answer, and must come to its end first.
    setTimeout(() => doAgain({ now, typeOn, isRedrawn: Boolean(detail) }).finally(() => removeEventListener('beforeinput', holdTyped, true)));
  }, { once: true });
  const nextTask = () => new Promise((resolve) => setTimeout(resolve));
  const write = (field, value) => Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value').set.call(field, value);
  const doAgain = async ({ now, typeOn, isRedrawn }) => {
    // Who presses or types something else meanwhile wants that.
    addEventListener('pointerdown', () => { pressed = null; }, { capture: true, once: true });
    const since = new Set();
    const noteSince = ({ isTrusted, target }) => { if (isTrusted) since.add(target); };
    addEventListener('input', noteSince, true);
    const fill = async (entry, value) => {
      const field = now(entry);
      if (field === null || since.has(field)) return;
      if (isTicked(field)) {
        // A part that is left as it was served still shows what was chosen, and nobody heard of it.
        field.checked = !value;
        field.click();
        return;
      }
      // React looks past a value that it knows already.
      field.value = '';
      write(field, value);
      field.dispatchEvent(new Event(field.tagName === 'SELECT' ? 'change' : 'input', { bubbles: true }));
      // What was left since is left, as soon as the page knows what stands there: a name that was typed whole is taken then.
      if (field === document.activeElement) return;
      await nextTask();
      field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
    };
    // Whatever becomes of one of them, the page answers afterwards.
    for (const [entry, value] of entered) {
      await fill(entry, value).catch((error) => console.error(error));
      entered.delete(entry);
      typeOn(now(entry));
    }
    removeEventListener('input', noteSince, true);
    forgetEntered();
    removeEventListener('click', notePress, true);
    removeEventListener('submit', keepForm, true);
    clearTimeout(leaving);
    const press = (tries) => {
      const control = now(pressed);
      if (control !== null) {
        // What opens gives the focus back to where it was.
        control.focus({ preventScroll: true });
        control.click();
      } else if (tries > 0 && pressed !== null) setTimeout(() => press(tries - 1), ${PART_CHECK_MS});
    };
    // A part of a page that is drawn anew may come a moment later.
    if (pressed !== null) press(isRedrawn ? ${PART_CHECKS} : 0);
  };
}`;
