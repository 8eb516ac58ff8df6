import { getMe } from '@vela/contracts/endpoints';
import { enteredEarlyKey, HANDOVER, SERVED_ANSWERS, SERVED_FRAME } from '@vela/contracts/remote';

/** Under what a private page holds who reads it. */
const ME = `${getMe.method} ${getMe.path}`;

/**
 * Part of the script that remembers what is entered before a page answers: `entered` and `isTicked` are that script's. In the
 * tab it is kept from the first letter on, for the page may be loaded anew before it answers; then it stands in its fields
 * again, and the page's code takes it over. A field is found again by where it stands among all fields, and by what it is
 * called. On a private page only who typed it gets it back. Codes, passwords and files are never kept, nor are boxes that were
 * ticked: a consent is given by who sees themselves give it.
 */
export const KEEP_ENTERED = `
  const FIELDS = '#root :is(input, textarea, select)';
  const NOT_KEPT = '[type=password], [type=file], [type=hidden], [type=checkbox], [autocomplete^=cc-], [autocomplete=one-time-code]';
  const called = ({ tagName, type, name, id }) => [tagName, type, name || id].join(' ');
  // Nobody in particular reads a public page; of a private one it is known, or nothing is kept.
  const readReader = () => {
    if (document.querySelector('[${SERVED_FRAME}]') === null) return '';
    const answers = JSON.parse(document.getElementById('${SERVED_ANSWERS}')?.textContent ?? '[]');
    return answers.find(({ key }) => key[0] === '${ME}')?.data?.id ?? null;
  };
  // Read once: with every letter it would be read through all that the page was rendered with.
  let reader = null;
  const readerOf = () => (reader ??= readReader());
  const KEY = '${enteredEarlyKey('')}' + location.pathname + location.search;
  // A storage that is switched off or full costs what is kept in it, and nothing else.
  const tryTo = (act) => {
    try { act(); } catch {}
  };
  const keepEntered = () => tryTo(() => {
    if (readerOf() === null) return;
    const fields = [...document.querySelectorAll(FIELDS)];
    const values = [...entered].flatMap(([field, value]) => {
      const place = fields.indexOf(field);
      return place < 0 || field.matches(NOT_KEPT) ? [] : [[place, called(field), value]];
    });
    sessionStorage.setItem(KEY, JSON.stringify({ reader, values }));
  });
  const forgetEntered = () => tryTo(() => sessionStorage.removeItem(KEY));
  const bringBackEntered = () => tryTo(() => {
    const kept = JSON.parse(sessionStorage.getItem(KEY));
    if (kept === null || kept.reader !== readerOf()) return;
    const fields = [...document.querySelectorAll(FIELDS)];
    for (const [place, name, value] of kept.values) {
      const field = fields[place];
      if (field === undefined || called(field) !== name || entered.has(field)) continue;
      if (isTicked(field)) field.checked = value;
      else field.value = value;
      entered.set(field, value);
    }
    if (entered.size > 0) dispatchEvent(new Event('${HANDOVER.wake}'));
  });
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', bringBackEntered, { once: true });
  else bringBackEntered();`;
