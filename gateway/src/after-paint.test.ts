/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { HANDOVER } from '@vela/contracts/remote';
import { afterPaint } from './after-paint.js';

/** What the page's code would see once it listens. */
let seen: string[];
const field = () => document.querySelector('input[type=text]') as HTMLInputElement;
const box = () => document.querySelector('input[type=checkbox]') as HTMLInputElement;
const button = () => document.querySelector('button') as HTMLButtonElement;

function load(): void {
  document.body.innerHTML =
    '<div id="root"><input type="text"><input type="checkbox"><button type="button"><span>Send</span></button></div>';
  document.head.innerHTML = afterPaint(['<script data-code></script>']);
  seen = [];
  const script = document.head.querySelector('template + script')?.textContent ?? '';
  globalThis.eval(script);
}
beforeEach(() => {
  history.replaceState(null, '', '/');
  load();
});

/** The page answers, and the task after that has run. */
async function answer(): Promise<void> {
  dispatchEvent(new Event(HANDOVER.done));
  await new Promise((resolve) => setTimeout(resolve));
}
// What listens at the window must not hear the next test.
afterEach(answer);

/** The page's code takes over: from here on it answers, with empty fields. */
function takeOver(): void {
  dispatchEvent(new Event(HANDOVER.begins));
  const root = document.getElementById('root');
  root?.addEventListener('input', ({ target }) => void seen.push(`typed ${(target as HTMLInputElement).value}`));
  root?.addEventListener('click', ({ target }) => void seen.push(`pressed ${(target as Element).tagName}`));
  field().value = '';
  box().checked = false;
}

function type(text: string): void {
  field().value = text;
  field().dispatchEvent(new Event('input', { bubbles: true }));
}

test('what was entered and pressed before is done again, the press last and once', async () => {
  type('Ada');
  box().click();
  button().querySelector('span')?.click();
  button().click();
  takeOver();
  expect(seen).toEqual([]);
  await answer();
  expect(field().value).toBe('Ada');
  expect(box().checked).toBe(true);
  expect(seen.at(-1)).toBe('pressed BUTTON');
  expect(seen.filter((each) => each === 'pressed BUTTON')).toHaveLength(1);
  expect(seen).toContain('typed Ada');
});

test('a press while the page is taken over waits until its fields are filled again', async () => {
  type('Ada');
  takeOver();
  button().click();
  expect(seen).toEqual([]);
  await answer();
  expect(seen).toEqual(['typed Ada', 'pressed BUTTON']);
});

test('nothing is done again where nothing was done, and afterwards the page is its own', async () => {
  takeOver();
  await answer();
  expect(seen).toEqual([]);
  type('Berg');
  button().click();
  await answer();
  expect(seen).toEqual(['typed Berg', 'pressed BUTTON']);
});

test.each([
  ['?invite=42', '/talentseeker/signup/step1', true],
  ['?page=2', '/talentseeker/signup/step1', false],
  ['', '/talentseeker/signup/step1', false],
  ['?invite=42', '#below', false],
])('where the address carries "%s" a link to %s waits for the code: %s', async (search, href, waits) => {
  history.replaceState(null, '', `/${search}`);
  load();
  const link = document.createElement('a');
  link.href = href;
  document.getElementById('root')?.append(link);
  const press = new MouseEvent('click', { bubbles: true, cancelable: true });
  // jsdom cannot leave its page.
  link.addEventListener('click', (event) => event.preventDefault());
  const prevented = new Promise((resolve) =>
    addEventListener('click', (event) => resolve(event.defaultPrevented), { once: true, capture: true }),
  );
  link.dispatchEvent(press);
  expect(await prevented).toBe(waits);
  takeOver();
  await answer();
  expect(seen.filter((each) => each === 'pressed A')).toHaveLength(waits ? 1 : 0);
});

test('the code waits in a template that no browser runs', () => {
  expect(document.querySelector('script[data-code]')).toBeNull();
  expect(document.querySelector('template')?.content.querySelector('script[data-code]')).not.toBeNull();
});
