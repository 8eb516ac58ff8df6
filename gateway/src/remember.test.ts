/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { HANDOVER } from '@vela/contracts/remote';
import { answer, box, button, field, load, seen, someTasks, takeOver, type } from '../tests/support/served-page.js';

beforeEach(() => {
  history.replaceState(null, '', '/');
  load();
});
// What listens at the window must not hear the next test.
afterEach(answer);

test('a field that was left since is told so, once the page knows what stands in it', async () => {
  type('Ada');
  takeOver();
  const told: string[] = [];
  for (const kind of ['input', 'focusout']) field().addEventListener(kind, () => told.push(`${kind} ${field().value}`));
  await answer();
  expect(told).toEqual(['input Ada', 'focusout Ada']);
});

/** Presses a key in the field, as a browser does: what nobody keeps back comes into it. */
function press(key: string): void {
  const how = key === 'Backspace' ? { inputType: 'deleteContentBackward' } : { inputType: 'insertText', data: key };
  if (!field().dispatchEvent(new InputEvent('beforeinput', { ...how, bubbles: true, cancelable: true }))) return;
  field().value = key === 'Backspace' ? field().value.slice(0, -1) : field().value + key;
  field().dispatchEvent(new InputEvent('input', { ...how, bubbles: true }));
}

test.each([
  ['taken over', [HANDOVER.begins]],
  ['drawn anew', []],
])('what is typed between the first answer of a page that was %s and its fields comes behind it', async (_, before) => {
  type('2');
  takeOver(before);
  dispatchEvent(new Event(HANDOVER.done));
  press('5');
  press('9');
  press('Backspace');
  await someTasks();
  expect(field().value).toBe('25');
  expect(seen.at(-1)).toBe('typed 25');
  press('0');
  expect(field().value).toBe('250');
});

test('a field of which nothing is known is typed into at once', async () => {
  button().insertAdjacentHTML('beforebegin', '<input type="search">');
  const other = document.querySelector<HTMLInputElement>('input[type=search]');
  type('Lin', other ?? field());
  takeOver();
  dispatchEvent(new Event(HANDOVER.done));
  press('A');
  expect(field().value).toBe('A');
  await someTasks();
  expect([field().value, other?.value]).toEqual(['A', 'Lin']);
});

test('a language that is pressed is remembered before any script is there', () => {
  document
    .getElementById('root')
    ?.insertAdjacentHTML('beforeend', '<footer><a hreflang="sv" href="/sv/faq"><b>Svenska</b></a></footer>');
  document.querySelector('footer')?.addEventListener('click', (event) => event.preventDefault());
  document.querySelector('b')?.click();
  expect(document.cookie).toContain('vela-language=sv');
  document.cookie = 'vela-language=; Max-Age=0';
});

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

test.each([
  ['taken over', [HANDOVER.begins]],
  ['drawn anew', []],
])(
  'so does a press between the first answer of a page that was %s and its fields, and a form is sent once',
  async (_how, before) => {
    type('Ada');
    takeOver(before);
    const form = document.createElement('form');
    button().replaceWith(form);
    form.innerHTML = '<button>Send</button>';
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      seen.push(`sent ${field().value}`);
    });
    dispatchEvent(new Event(HANDOVER.done));
    button().click();
    expect(seen).toEqual([]);
    await someTasks();
    expect(seen).toEqual(['typed Ada', 'pressed BUTTON', 'sent Ada']);
    button().click();
    expect(seen.slice(3)).toEqual(['pressed BUTTON', 'sent Ada']);
  },
);

test('what is ticked beside the page, such as a choice about cookies, stays as it was ticked', async () => {
  document.body.insertAdjacentHTML('beforeend', '<div id="cc-main"><input type="checkbox"></div>');
  const choice = document.querySelector<HTMLInputElement>('#cc-main input');
  const clicks = jest.fn();
  choice?.addEventListener('click', clicks);
  choice?.click();
  takeOver();
  await answer();
  expect(choice?.checked).toBe(true);
  expect(clicks).toHaveBeenCalledTimes(1);
});

test('a press that something else has stopped meanwhile is none', async () => {
  type('Ada');
  takeOver();
  const stop = (event: Event) => event.stopImmediatePropagation();
  addEventListener('click', stop, true);
  dispatchEvent(new Event(HANDOVER.done));
  button().click();
  removeEventListener('click', stop, true);
  await someTasks();
  expect(seen).toEqual(['typed Ada']);
});

