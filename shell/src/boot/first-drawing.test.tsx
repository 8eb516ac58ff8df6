import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { render } from '@testing-library/react';
import { act, useLayoutEffect } from 'react';
import type * as Scheduler from 'scheduler';
import { HANDOVER } from '@vela/contracts/remote';
import { besides, Drawn, drawnInLargePieces, firstPageOf, followScrolling, TakesPlace } from './first-drawing.js';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

type Router = Parameters<typeof firstPageOf>[0];

/** A router that knows its page when it is told to. */
function routerToCome(initialized: boolean) {
  const listeners = new Set<Parameters<Router['subscribe']>[0]>();
  const state = { initialized } as Router['state'];
  const router: Router = {
    state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  const tell = (known: boolean) => {
    for (const listener of listeners)
      listener({ ...state, initialized: known }, { deletedFetchers: [], newErrors: null, flushSync: false });
  };
  return { router, tell, listening: () => listeners.size };
}

async function stateOf(promise: Promise<unknown>): Promise<'waiting' | 'done'> {
  let state: 'waiting' | 'done' = 'waiting';
  void promise.then(() => (state = 'done'));
  await jest.advanceTimersByTimeAsync(0);
  return state;
}

test('a page that is known is drawn at once', async () => {
  const { router, listening } = routerToCome(true);
  expect(await stateOf(firstPageOf(router))).toBe('done');
  expect(listening()).toBe(0);
  expect(jest.getTimerCount()).toBe(0);
});

test('one to come is waited for, and forgotten about afterwards', async () => {
  const { router, tell, listening } = routerToCome(false);
  const known = firstPageOf(router);
  tell(false);
  expect(await stateOf(known)).toBe('waiting');
  tell(true);
  expect(await stateOf(known)).toBe('done');
  expect(listening()).toBe(0);
  expect(jest.getTimerCount()).toBe(0);
});

test('where it takes long the frame is drawn without it', async () => {
  const known = firstPageOf(routerToCome(false).router);
  await jest.advanceTimersByTimeAsync(499);
  expect(await stateOf(known)).toBe('waiting');
  await jest.advanceTimersByTimeAsync(1);
  expect(await stateOf(known)).toBe('done');
});

test('pieces are large until the drawing is on the page', () => {
  const pieces = jest.spyOn(jest.requireActual<typeof Scheduler>('scheduler'), 'unstable_forceFrameRate');
  let finish = (): void => undefined;
  drawnInLargePieces((done) => (finish = done));
  expect(pieces.mock.calls).toEqual([[100]]);
  act(() => void render(<Drawn onDrawn={finish} />));
  expect(pieces.mock.calls).toEqual([[100], [0]]);
});

test('what is drawn takes the place of what was served in one go, and answers from then on', () => {
  document.body.innerHTML =
    '<div id="root"><div data-served-frame="page"><input type="text"></div></div><noscript></noscript>';
  const served = document.getElementById('root') as Element;
  const page = served.firstElementChild as Element;
  served.querySelector('input')?.focus();
  const drawn = besides(served);
  expect(served.nextElementSibling).toBe(drawn);
  let stands = 0;
  const onDone = jest.fn(() => {
    stands = document.querySelectorAll('#root').length;
  });
  addEventListener(HANDOVER.done, onDone);
  act(
    () =>
      void render(
        <>
          <TakesPlace served={served} page={page} drawn={drawn} scrolled={followScrolling()} />
          <input type="text" />
        </>,
        { container: drawn as HTMLElement },
      ),
  );
  removeEventListener(HANDOVER.done, onDone);
  expect(onDone).toHaveBeenCalledTimes(1);
  expect(stands).toBe(1);
  expect(served.isConnected).toBe(false);
  expect(document.getElementById('root')).toBe(drawn);
  expect(document.activeElement).toBe(drawn.querySelector('input'));
});

test('whoever scrolled is back where they were, though the page begins at its top', () => {
  document.body.innerHTML = '<div id="root"><div data-served-frame="page"></div></div>';
  const served = document.getElementById('root') as Element;
  const drawn = besides(served);
  const places: unknown[] = [];
  const scrollTo = jest.spyOn(window, 'scrollTo').mockImplementation((...place: unknown[]) => void places.push(place));
  // Whoever asks while both pages stand has the browser lay out both.
  const beside: number[] = [];
  let y = 800;
  const get = () => {
    beside.push(drawn.childElementCount);
    return y;
  };
  Object.defineProperty(window, 'scrollY', { get, configurable: true });
  const scrolled = followScrolling();
  y = 1200;
  dispatchEvent(new Event('scroll'));
  const Top = () => {
    useLayoutEffect(() => window.scrollTo(0, 0), []);
    return null;
  };
  act(
    () =>
      void render(
        <>
          <TakesPlace served={served} page={served.firstElementChild as Element} drawn={drawn} scrolled={scrolled} />
          <Top />
          <p>drawn</p>
        </>,
        { container: drawn as HTMLElement },
      ),
  );
  jest.runAllTicks();
  expect(places).toEqual([
    [0, 0],
    [0, 1200],
  ]);
  expect(beside.every((children) => children === 0)).toBe(true);
  const read = beside.length;
  dispatchEvent(new Event('scroll'));
  // Nobody follows any more.
  expect(beside).toHaveLength(read);
  Reflect.deleteProperty(window, 'scrollY');
  scrollTo.mockRestore();
});
