import { expect, test } from '@jest/globals';
import { createSignatures } from './index.js';

const [old, fresh, strange] = ['the old secret', 'the new secret', 'nobody’s secret'] as const;
const signed = (...secrets: readonly [string, ...string[]]) => createSignatures(() => Promise.resolve(secrets));

test('what was signed before a secret was changed is read for as long as the old one stands behind the new', async () => {
  const before = await signed(old).sign('unsubscribe', 'Ada');
  const during = signed(fresh, old);
  expect(await during.read('unsubscribe', before)).toBe('Ada');
  const since = await during.sign('unsubscribe', 'Bea');
  expect(await signed(fresh).read('unsubscribe', since)).toBe('Bea');
  expect(await signed(fresh).read('unsubscribe', before)).toBeNull();
});

test('nothing else is read', async () => {
  const both = signed(fresh, old);
  const token = await both.sign('unsubscribe', 'Ada');
  expect(await both.read('confirm', token)).toBeNull();
  expect(await both.read('unsubscribe', await signed(strange).sign('unsubscribe', 'Ada'))).toBeNull();
  for (const bad of ['', '.', token.slice(0, -2), `${token}A`]) expect(await both.read('unsubscribe', bad)).toBeNull();
});
