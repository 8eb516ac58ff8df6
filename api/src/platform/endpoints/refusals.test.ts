import { Writable } from 'node:stream';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { companyForm } from '../../../tests/support/people.js';
import { startWorld, type World } from '../../../tests/support/world.js';
import { createLog } from '../observability/index.js';

let world: World;
let logged = '';
beforeAll(async () => {
  const destination = new Writable({
    write: (chunk, _encoding, done) => {
      logged += String(chunk);
      done();
    },
  });
  const log = createLog({ logLevel: 'info', version: 'test' }, destination);
  world = await startWorld({ RATE_LIMIT_WRITE: '3' }, { log, jobs: 'none' });
});
afterAll(() => world.stop());

/** What was logged since the last look, as JSON. */
const told = () => {
  const lines = logged.split('\n').filter((line) => line.includes('"refused'));
  logged = '';
  return lines.map((line) => {
    const { endpoint, status, caller } = JSON.parse(line);
    return `${endpoint} ${status} ${caller}`;
  });
};

test('refusals are logged, by what was called and as what, and not by whom', async () => {
  const talent = await world.join({ givenName: 'Avvisa', familyName: 'Avvisad', userType: 'jobSeeker' });
  told();
  const id = 'a'.repeat(24);
  await world.visitor().call('listOpenRoles');
  await talent.visitor.call('getOpenRole', { params: { id } });
  await talent.visitor.call('adminListUsers', { query: { search: 'Avvisad' } });
  await world.visitor().call('adminListUsers', { query: {} });
  // A page of elsewhere.
  await talent.visitor.send('/api/companies', {
    method: 'POST',
    body: JSON.stringify(companyForm()),
    headers: { 'content-type': 'application/json', origin: 'http://evil.test' },
  });
  const all = logged;
  expect(told()).toEqual([
    'listOpenRoles 401 visitor',
    'getOpenRole 403 talent',
    'adminListUsers 404 talent',
    'adminListUsers 404 visitor',
    'saveCompany 403 undefined',
  ]);
  expect(all).not.toMatch(/avvisa/i);
  expect(all).not.toContain(id);
  expect(all).not.toContain(talent.me.id);
});

test('a flood is one line', async () => {
  const { visitor } = await world.join({ givenName: 'Flod' });
  told();
  const consent = { body: { consentId: 'c', revision: 1, categories: [], kind: 'cookies' as const } };
  for (let call = 0; call < 20; call += 1) await visitor.call('recordConsent', consent);
  expect(told()).toEqual(['recordConsent 429 user']);
});

test('what is wrong with a call is no refusal', async () => {
  told();
  await world.visitor().send('/api/categories/skills?x=1');
  await world.visitor().send('/api/nothing');
  expect(told()).toEqual([]);
});
