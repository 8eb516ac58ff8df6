/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { HANDOVER } from '@vela/contracts/remote';
import { answer, button, field, load, SCRIPTS, seen, takeOver, type } from '../tests/support/served-page.js';
import { afterPaint } from './after-paint.js';

beforeEach(() => {
  history.replaceState(null, '', '/');
  load();
});
// What listens at the window must not hear the next test.
afterEach(answer);

describe('the scripts of a page', () => {
  const boot = () => document.querySelector('script[data-boot]');
  const code = () => document.querySelector('script[data-code]');
  const paint = () => {
    Object.defineProperty(document, 'hidden', { configurable: true, value: true });
    dispatchEvent(new Event('DOMContentLoaded'));
    Reflect.deleteProperty(document, 'hidden');
  };
  const sign = (type: string, target: Element | null, init: EventInit & { pointerType?: string } = {}) => {
    const event = new Event(type, { bubbles: true });
    Object.assign(event, { pointerType: init.pointerType });
    target?.dispatchEvent(event);
  };

  test('wait in templates that no browser runs', () => {
    expect([boot(), code()]).toEqual([null, null]);
    expect(
      document.querySelector<HTMLTemplateElement>('template#code')?.content.querySelector('script'),
    ).not.toBeNull();
  });

  test('are what readers need when the page is in sight, and no more until somebody reaches for a control', () => {
    paint();
    expect(boot()).not.toBeNull();
    sign('pointermove', document.getElementById('root'), { pointerType: 'mouse' });
    sign('pointerdown', document.getElementById('root'), { pointerType: 'touch' });
    expect(code()).toBeNull();
    sign('pointerdown', button(), { pointerType: 'touch' });
    expect(code()).not.toBeNull();
  });

  test.each([
    ['a mouse points at a link', 'pointermove', 'mouse', true],
    ['a finger touches a link', 'pointermove', 'touch', false],
    ['a finger presses a link', 'pointerdown', 'touch', false],
  ])('%s', (_, type, pointerType, wakes) => {
    document.getElementById('root')?.insertAdjacentHTML('beforeend', '<a href="/faq">FAQ</a>');
    paint();
    sign(type, document.querySelector('a'), { pointerType });
    expect(code() !== null).toBe(wakes);
  });

  test('come together where the page is wanted before it is in sight, or asks for its code', () => {
    sign('focusin', field());
    expect(code()).toBeNull();
    paint();
    expect(code()).not.toBeNull();
    dispatchEvent(new Event(HANDOVER.wake));
    dispatchEvent(new Event(HANDOVER.wake));
    expect(document.querySelectorAll('script[data-code]')).toHaveLength(1);
  });

  test('come together where the address carries something', () => {
    history.replaceState(null, '', '/?referral=word');
    load();
    paint();
    expect(code()).not.toBeNull();
  });

  test('are the code alone where a build has nothing for readers', () => {
    document.head.innerHTML = afterPaint({ ...SCRIPTS, boot: [] });
    globalThis.eval(document.head.querySelector('template + script')?.textContent ?? '');
    paint();
    expect(code()).not.toBeNull();
  });

  test('are on their way behind the first frame where all of it is wanted when it was painted, after what the page is read with', async () => {
    const framed = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    const onTheirWay = () => [...document.querySelectorAll<HTMLLinkElement>('link[fetchpriority=low]')];
    const code = [
      '<script defer src="/assets/main.js"></script>',
      '<link rel="preload" as="fetch" href="/texts.json">',
      '<link rel="preload" as="script" href="/remotes/entry.js" integrity="sha384-x" crossorigin="anonymous">',
    ];
    const begin = (boot: readonly string[]) => {
      document.head.innerHTML = afterPaint({ boot, code });
      globalThis.eval(document.head.querySelector('template + script')?.textContent ?? '');
    };
    begin(SCRIPTS.boot);
    await framed();
    expect(onTheirWay()).toEqual([]);
    begin([]);
    await framed();
    expect(
      onTheirWay().map((link) => ['href', 'as', 'integrity', 'crossorigin'].map((name) => link.getAttribute(name))),
    ).toEqual([
      ['/assets/main.js', 'script', null, null],
      ['/remotes/entry.js', 'script', 'sha384-x', 'anonymous'],
    ]);
  });

  test('that do not arrive are asked for again at the next sign, and at once for who pressed', async () => {
    paint();
    sign('focusin', field());
    sign('error', code());
    expect(code()).toBeNull();
    sign('focusin', field());
    const second = code();
    expect(second).not.toBeNull();
    takeOver();
    await answer();
    load();
    paint();
    button().click();
    const third = code();
    sign('error', third);
    expect(code()).not.toBeNull();
    expect(code()).not.toBe(third);
  });

  test('that never arrive take nothing away that was typed: the next sign asks for them once more', async () => {
    // jsdom complains where a page would be loaded anew.
    const complaints = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    paint();
    type('Ada');
    button().click();
    for (let tries = 0; tries < 2; tries += 1) sign('error', code());
    expect(complaints).not.toHaveBeenCalled();
    complaints.mockRestore();
    expect(code()).toBeNull();
    expect(field().value).toBe('Ada');
    button().click();
    expect(code()).not.toBeNull();
    takeOver();
    await answer();
    expect(seen).toEqual(['typed Ada', 'pressed BUTTON']);
  });
});
