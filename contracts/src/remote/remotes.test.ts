import { expect, test } from '@jest/globals';
import { readRemoteRegistry } from './remotes.js';
import { remoteModuleProblem } from './services.js';

const entry = { version: '1', entry: '/remotes/mf_public/1/remoteEntry.js', contract: 2 };

test('a malformed entry is left out and reported, the others stay', () => {
  const { registry, problems } = readRemoteRegistry({ mf_public: entry, mf_payments: { version: 1 }, unknown: entry });
  expect(registry).toEqual({ mf_public: entry });
  expect(problems).toEqual(['The entry of mf_payments is malformed.']);
  expect(readRemoteRegistry([]).problems).toHaveLength(1);
});

test.each([
  [null, 'exposes nothing'],
  [{ contract: 3, name: 'mf_public', routes: [{}] }, 'contract 3'],
  [{ contract: 2, name: 'mf_other', routes: [{}] }, 'mf_other'],
  [{ contract: 2, name: 'mf_public', routes: [] }, 'no routes'],
])('%j is refused: %s', (module, problem) => {
  expect(remoteModuleProblem('mf_public', 2, module)).toContain(problem);
});

test.each([
  ['/privacy-centre', 'has a route at /privacy-centre'],
  ['/more/voucherss', 'has a route at /more/voucherss'],
  [undefined, 'has a route at undefined'],
])('a guest does not take %s, which is not its own', (path, problem) => {
  const routes = [{ path: '/more/vouchers' }, { path }];
  expect(remoteModuleProblem('guest_vouchers', 2, { contract: 2, name: 'guest_vouchers', routes })).toContain(problem);
});

test('a guest has its path and what is below', () => {
  const routes = [{ path: '/more/vouchers' }, { path: '/more/vouchers/:id' }];
  expect(remoteModuleProblem('guest_vouchers', 2, { contract: 2, name: 'guest_vouchers', routes })).toBeNull();
  expect(readRemoteRegistry({ guest_vouchers: entry, guest_V: entry }).registry).toEqual({ guest_vouchers: entry });
});

test('a fitting module has no problem', () => {
  expect(remoteModuleProblem('mf_public', 2, { contract: 2, name: 'mf_public', routes: [{}] })).toBeNull();
});
