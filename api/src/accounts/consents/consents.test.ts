import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { currentVersion, type LegalTextName, signUpAgreement } from '@vela/contracts/legal';
import type { Visitor } from '../../../tests/support/visitor.js';
import { startWorld, type World } from '../../../tests/support/world.js';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());

const TICKED = { body: { texts: signUpAgreement('jobSeeker') } };
const left = async (visitor: Visitor) => (await visitor.ok('getMe'))?.outstandingTexts;
const exported = async (visitor: Visitor) =>
  ((await visitor.call('exportMyData')).body as { readonly consents: readonly unknown[] }).consents;

test('consents given before the sign-up become the account’s own, with version and time, and are in its export', async () => {
  const visitor = world.visitor();
  await visitor.ok('agreeToTexts', TICKED);
  await world.signIn({ givenName: 'Consenta', userType: 'jobSeeker' }, visitor);
  const agreed = [
    {
      kind: 'signup',
      revision: currentVersion('general-terms'),
      categories: ['general-terms', 'privacy-policy'],
      at: world.clock.now().toISOString(),
    },
  ];
  expect(await visitor.ok('listMyConsents')).toEqual(agreed);
  expect(await exported(visitor)).toEqual(agreed);
  expect(await left(visitor)).toEqual({
    jobSeeker: [],
    talentSeeker: [
      { text: 'general-terms-business', version: currentVersion('general-terms-business'), agreedVersion: null },
    ],
  });
});

test('consents of a page from before texts had versions of their own count as they were recorded', async () => {
  const visitor = world.visitor();
  const categories = ['general-terms', 'privacy-policy'];
  await visitor.ok('recordConsent', { body: { consentId: 'signup-1', revision: 1, categories, kind: 'signup' } });
  await world.signIn({ givenName: 'Revisia', userType: 'jobSeeker' }, visitor);
  const stale = (text: LegalTextName) => currentVersion(text) > 1;
  expect((await left(visitor))?.jobSeeker.map(({ text }) => text)).toEqual(
    (['general-terms', 'privacy-policy'] as const).filter(stale),
  );
});

test('consents are asked of an account that was made without, which may call all the same, and are recorded then', async () => {
  const { visitor } = await world.join({ givenName: 'Unasked', userType: 'jobSeeker' });
  expect((await left(visitor))?.jobSeeker.map(({ text, agreedVersion }) => [text, agreedVersion])).toEqual([
    ['general-terms', null],
    ['privacy-policy', null],
  ]);
  await visitor.ok('saveJobSeekerProfile', { body: { currentRole: 'Tester' } });
  await visitor.ok('agreeToTexts', TICKED);
  expect((await left(visitor))?.jobSeeker).toEqual([]);
  expect(await visitor.ok('listMyConsents')).toHaveLength(1);
});

test('consents to a version or a text that nobody published are refused', async () => {
  const { visitor } = await world.join({ givenName: 'Fremtid', userType: 'jobSeeker' });
  const refused = async (text: string, version: number) =>
    (await visitor.call('agreeToTexts', { body: { texts: [{ text, version }] } as never })).status;
  const next = currentVersion('privacy-policy') + 1;
  expect([await refused('privacy-policy', next), await refused('privacy-policy', 0)]).toEqual([422, 422]);
  expect(await refused('house-rules', 1)).toBe(422);
  expect(await visitor.ok('listMyConsents')).toEqual([]);
});

test('nobody adopts what another visitor agreed to', async () => {
  await world.visitor().ok('agreeToTexts', TICKED);
  const { visitor } = await world.join({ givenName: 'Other' });
  expect(await visitor.ok('listMyConsents')).toEqual([]);
});

test('nobody who logs in adopts what was ticked in the same browser by somebody who did not sign up', async () => {
  await world.join({ givenName: 'Shared', userType: 'jobSeeker' });
  const visitor = world.visitor();
  await visitor.ok('agreeToTexts', TICKED);
  await world.signIn({ givenName: 'Shared', signin: true }, visitor);
  expect(await visitor.ok('listMyConsents')).toEqual([]);
});

test('consents stay as proof when the account is deleted, without the person', async () => {
  const { visitor, me } = await world.join({ givenName: 'Gone', userType: 'jobSeeker' });
  await visitor.ok('agreeToTexts', TICKED);
  const { consents } = world.server.app.models;
  const kept = await consents.findOne({ userId: me.id }).lean();
  await visitor.ok('deleteMe');
  expect(await consents.findById(kept?._id).lean()).toEqual({ ...kept, userId: null });
  expect(await consents.countDocuments({ userId: me.id })).toBe(0);
});

test('nobody adopts what somebody agreed to whose account is gone, whatever id a page from before gives', async () => {
  const categories = ['general-terms', 'privacy-policy'];
  const body = { consentId: 'one-browser', revision: 1, categories, kind: 'signup' as const };
  const signUp = async (givenName: string) => {
    const visitor = world.visitor();
    await visitor.ok('recordConsent', { body });
    await world.signIn({ givenName, userType: 'jobSeeker' }, visitor);
    return visitor;
  };
  await (await signUp('Forst')).ok('deleteMe');
  // As they were kept before: under the id that the browser gave.
  await world.server.app.models.consents.create({ ...body, userId: null, at: world.clock.now() });
  world.clock.advance({ days: 3 });
  const next = await signUp('Andra');
  expect((await next.ok('listMyConsents')).map(({ at }) => at)).toEqual([world.clock.now().toISOString()]);
});

test('a later decision is added and the earlier one stays', async () => {
  const { visitor } = await world.join({ givenName: 'Cookie' });
  const decide = (categories: string[]) =>
    visitor.ok('recordConsent', { body: { consentId: 'cc', revision: 1, categories, kind: 'cookies' } });
  await decide(['necessary', 'analytics']);
  world.clock.advance({ minutes: 5 });
  await decide(['necessary']);
  expect((await visitor.ok('listMyConsents')).map(({ categories }) => categories)).toEqual([
    ['necessary'],
    ['necessary', 'analytics'],
  ]);
});

test('consents to a version that nobody published yet are refused of a page from before, too', async () => {
  const { visitor } = await world.join({ givenName: 'Forut', userType: 'jobSeeker' });
  const record = async (revision: number, kind: 'signup' | 'cookies') => {
    const categories = kind === 'signup' ? ['general-terms', 'privacy-policy'] : ['necessary'];
    return (await visitor.call('recordConsent', { body: { consentId: 'early', revision, categories, kind } })).status;
  };
  const next = currentVersion('privacy-policy') + 1;
  expect([await record(next, 'signup'), await record(1, 'signup'), await record(next, 'cookies')]).toEqual([
    422, 200, 200,
  ]);
});