test('what cannot be filled again is reported, and keeps nothing else from being done', async () => {
  const report = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const text = document.createElement('div');
  document.getElementById('root')?.append(text);
  text.dispatchEvent(new Event('input', { bubbles: true }));
  type('Ada');
  button().click();
  takeOver();
  await answer();
  expect(report).toHaveBeenCalledTimes(1);
  expect(seen.filter((each) => each !== 'typed undefined')).toEqual(['typed Ada', 'pressed BUTTON']);
  button().click();
  expect(seen.at(-1)).toBe('pressed BUTTON');
  report.mockRestore();
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

test('of two choices that exclude each other the later one counts, however often they changed', async () => {
  const root = document.getElementById('root');
  root?.insertAdjacentHTML(
    'beforeend',
    '<input type="radio" name="r" value="a"><input type="radio" name="r" value="b">',
  );
  const [a, b] = [...document.querySelectorAll<HTMLInputElement>('input[type=radio]')];
  for (const choice of [a, b, a]) choice?.click();
  takeOver();
  const heard: string[] = [];
  root?.addEventListener('click', ({ target }) => heard.push((target as HTMLInputElement).value));
  await answer();
  expect(a?.checked).toBe(true);
  expect(heard).toEqual(['b', 'a']);
});

test('a part that is left as it was served hears of a tick that it shows already', async () => {
  box().click();
  dispatchEvent(new Event(HANDOVER.begins));
  const heard: boolean[] = [];
  box().addEventListener('click', () => heard.push(box().checked));
  await answer();
  expect(heard).toEqual([true]);
});

test('in a page that is drawn anew it is done again with what stands in the place of each', async () => {
  type('Ada');
  button().click();
  const before = new Map<Element, string>([
    [field(), 'input[type=text]'],
    [button(), 'button'],
  ]);
  const served = document.getElementById('root');
  const drawn = served?.cloneNode(true) as Element;
  served?.replaceWith(drawn);
  takeOver();
  const detail = (element: Element) => drawn.querySelector(before.get(element) ?? 'none');
  dispatchEvent(new CustomEvent(HANDOVER.done, { detail }));
  await someTasks();
  expect(field().value).toBe('Ada');
  expect(seen).toEqual(['typed Ada', 'pressed BUTTON']);
  expect(document.activeElement).toBe(button());
});

test('also where the part that was pressed comes a moment later, unless something else is pressed meanwhile', () => {
  jest.useFakeTimers();
  for (const isElse of [false, true]) {
    const early = button();
    early.click();
    const late = document.createElement('button');
    early.remove();
    const onPress = jest.fn();
    late.addEventListener('click', onPress);
    dispatchEvent(new CustomEvent(HANDOVER.done, { detail: () => (late.isConnected ? late : null) }));
    jest.advanceTimersByTime(250);
    document.getElementById('root')?.append(late);
    if (isElse) field().dispatchEvent(new Event('pointerdown', { bubbles: true }));
    jest.advanceTimersByTime(200);
    expect(onPress).toHaveBeenCalledTimes(isElse ? 0 : 1);
    load();
  }
  jest.useRealTimers();
});

test.each([
  ['mouse', 'on it', 1],
  ['mouse', 'beside it', 0],
  // A finger's press is told as a whole when it is lifted.
  ['touch', 'on it', 0],
])('a button held down by a %s meanwhile and let go %s is pressed %i times', async (pointerType, where, times) => {
  const at = (element: Element, kind: string) =>
    element.dispatchEvent(Object.assign(new Event(kind, { bubbles: true }), { pointerType }));
  at(button().firstElementChild ?? button(), 'pointerdown');
  const served = document.getElementById('root');
  const drawn = served?.cloneNode(true) as Element;
  served?.replaceWith(drawn);
  takeOver();
  dispatchEvent(new CustomEvent(HANDOVER.done, { detail: () => button() }));
  at(where === 'on it' ? button() : field(), 'pointerup');
  at(button(), 'pointerup');
  await someTasks();
  expect(seen.filter((each) => each === 'pressed BUTTON')).toHaveLength(times);
});

test('and what has nothing in its place is let go', async () => {
  type('Ada');
  button().click();
  document.getElementById('root')?.replaceChildren();
  dispatchEvent(new CustomEvent(HANDOVER.done, { detail: () => null }));
  await someTasks();
  expect(seen).toEqual([]);
});

test('a form is not sent before the page answers', async () => {
  document.getElementById('root')?.insertAdjacentHTML('beforeend', '<form></form>');
  const send = () => {
    const event = new Event('submit', { bubbles: true, cancelable: true });
    document.querySelector('form')?.dispatchEvent(event);
    return event.defaultPrevented;
  };
  expect(send()).toBe(true);
  takeOver();
  await answer();
  expect(send()).toBe(false);
});

test('a page that could not be taken over after all goes on keeping what is typed and pressed', async () => {
  takeOver();
  dispatchEvent(new Event(HANDOVER.broken));
  const presses = seen.length;
  type('Ada');
  button().click();
  // What is not in the application's hands hears the press.
  expect(seen.slice(presses)).toEqual(['typed Ada', 'pressed BUTTON']);
  seen.length = 0;
  takeOver();
  await answer();
  expect(seen).toContain('typed Ada');
  expect(seen.at(-1)).toBe('pressed BUTTON');
});

test('a press beside the page itself is none that waits for it', async () => {
  document.body.insertAdjacentHTML('beforeend', '<button id="beside" type="button">Try again</button>');
  button().click();
  document.getElementById('beside')?.click();
  takeOver();
  await answer();
  expect(seen).toEqual(['pressed BUTTON']);
});
