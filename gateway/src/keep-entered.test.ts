/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { enteredEarlyKey, HANDOVER, SERVED_ANSWERS, SERVED_FRAME, SERVED_PAGE } from '@vela/contracts/remote';
import { answer, servePage, type as enter } from '../tests/support/served-page.js';

const FORM = `<form>
  <input type="text" name="name"><input type="checkbox" name="terms"><input type="radio" name="remote"><textarea name="about"></textarea>
  <select name="country"><option>SE</option><option>NO</option></select>
  <input type="password" name="secret"><input type="text" name="code" autocomplete="one-time-code">
</form>`;
const answersOf = (id: string) =>
  `<script type="application/json" id="${SERVED_ANSWERS}">${JSON.stringify([{ key: ['GET /api/users/me', {}], data: { id } }])}</script>`;
const privatePage = (body: string, reader: string) =>
  `<div id="root"><div ${SERVED_FRAME}="${SERVED_PAGE}">${body}</div></div>${answersOf(reader)}`;
const publicPage = (body: string) => `<div id="root">${body}</div>`;

/** Loads a page in the same tab: what the page before listened to is gone with it. */
function load(body: string, address = '/company'): void {
  dispatchEvent(new Event(HANDOVER.done));
  history.replaceState(null, '', address);
  servePage(body);
}

const field = (name: string) => document.querySelector(`[name=${name}]`) as HTMLInputElement;
const type = (name: string, value: string): void => enter(value, field(name));
/** Loads a page anew before it answered. */
function reload(body: string, address = '/company'): void {
  const kept = { ...sessionStorage };
  load('');
  for (const [key, value] of Object.entries(kept)) sessionStorage.setItem(key, String(value));
  load(body, address);
}

beforeEach(() => sessionStorage.clear());
afterEach(answer);

test('what was entered before the page answered stands in its fields again when it is loaded anew, and its code hears of it', async () => {
  load(privatePage(FORM, 'a'));
  type('name', 'Nor');
  type('name', 'Norr AB');
  type('about', 'Two\nlines');
  type('country', 'NO');
  field('remote').click();
  reload(privatePage(FORM, 'a'));
  const shown = () => ['name', 'about', 'country'].map((name) => field(name).value);
  expect(shown()).toEqual(['Norr AB', 'Two\nlines', 'NO']);
  expect(field('remote').checked).toBe(true);
  const heard = jest.fn();
  document.addEventListener('input', ({ target }) => heard((target as HTMLInputElement).name));
  dispatchEvent(new Event(HANDOVER.begins));
  await answer();
  expect(shown()).toEqual(['Norr AB', 'Two\nlines', 'NO']);
  expect(field('remote').checked).toBe(true);
  for (const name of ['name', 'about']) expect(heard).toHaveBeenCalledWith(name);
  // The page has it now: the next load shows what the page itself kept.
  expect(Object.keys(sessionStorage)).toEqual([]);
});

test('a page that waits to be read only is woken for it', () => {
  load(publicPage(FORM));
  type('name', 'Ada');
  const wake = jest.fn();
  addEventListener(HANDOVER.wake, wake);
  reload(publicPage(FORM));
  expect(wake).toHaveBeenCalledTimes(1);
  expect(field('name').value).toBe('Ada');
  removeEventListener(HANDOVER.wake, wake);
});

test.each([
  ['somebody else', privatePage(FORM, 'b'), '/company'],
  ['a visitor', publicPage(FORM), '/company'],
  ['nobody who is known', privatePage(FORM, 'a').replace(/<script.*/s, ''), '/company'],
  ['another page', privatePage(FORM, 'a'), '/company/page'],
  ['another search', privatePage(FORM, 'a'), '/company?words=Kotlin'],
  ['a page that has other fields by now', privatePage(FORM.replaceAll('name="', 'name="other-'), 'a'), '/company'],
])('%s gets nothing of it', (_who, page, address) => {
  load(privatePage(FORM, 'a'));
  type('name', 'Norr AB');
  reload(page, address);
  expect([...document.querySelectorAll('input')].map(({ value }) => value)).not.toContain('Norr AB');
});

test('passwords, codes and consents are not kept, nor what is typed where it is not known who reads', () => {
  load(privatePage(FORM, 'a'));
  field('terms').click();
  type('secret', 'hunter2');
  type('code', '123456');
  expect(JSON.stringify({ ...sessionStorage })).not.toMatch(/hunter2|123456|true/);
  load(privatePage(FORM, 'a').replace(/<script.*/s, ''), '/other');
  type('name', 'Norr AB');
  expect(sessionStorage.getItem(enteredEarlyKey('/other'))).toBeNull();
});

test('what nobody can read leaves the page as it was served', () => {
  for (const text of ['{', 'null', '[]', '{"reader":"a"}', '{"reader":"a","values":[[9,"x","y"],3]}']) {
    sessionStorage.setItem(enteredEarlyKey('/company'), text);
    load(privatePage(FORM, 'a'));
    expect(field('name').value).toBe('');
    type('name', 'Ada');
    expect(field('name').value).toBe('Ada');
  }
});
