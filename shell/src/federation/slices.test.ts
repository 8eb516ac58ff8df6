import { afterEach, expect, jest, test } from '@jest/globals';
import type { RemoteRegistry } from '@vela/contracts/remote';
import { everySlice, plainModule, plainSlices } from '../testing/open-shell.js';
import type { SliceRuntime } from './runtime.js';
import { createSlices, type SlicesOptions } from './slices.js';

afterEach(() => {
  jest.useRealTimers();
});

const asking = (registry: RemoteRegistry) => jest.fn(() => Promise.resolve(registry));

/** Slices of a page that came with a whole registry, for a visitor, unless told otherwise. */
const slicesWith = (options: Partial<SlicesOptions>) =>
  createSlices({
    runtime: plainSlices,
    known: everySlice,
    ask: asking(everySlice),
    isAdmin: () => Promise.resolve(false),
    ...options,
  });

test('a slice is loaded once, by the registry that came with the page', async () => {
  const load = jest.fn(plainSlices.load);
  const ask = asking({});
  const slices = slicesWith({ runtime: { load }, ask });
  const [one, other] = await Promise.all([slices.load('mf_public'), slices.load('mf_public')]);
  expect(one).toBe(other);
  expect(load.mock.calls).toEqual([['mf_public', everySlice.mf_public]]);
  expect(ask).not.toHaveBeenCalled();
  expect(slices.errorOf('mf_public')).toBeNull();
});

test('a page without a registry asks for it', async () => {
  const ask = asking(everySlice);
  await slicesWith({ known: null, ask }).load('mf_public');
  expect(ask).toHaveBeenCalledTimes(1);
});

test('after a failure the registry is asked anew, because a roll-back may have repaired the slice', async () => {
  const entry = { version: '0', entry: '/remotes/mf_payments/0/remoteEntry.js', contract: 2 };
  const runtime: SliceRuntime = {
    load: (name, { version }) =>
      version === '0' ? Promise.resolve(plainModule(name)) : Promise.reject(new Error('broken')),
  };
  const slices = slicesWith({ runtime, ask: asking({ mf_payments: entry }) });
  await expect(slices.load('mf_payments')).rejects.toThrow('broken');
  expect(slices.errorOf('mf_payments')?.message).toBe('broken');
  await expect(slices.load('mf_payments')).resolves.toHaveLength(1);
  expect(slices.errorOf('mf_payments')).toBeNull();
});

test('what a slice wants around its pages is there with it, and is a component', async () => {
  const Around = () => null;
  const exposing = (around: unknown) =>
    slicesWith({ runtime: { load: (name) => Promise.resolve({ ...plainModule(name), around }) } });
  for (const [around, expected] of [
    [Around, Around],
    ['div', null],
  ]) {
    const slices = exposing(around);
    expect(slices.aroundOf('mf_public')).toBeNull();
    await slices.load('mf_public');
    expect(slices.aroundOf('mf_public')).toBe(expected);
  }
});

test('a registry that does not answer is an error of the slice', async () => {
  const slices = slicesWith({
    known: null,
    ask: () => Promise.reject(new Error('The registry of slices answered 502.')),
  });
  await expect(slices.load('mf_public')).rejects.toThrow('answered 502');
});

test('a slice that is not deployed is refused', async () => {
  await expect(slicesWith({ known: {}, ask: asking({}) }).load('mf_public')).rejects.toThrow(
    'mf_public is not deployed.',
  );
});

test('a guest that is not in service has no pages, is no error, and is asked for again', async () => {
  let registry: RemoteRegistry = {};
  const slices = slicesWith({ known: {}, ask: () => Promise.resolve(registry) });
  expect(await slices.load('guest_vouchers')).toEqual([]);
  expect(slices.errorOf('guest_vouchers')).toBeNull();
  registry = { guest_vouchers: { version: '1', entry: '/remotes/guest_vouchers/1/remoteEntry.js', contract: 2 } };
  await expect(slices.load('guest_vouchers')).resolves.toHaveLength(1);
});

test('a guest that would take a page of the house is refused', async () => {
  const module = { ...plainModule('guest_vouchers'), routes: [{ path: '/privacy-centre' }] };
  const known = { guest_vouchers: { version: '1', entry: '/remotes/guest_vouchers/1/remoteEntry.js', contract: 2 } };
  const slices = slicesWith({ known, runtime: { load: () => Promise.resolve(module) } });
  await expect(slices.load('guest_vouchers')).rejects.toThrow('has a route at /privacy-centre');
});

test('a slice for another contract is refused before its code is fetched', async () => {
  const load = jest.fn(plainSlices.load);
  const registry = { mf_public: { version: '7', entry: '/remotes/mf_public/7/remoteEntry.js', contract: 3 } };
  await expect(
    slicesWith({ runtime: { load }, known: registry, ask: asking(registry) }).load('mf_public'),
  ).rejects.toThrow('mf_public 7 was built for contract 3, this site speaks 2.');
  expect(load).not.toHaveBeenCalled();
});

test.each([
  [undefined, 'mf_public exposes nothing.'],
  [{ ...plainModule('mf_public'), contract: 3 }, 'built for contract 3'],
  [plainModule('mf_payments'), 'mf_public says it is mf_payments.'],
  [{ ...plainModule('mf_public'), routes: 'none' }, 'exposes no routes'],
])('a module of another shape is refused: %#', async (module, reason) => {
  const slices = slicesWith({ runtime: { load: () => Promise.resolve(module) } });
  await expect(slices.load('mf_public')).rejects.toThrow(reason);
});

