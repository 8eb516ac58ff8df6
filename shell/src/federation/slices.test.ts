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

test('a slice that hangs is given up within three seconds', async () => {
  jest.useFakeTimers();
  const slices = slicesWith({ runtime: { load: () => new Promise(() => undefined) } });
  const refused = expect(slices.load('mf_public')).rejects.toThrow('mf_public did not answer in time.');
  await jest.advanceTimersByTimeAsync(3000);
  await refused;
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
