import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { Types } from 'mongoose';
import { FRESH_PASSKEY_MINUTES } from '@vela/contracts/constants';
import { PASSKEY_AGAIN, PASSKEY_NEEDED, SIGN_IN_AGAIN } from '@vela/contracts/problem';
import { addPasskey, newSecurityKey, usePasskey } from '../../../tests/support/security-key.js';
import type { Visitor } from '../../../tests/support/visitor.js';
import { startWorld, type World } from '../../../tests/support/world.js';
import { forgetPasskeys } from '../../operating.js';

const ADMIN = { givenName: 'Vera', email: 'admin@vela.example' };

let world: World;
let admin: Visitor;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());

/** An administrator who has just signed in, with nothing else. */
beforeEach(async () => {
  await world.server.app.models.passkeys.deleteMany({});
  admin = world.visitor();
  await world.signIn(ADMIN, admin);
});

const signInAgain = async (): Promise<Visitor> => {
  const visitor = world.visitor();
  await world.signIn({ ...ADMIN, signin: true }, visitor);
  return visitor;
};
const post = { category: 'news', slug: 'key', title: 'Key', summary: '', content: '', status: 'draft' } as const;
const times = { publishedAt: '2026-06-01T09:00:00.000Z', startsAt: null, place: null, basedOn: null };

describe('an administrator', () => {
  test('without a passkey can do nothing but register one', async () => {
    for (const name of ['adminGetOverview', 'adminListUsers', 'adminListHires', 'adminListAudit'] as const) {
      const answer = await admin.call(name);
      expect([name, answer.status, answer.body]).toMatchObject([name, 403, { type: PASSKEY_NEEDED }]);
    }
    expect(await admin.ok('listPasskeys')).toEqual({ passkeys: [], proven: false, sandboxKey: true });
    await addPasskey(admin, newSecurityKey(), 'Blue key');
    expect((await admin.call('adminGetOverview')).status).toBe(200);
    expect((await admin.ok('listPasskeys')).passkeys).toMatchObject([{ name: 'Blue key', standIn: true }]);
  });

  test('uses a passkey after every sign-in', async () => {
    const key = newSecurityKey();
    await addPasskey(admin, key);
    const later = await signInAgain();
    expect((await later.call('adminGetOverview')).status).toBe(403);
    await usePasskey(later, key);
    expect((await later.call('adminGetOverview')).status).toBe(200);
    expect((await later.ok('listPasskeys')).passkeys[0]?.lastUsedAt).toBe(world.clock.now().toISOString());
  });

  test('registers the first passkey only after a fresh sign-in', async () => {
    world.clock.advance({ minutes: FRESH_PASSKEY_MINUTES + 1 });
    expect((await admin.call('beginPasskey')).body).toMatchObject({ status: 403, type: SIGN_IN_AGAIN });
  });

  test('adds others with one that was just used: a sign-in alone does not do', async () => {
    const key = newSecurityKey();
    await addPasskey(admin, key);
    const later = await signInAgain();
    expect((await later.call('beginPasskey')).body).toMatchObject({ status: 403, type: PASSKEY_AGAIN });
    const thief = newSecurityKey();
    const begun = thief.create({ challenge: 'AAAA', rp: { id: 'site.test' } });
    expect((await later.call('addPasskey', { body: { name: 'Mine', ...begun } })).status).toBe(403);
    await usePasskey(later, key);
    await addPasskey(later, newSecurityKey(), 'Second');
    expect((await later.ok('listPasskeys')).passkeys.map(({ name }) => name)).toEqual(['Key', 'Second']);
  });

  test('uses it again for rights and deletions, and not for looking', async () => {
    const key = newSecurityKey();
    await addPasskey(admin, key);
    const { id } = await admin.ok('adminCreatePost', { body: { ...post, ...times } });
    const { me } = await world.join({ givenName: 'Rights' });
    world.clock.advance({ minutes: FRESH_PASSKEY_MINUTES + 1 });
    const reason = { reason: 'Agreed' };
    const refused = [
      await admin.call('adminDeletePost', { params: { id } }),
      await admin.call('adminSetAdmin', { params: { id: me.id }, body: { admin: true, ...reason } }),
      await admin.call('adminDeleteUser', { params: { id: me.id }, body: reason }),
    ];
    for (const answer of refused) expect(answer.body).toMatchObject({ status: 403, type: PASSKEY_AGAIN });
    expect((await admin.call('adminListUsers')).status).toBe(200);
    await usePasskey(admin, key);
    expect((await admin.call('adminDeletePost', { params: { id } })).status).toBe(200);
  });

  test('renames passkeys and removes all but the last', async () => {
    await addPasskey(admin, newSecurityKey(), 'First');
    await addPasskey(admin, newSecurityKey(), 'Second');
    const [first, second] = (await admin.ok('listPasskeys')).passkeys;
    await admin.ok('renamePasskey', { params: { id: first?.id ?? '' }, body: { name: 'Office' } });
    const both = [first, second].map((passkey) =>
      admin.call('removePasskey', { params: { id: passkey?.id ?? '' } }).then(({ status }) => status),
    );
    expect((await Promise.all(both)).toSorted()).toEqual([200, 409]);
    expect((await admin.ok('listPasskeys')).passkeys).toHaveLength(1);
    const log = await admin.ok('adminListAudit', { query: { action: 'account.passkey' } });
    expect(log.rows.map(({ action }) => action)).toContain('account.passkeyRemoved');
  });
});