/** A runtime whose attempts end when the test says so. */
function attemptsByHand() {
  const ends: { readonly resolve: (module: unknown) => void; readonly reject: (error: Error) => void }[] = [];
  const load = jest.fn<SliceRuntime['load']>(() => new Promise((resolve, reject) => ends.push({ resolve, reject })));
  return { runtime: { load }, load, ends };
}

test('a slice that takes long is slow and goes on being loaded, until it is there', async () => {
  jest.useFakeTimers();
  const { runtime, ends } = attemptsByHand();
  const slices = slicesWith({ runtime });
  const heard = jest.fn();
  slices.subscribe(heard);
  const loading = slices.load('mf_public');
  await jest.advanceTimersByTimeAsync(60_000);
  expect(slices.troubleOf('mf_public')).toBe('slow');
  heard.mockClear();
  ends[0]?.resolve(plainModule('mf_public'));
  await expect(loading).resolves.toHaveLength(2);
  expect(slices.troubleOf('mf_public')).toBeNull();
  expect(heard).toHaveBeenCalled();
});

test('a further attempt runs beside one that takes long, by the registry of then, and the first that comes counts', async () => {
  jest.useFakeTimers();
  const { runtime, load, ends } = attemptsByHand();
  const repaired = { version: '2', entry: '/remotes/mf_public/2/remoteEntry.js', contract: 2 };
  const slices = slicesWith({ runtime, ask: asking({ mf_public: repaired }) });
  const loading = slices.load('mf_public');
  await jest.advanceTimersByTimeAsync(0);
  void slices.loadAgain('mf_public');
  await jest.advanceTimersByTimeAsync(0);
  // The one that was just begun is joined.
  expect(load).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(3000);
  const again = slices.loadAgain('mf_public');
  await jest.advanceTimersByTimeAsync(0);
  expect(load.mock.calls.map(([, entry]) => entry)).toEqual([everySlice.mf_public, repaired]);
  ends[0]?.reject(new Error('The first came to nothing.'));
  ends[1]?.resolve(plainModule('mf_public'));
  await expect(again).resolves.toHaveLength(2);
  await expect(loading).resolves.toHaveLength(2);
  expect(slices.versionOf('mf_public')).toBe('2');
  expect(slices.troubleOf('mf_public')).toBeNull();
});

test('a slice has failed once all attempts at it have', async () => {
  jest.useFakeTimers();
  const { runtime, ends } = attemptsByHand();
  const slices = slicesWith({ runtime });
  const loading = expect(slices.load('mf_public')).rejects.toThrow('gone');
  await jest.advanceTimersByTimeAsync(3000);
  const again = expect(slices.loadAgain('mf_public')).rejects.toThrow('gone');
  await jest.advanceTimersByTimeAsync(0);
  ends[1]?.reject(new Error('broken'));
  await jest.advanceTimersByTimeAsync(0);
  expect(slices.troubleOf('mf_public')).toBe('slow');
  ends[0]?.reject(new Error('gone'));
  await Promise.all([loading, again]);
  expect(slices.troubleOf('mf_public')).toBe('failed');
});

test('the registry tells what replaced a version, and nobody knows while it is silent', async () => {
  let answer: () => Promise<RemoteRegistry> = asking(everySlice);
  const slices = slicesWith({ ask: () => answer() });
  await slices.load('mf_public');
  expect(await slices.replacementOf('mf_public')).toBeNull();
  answer = asking({ mf_public: { version: '3', entry: '/remotes/mf_public/3/remoteEntry.js', contract: 2 } });
  expect(await slices.replacementOf('mf_public')).toBe('3');
  answer = asking({});
  expect(await slices.replacementOf('mf_public')).toBeNull();
  answer = () => Promise.reject(new Error('silent'));
  expect(await slices.replacementOf('mf_public')).toBeNull();
});

test('a slice that the page was not told of is asked for', async () => {
  const { mf_admin: _, ...known } = everySlice;
  const ask = asking(everySlice);
  const slices = slicesWith({ known, ask, isAdmin: () => Promise.resolve(true) });
  await expect(slices.load('mf_admin')).resolves.toHaveLength(1);
  expect(ask).toHaveBeenCalledTimes(1);
});

test('the slice for administrators is neither asked for nor loaded for anybody else, until one signs in', async () => {
  const load = jest.fn(plainSlices.load);
  const ask = asking(everySlice);
  let admin = false;
  const slices = slicesWith({ runtime: { load }, known: {}, ask, isAdmin: () => Promise.resolve(admin) });
  expect(await slices.load('mf_admin')).toEqual([]);
  expect(slices.errorOf('mf_admin')).toBeNull();
  expect(ask).not.toHaveBeenCalled();
  expect(load).not.toHaveBeenCalled();
  admin = true;
  await expect(slices.load('mf_admin')).resolves.toHaveLength(1);
});

test('not to know who is signed in is an error of the slice for administrators, which the next attempt may mend', async () => {
  let up = false;
  const slices = slicesWith({
    isAdmin: () => (up ? Promise.resolve(true) : Promise.reject(new Error('The server is silent.'))),
  });
  await expect(slices.load('mf_admin')).rejects.toThrow('silent');
  expect(slices.errorOf('mf_admin')?.message).toBe('The server is silent.');
  up = true;
  await expect(slices.load('mf_admin')).resolves.toHaveLength(1);
});
