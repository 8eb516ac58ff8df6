import { beforeEach, expect, test } from '@jest/globals';
import { counterpartOf, openAlike, takeFocusAlong } from './counterpart.js';

const PAGE = `
  <header><button aria-label="Menu"><svg></svg></button></header>
  <nav><a href="/search">Search</a><p><a href="/search">Search</a></p><p><a href="/search">Search</a></p></nav>
  <main>
    <label>Colours <input type="radio" name="served-1" value="light"><input type="radio" name="served-1" value="dark"></label>
    <input type="search" id="served-2">
    <ol>
      <li><h3>JA</h3><button>Connect</button></li>
      <li><h3>MB</h3><button>Connect</button></li>
    </ol>
  </main>`;

let served: HTMLElement;
let drawn: HTMLElement;
const inServed = (selector: string) => served.querySelector(selector) as HTMLElement;
const inDrawn = (selector: string) => drawn.querySelector(selector) as HTMLElement;
const counterpart = (selector: string) => counterpartOf(inServed(selector), served, drawn);

beforeEach(() => {
  document.body.innerHTML = `<div id="root"><div data-served-frame="page"><link rel="preload" as="image" href="/picture">${PAGE}</div></div><div>${PAGE.replaceAll('served-', 'drawn-')}</div>`;
  served = document.querySelector('[data-served-frame]') as HTMLElement;
  drawn = document.body.lastElementChild as HTMLElement;
});

test.each([
  '[aria-label=Menu]',
  'nav p:last-child a',
  'input[value=dark]',
  'input[type=search]',
  'li:last-child button',
])('%s is found where it stood', (selector) => {
  expect(counterpart(selector)).toBe(inDrawn(selector));
});

test('what stands elsewhere now is found where there is one like it only', () => {
  inDrawn('main').prepend(document.createElement('p'));
  drawn.prepend(document.createElement('p'));
  expect(counterpart('[aria-label=Menu]')).toBe(inDrawn('[aria-label=Menu]'));
  expect(counterpart('li:last-child button')).toBe(inDrawn('li:last-child button'));
});

test('a button of one entry is never taken for another’s', () => {
  inDrawn('ol').insertAdjacentHTML('afterbegin', '<li><h3>KL</h3><button>Connect</button></li>');
  expect(counterpart('li:first-child button')).toBe(inDrawn('li:nth-child(2) button'));
  inDrawn('li:nth-child(2)').remove();
  expect(counterpart('li:first-child button')).toBeNull();
});

test('of two that are alike and stand elsewhere none is taken', () => {
  const [first] = inDrawn('ol').children;
  inDrawn('ol').replaceChildren(document.createElement('li'), first as Element, first?.cloneNode(true) as Element);
  expect(counterpart('li:first-child button')).toBeNull();
});

test('the focus goes along, with what is chosen of the text', () => {
  const field = inServed('input[type=search]') as HTMLInputElement;
  field.value = 'React';
  const there = inDrawn('input[type=search]') as HTMLInputElement;
  there.value = 'React';
  field.focus();
  field.setSelectionRange(1, 3);
  takeFocusAlong(served, drawn);
  expect(document.activeElement).toBe(there);
  expect([there.selectionStart, there.selectionEnd]).toEqual([1, 3]);
});

test('a focus elsewhere is left alone', () => {
  const beside = document.body.appendChild(document.createElement('button'));
  beside.focus();
  takeFocusAlong(served, drawn);
  expect(document.activeElement).toBe(beside);
});

test('what was opened and closed without any script is open and closed where it is drawn', () => {
  const parts = '<details><summary>One</summary></details><details open><summary>Two</summary></details>';
  for (const each of [inServed('main'), inDrawn('main')]) each.insertAdjacentHTML('beforeend', parts);
  for (const each of served.querySelectorAll('details')) each.open = !each.open;
  openAlike(served, drawn);
  expect([...drawn.querySelectorAll('details')].map(({ open }) => open)).toEqual([true, false]);
});