test('a passkey that is removed leaves no session open that it was used in', async () => {
  const [kept, lost] = [newSecurityKey(), newSecurityKey()];
  await addPasskey(admin, lost, 'Lost');
  await addPasskey(admin, kept, 'Kept');
  const [found, own] = [await signInAgain(), await signInAgain()];
  await usePasskey(found, lost);
  await usePasskey(own, kept);
  const [removed] = (await own.ok('listPasskeys')).passkeys;
  expect(removed?.name).toBe('Lost');
  await own.ok('removePasskey', { params: { id: removed?.id ?? '' } });
  expect((await own.call('adminGetOverview')).status).toBe(200);
  expect((await found.call('adminGetOverview')).status).not.toBe(200);
  expect(await found.ok('getMe')).toBeNull();
  // The one in which it was only ever replaced by another goes on.
  expect((await admin.call('adminGetOverview')).status).toBe(200);
});

describe('a proof does not count', () => {
  const key = newSecurityKey();
  beforeEach(() => addPasskey(admin, key));

  test('twice, nor after a while', async () => {
    const proof = key.prove(await admin.ok('challengePasskey'));
    if (proof === null) throw new Error('There is no proof.');
    expect((await admin.call('provePasskey', { body: proof })).status).toBe(200);
    expect((await admin.call('provePasskey', { body: proof })).status).toBe(409);
    const late = key.prove(await admin.ok('challengePasskey'));
    world.clock.advance({ minutes: 6 });
    expect((await admin.call('provePasskey', { body: late ?? proof })).status).toBe(409);
  });

  test('for another origin', async () => {
    const elsewhere = newSecurityKey('http://evil.test');
    const created = elsewhere.create(await admin.ok('beginPasskey'));
    expect((await admin.call('addPasskey', { body: { name: 'Phished', ...created } })).status).toBe(422);
  });

  test('with a changed signature, nor from somebody else’s passkey', async () => {
    const proof = key.prove(await admin.ok('challengePasskey'));
    if (proof === null) throw new Error('There is no proof.');
    const signature = `${proof.signature.slice(0, -4)}AAAA`;
    expect((await admin.call('provePasskey', { body: { ...proof, signature } })).status).toBe(422);
    const stranger = newSecurityKey();
    const { id } = stranger.create({ challenge: 'AAAA', rp: { id: 'site.test' } });
    const options = await admin.ok('challengePasskey');
    const foreign = stranger.prove({ ...options, allowCredentials: [{ id }] });
    expect((await admin.call('provePasskey', { body: foreign ?? proof })).status).toBe(422);
    expect((await signInAgain().then((visitor) => visitor.call('adminGetOverview'))).status).toBe(403);
  });
});

test('production accepts no security key of the sandbox', async () => {
  await addPasskey(admin, newSecurityKey());
  const { config } = world.server.app;
  const before = config.environment;
  Object.assign(config, { environment: 'production' });
  try {
    expect(await admin.ok('listPasskeys')).toMatchObject({ passkeys: [], sandboxKey: false });
    const created = newSecurityKey().create(await admin.ok('beginPasskey'));
    expect((await admin.call('addPasskey', { body: { name: 'Key', ...created } })).status).toBe(422);
  } finally {
    Object.assign(config, { environment: before });
  }
});

test('somebody who is no administrator hears of no passkeys', async () => {
  const { visitor } = await world.join({ givenName: 'Nobody' });
  expect((await visitor.call('listPasskeys')).status).toBe(404);
  expect((await visitor.call('beginPasskey')).status).toBe(404);
});

test('whoever lost every passkey is signed out by an operator, and registers anew', async () => {
  await addPasskey(admin, newSecurityKey());
  await addPasskey(admin, newSecurityKey());
  const { db } = world.server.app.models.users;
  expect(await forgetPasskeys(db, 'nobody@vela.example')).toBeNull();
  expect(await forgetPasskeys(db, 'Admin@Vela.example')).toBe(2);
  expect(await admin.ok('getMe')).toBeNull();
  const again = await signInAgain();
  await addPasskey(again, newSecurityKey(), 'New');
  const log = await again.ok('adminListAudit', { query: { action: 'account.passkeysForgotten' } });
  expect(log.rows[0]?.details).toEqual([{ name: 'passkeys', value: 2 }]);
});

test('an address is found in any case, and of two accounts that have it the one with passkeys is meant', async () => {
  await addPasskey(admin, newSecurityKey());
  const { users } = world.server.app.models;
  const other = await world.join({ givenName: 'Namesake', email: 'namesake@vela.example' });
  // Written as no provider writes it twice, and read first.
  const email = 'Admin@VELA.example';
  await users.updateMany({ email: 'admin@vela.example' }, { $set: { email } });
  await users.updateOne(
    { _id: new Types.ObjectId(other.me.id) },
    { $set: { email, 'search.email': 'admin@vela.example', createdAt: new Date(0) } },
  );
  expect(await forgetPasskeys(users.db, 'admin@vela.example')).toBe(1);
  expect(await other.visitor.ok('getMe')).not.toBeNull();
  expect(await forgetPasskeys(users.db, ' ADMIN@vela.example ')).toBe(0);
  expect(await other.visitor.ok('getMe')).toBeNull();
  await users.deleteOne({ _id: new Types.ObjectId(other.me.id) });
});
