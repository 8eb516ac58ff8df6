import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Types } from 'mongoose';
import { USER_UNKNOWN } from '@vela/contracts/problem';
import { handleFor, joinAsRecruiter, joinAsTalent } from '../../../tests/support/people.js';
import { consent } from '../../../tests/support/sign-in.js';
import type { Visitor } from '../../../tests/support/visitor.js';
import { startWorld, type World } from '../../../tests/support/world.js';
import { cleanStoredNames } from '../users/index.js';
import { signInPerson } from './accounts.js';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());

describe('signing up', () => {
  test('makes the profile that was asked for and names the first step', async () => {
    const recruiter = await world.join({ givenName: 'Rut', userType: 'talentSeeker', referral: 'spring' });
    expect(recruiter.landing).toEqual({
      urls: { talentseeker: '/talentseeker/dashboard/step3', jobseeker: '/jobseeker/dashboard/step3' },
      isTalentSeeker: true,
    });
    expect(recruiter.me.talentSeeker).toBeDefined();
    expect(recruiter.me.jobSeeker).toBeUndefined();
    const stored = await world.server.app.models.users.findOne({ email: 'rut@people.example' }).lean();
    expect(stored?.referral).toBe('spring');
  });

  test('without a choice makes no profile, and the first save makes it', async () => {
    const member = await world.join({ givenName: 'Nils' });
    expect(member.me.jobSeeker).toBeUndefined();
    expect(member.landing).toMatchObject({ isTalentSeeker: false, urls: { jobseeker: '/jobseeker/dashboard/step3' } });
    await member.visitor.ok('saveJobSeekerProfile', { body: { minSalary: 40_000 } });
    expect((await member.visitor.ok('getMe'))?.jobSeeker?.minSalary).toBe(40_000);
  });

  test('a second profile joins the first under one account', async () => {
    const talent = await joinAsTalent(world, { givenName: 'Tove' });
    const again = await world.join({ givenName: 'Tove', userType: 'talentSeeker' });
    expect(again.me.id).toBe(talent.me.id);
    expect(again.me.jobSeeker?.id).toBe(talent.profile.id);
    expect(again.me.talentSeeker).toBeDefined();
  });

  test('somebody with both roles lands where they acted last, on every login', async () => {
    await joinAsTalent(world, { givenName: 'Beata' });
    const both = await world.join({ givenName: 'Beata', userType: 'talentSeeker' });
    expect(both.me.lastActedAs).toBeNull();
    for (const userType of ['jobSeeker', 'talentSeeker'] as const) {
      await both.visitor.ok('chooseActingRole', { body: { userType } });
      const again = await world.join({ givenName: 'Beata' });
      expect(again.landing.isTalentSeeker).toBe(userType === 'talentSeeker');
      expect(again.me.lastActedAs).toBe(userType);
    }
  });

  test('keeps the language that the browser asks for, until another one is chosen', async () => {
    const visitor = world.visitor();
    expect((await world.join({ givenName: 'Inga' })).me.language).toBeNull();
    const person = { givenName: 'Svea', userType: 'talentSeeker' } as const;
    const start = await visitor.send('/api/auth/linkedin/callback/?userType=talentSeeker');
    const back = await consent(start.headers.get('location') ?? '', person);
    const headers = { 'accept-language': 'sv-SE,sv;q=0.9,en;q=0.8' };
    expect((await visitor.send(`/api/auth/linkedin/callback${back}`, { headers })).status).toBe(200);
    expect((await visitor.ok('getMe'))?.language).toBe('sv');
    for (const language of ['en', 'sv', 'sv', 'en'] as const) {
      await visitor.ok('chooseLanguage', { body: { language } });
      expect((await visitor.ok('getMe'))?.language).toBe(language);
    }
    const unknown = { language: 'xx' as 'sv' };
    expect((await visitor.call('chooseLanguage', { body: unknown })).status).toBe(422);
    expect((await world.visitor().call('chooseLanguage', { body: { language: 'sv' } })).status).toBe(401);
    // A later sign-in changes nothing of it.
    const again = await world.join(person);
    expect(again.me.language).toBe('en');
  });

  test('keeps the currency in which somebody reads pay, and says by which rates', async () => {
    const { visitor, me } = await world.join({ givenName: 'Vera', userType: 'jobSeeker' });
    expect(me.payCurrency).toBeNull();
    for (const currency of ['EUR', 'NOC', null] as const) {
      await visitor.ok('choosePayCurrency', { body: { currency } });
      expect((await visitor.ok('getMe'))?.payCurrency).toBe(currency);
    }
    // The Norwegian krone is ISO's NOK, too.
    await visitor.ok('choosePayCurrency', { body: { currency: 'NOK' as 'NOC' } });
    expect((await visitor.ok('getMe'))?.payCurrency).toBe('NOC');
    const unknown = { currency: 'GBP' as 'EUR' };
    expect((await visitor.call('choosePayCurrency', { body: unknown })).status).toBe(422);
    expect((await world.visitor().call('choosePayCurrency', { body: { currency: 'EUR' } })).status).toBe(401);
    const { rates } = world.server.app;
    expect(await world.visitor().ok('getRates')).toEqual({ date: rates.date, perEuro: rates.perEuro });
  });

  test('copies the picture and serves it to its owner', async () => {
    const { visitor, me } = await world.join({ givenName: 'Pia', userType: 'jobSeeker' });
    expect(me.profilePictureUrl).toBe(`/api/profile-pictures/${me.id}`);
    const picture = await visitor.send(me.profilePictureUrl ?? '');
    expect(picture.status).toBe(200);
    expect(picture.headers.get('content-type')).toBe('image/png');
  });

  test('what the provider does not say of somebody stays what it said before', async () => {
    const boss = { givenName: 'Tyst', email: 'admin@vela.example' };
    const { me } = await world.join(boss);
    const { users } = world.server.app.models;
    const known = await users.findById(new Types.ObjectId(me.id)).orFail().lean();
    const silent = { sub: known.linkedinSub, email: '', emailVerified: false, pictureUrl: null };
    const intent = { signin: true, referral: null, userType: null, language: null };
    for (const names of [
      { givenName: 'Tyst', familyName: 'Testdotter' },
      { givenName: '', familyName: '' },
    ]) {
      const { email, admin, emailVerified, givenName, familyName, search } = await signInPerson(
        world.server.app,
        { ...silent, ...names },
        intent,
      );
      expect({ email, admin, emailVerified, givenName, familyName, search }).toEqual({
        email: 'admin@vela.example',
        admin: true,
        emailVerified: true,
        givenName: 'Tyst',
        familyName: 'Testdotter',
        search: known.search,
      });
    }
  });

  test('the admin flag follows the configured address', async () => {
    expect((await world.join({ givenName: 'Admin', email: 'Admin@vela.example' })).me.admin).toBe(true);
    expect((await world.join({ givenName: 'Alva' })).me.admin).toBe(false);
  });

  test('an admin role that comes or goes by the settings is in the log, once', async () => {
    const { auditEntries, users } = world.server.app.models;
    const notedOf = async (id: string) =>
      (
        await auditEntries
          .find({ subjectId: new Types.ObjectId(id) })
          .sort({ _id: 1 })
          .lean()
      ).map(({ action, actorId, details }) => ({ action, actorId, details }));
    const bySettings = { actorId: null, details: { kind: 'settings' } };
    const boss = { givenName: 'Boss', familyName: 'Vakt', email: 'admin@vela.example' };
    await users.updateMany({ email: boss.email }, { $set: { admin: false } });
    const { me } = await world.join(boss);
    const before = await notedOf(me.id);
    expect(before.at(-1)).toEqual({ action: 'admin.roleGiven', ...bySettings });
    await world.join(boss);
    expect(await notedOf(me.id)).toEqual(before);

    // Their address was taken out of the settings.
    const left = await world.join({ givenName: 'Vilma' });
    expect(await notedOf(left.me.id)).toEqual([]);
    await users.updateOne({ _id: new Types.ObjectId(left.me.id) }, { $set: { admin: true } });
    await world.join({ givenName: 'Vilma' });
    await world.join({ givenName: 'Vilma' });
    expect(await notedOf(left.me.id)).toEqual([{ action: 'admin.roleTaken', ...bySettings }]);
  });

  test('two sign-ups of one person at once make one account', async () => {
    const twice = await Promise.all([1, 2].map(() => world.join({ givenName: 'Dubbel', userType: 'jobSeeker' })));
    expect(new Set(twice.map(({ me }) => me.id)).size).toBe(1);
    expect(new Set(twice.map(({ me }) => me.jobSeeker?.id)).size).toBe(1);
  });

  test('names are kept in one line, without what does not show or turns writing around', async () => {
    const email = 'adeh@people.example';
    const givenName = '\u202eadeh\nBcc: x@y.example';
    const { me } = await world.join({ givenName, familyName: '\u200bBerg', email, userType: 'jobSeeker' });
    expect(me).toMatchObject({ givenName: 'adeh Bcc: x@y.example', familyName: 'Berg', jobSeeker: { initials: 'AB' } });
    const invisible = { givenName: '\u200b', familyName: '\u2060', email: 'inget@people.example' };
    const nobody = await world.join({ ...invisible, userType: 'jobSeeker' });
    expect(nobody.me).toMatchObject({ givenName: '', familyName: '', jobSeeker: { initials: '–' } });
  });

  test('a long name is cut between what readers see as letters, and no part of an address is kept', async () => {
    const email = `${'x'.repeat(200)}@people.example`;
    const names = { givenName: `${'x'.repeat(98)}😀😀`, familyName: 'Z\u0301\u0302'.repeat(40) };
    const { me } = await world.join({ ...names, email });
    expect(me.givenName).toBe(`${'x'.repeat(98)}…`);
    expect(me.familyName).toBe(`${'Z\u0301\u0302'.repeat(33)}…`);
    expect(me.email).toBe('');
  });

  test('names from before are cleaned likewise, once', async () => {
    const { me } = await world.join({ givenName: 'Stored', familyName: 'Berg' });
    const { users } = world.server.app.models;
    const id = new Types.ObjectId(me.id);
    await users.updateOne({ _id: id }, { $set: { givenName: '\u202eStored\n', familyName: 'Be\u200brg' } });
    for (let round = 0; round < 2; round += 1) await cleanStoredNames(users.db);
    const { givenName, familyName, search } = await users.findById(id).orFail().lean();
    expect({ givenName, familyName, name: search.name }).toEqual({
      givenName: 'Stored',
      familyName: 'Berg',
      name: 'stored berg',
    });
  });

  test('a person without a family name is welcome', async () => {
    const { me, visitor } = await world.join({ givenName: 'Solo', familyName: '', userType: 'jobSeeker' });
    expect(me.familyName).toBe('');
    expect((await visitor.ok('getMe'))?.jobSeeker?.initials).toBe('S');
  });
});

describe('signing in', () => {
  test('refuses somebody unknown with the words of the specification', async () => {
    const answer = await world.signIn({ givenName: 'Okand', signin: true });
    expect(answer.status).toBe(403);
    expect(answer.body).toMatchObject({
      detail: 'User does not exist',
      message: 'User does not exist',
      status: 403,
      type: USER_UNKNOWN,
    });
  });

  test('finds the account by the provider’s id and follows changed names', async () => {
    await joinAsTalent(world, { givenName: 'Gun', familyName: 'Ek', email: 'gun@people.example' });
    const again = await world.join({
      givenName: 'Gunilla',
      familyName: 'Åkesson',
      email: 'gun@people.example',
      signin: true,
    });
    expect(again.me).toMatchObject({ givenName: 'Gunilla', familyName: 'Åkesson' });
    expect(again.me.jobSeeker?.initials).toBe('GÅ');
    expect(again.landing.urls.jobseeker).toBe('/jobseeker/dashboard');
  });

  test('a profile that a known person adds has the initials of the name that they come with', async () => {
    const email = 'kim@people.example';
    await world.join({ givenName: 'Kim', familyName: 'Ek', email, userType: 'talentSeeker' });
    const again = await world.join({ givenName: 'Kim', familyName: 'Åkesson', email, userType: 'jobSeeker' });
    expect(again.me.jobSeeker?.initials).toBe('KÅ');
  });

  test('a new name that the talent’s texts hold keeps the texts from recruiters until they are saved anew', async () => {
    const recruiter = await joinAsRecruiter(world, { givenName: 'Rike' });
    const talent = await joinAsTalent(
      world,
      { givenName: 'Maj', email: 'maj@people.example' },
      { aboutMe: 'I admire Hopper.' },
    );
    const seenBy = () => recruiter.visitor.ok('getJobSeekerProfile', { params: { id: handleFor(recruiter, talent) } });
    expect((await seenBy()).aboutMe).toBe('I admire Hopper.');
    const renamed = await world.join({
      givenName: 'Maj',
      familyName: 'Hopper',
      email: 'maj@people.example',
      signin: true,
    });
    expect((await seenBy()).aboutMe).toBeNull();
    expect(renamed.me.jobSeeker).toMatchObject({ aboutMe: 'I admire Hopper.', textsWithheld: true });
    const saved = await renamed.visitor.ok('saveJobSeekerProfile', { body: { aboutMe: 'I admire pioneers.' } });
    expect(saved.textsWithheld).toBe(false);
    expect((await seenBy()).aboutMe).toBe('I admire pioneers.');
  });

  test('gives the session a new id', async () => {
    const visitor = world.visitor();
    const start = await visitor.send('/api/auth/linkedin/callback/');
    expect(start.status).toBe(302);
    const before = visitor.cookie;
    await world.signIn({ givenName: 'Rosa' }, visitor);
    expect(visitor.cookie).not.toBe(before);
    expect((await visitor.ok('getMe'))?.givenName).toBe('Rosa');
  });

  test('sets a cookie that scripts cannot read', async () => {
    const start = await world.visitor().send('/api/auth/linkedin/callback/');
    expect(start.headers.get('set-cookie')).toMatch(/^vela=.*HttpOnly; SameSite=Lax/);
  });

  test.each([
    ['a forged state', '?code=abc&state=forged'],
    ['a state of another browser', '?code=abc'],
    ['a cancelled sign-in', '?error=user_cancelled_login&error_description=x&state=1'],
    ['a denied sign-in', '?error=access_denied&state=1'],
  ])('%s is 401', async (_, query) => {
    const answer = await world.visitor().send(`/api/auth/linkedin/callback${query}`);
    expect(answer.status).toBe(401);
    expect(answer.headers.get('content-type')).toContain('application/problem+json');
  });

  test('people who come back at the same moment are each signed in as themselves', async () => {
    const names = ['Ylva', 'Yngve', 'Yasmin', 'Ymer'];
    const members = await Promise.all(names.map((givenName) => world.join({ givenName })));
    expect(members.map(({ me }) => me.givenName)).toEqual(names);
  });

  test('a code is of no use in a sign-in that another browser began', async () => {
    const begin = async (visitor: Visitor) => {
      const start = await visitor.send('/api/auth/linkedin/callback/');
      return new URL(start.headers.get('location') ?? '');
    };
    const [own, other] = [world.visitor(), world.visitor()];
    const asked = await begin(own);
    expect(asked.searchParams.get('code_challenge')).toMatch(/^[\w-]{43}$/);
    expect(asked.searchParams.get('code_challenge_method')).toBe('S256');
    const stolen = new URLSearchParams(await consent(asked.href, { givenName: 'Offer' }));
    stolen.set('state', (await begin(other)).searchParams.get('state') ?? '');
    const answer = await other.send(`/api/auth/linkedin/callback?${stolen.toString()}`);
    expect(answer.status).toBe(401);
    expect(await other.ok('getMe')).toBeNull();
  });

  test('of two windows that begin, either comes through', async () => {
    const begin = async (visitor: Visitor) =>
      (await visitor.send('/api/auth/linkedin/callback/')).headers.get('location') ?? '';
    const finish = async (visitor: Visitor, location: string) =>
      (await visitor.send(`/api/auth/linkedin/callback${await consent(location, { givenName: 'Tvilling' })}`)).status;
    for (const which of [0, 1, 2]) {
      const visitor = world.visitor();
      const begun = [await begin(visitor), await begin(visitor), await begin(visitor)];
      expect(await finish(visitor, begun[which] ?? '')).toBe(200);
      expect((await visitor.ok('getMe'))?.givenName).toBe('Tvilling');
      // What was begun in the session before is worth nothing in the new one.
      expect(await finish(visitor, begun[(which + 1) % 3] ?? '')).toBe(401);
    }
  });

  test('a window that is turned away leaves the way back of the others; of many the last five are kept', async () => {
    const visitor = world.visitor();
    const begin = async () =>
      new URL((await visitor.send('/api/auth/linkedin/callback/')).headers.get('location') ?? '');
    const back = async (state: string | null) =>
      (await visitor.send(`/api/auth/linkedin/callback?code=nope&state=${String(state)}`)).status;
    const [first, kept, ...later] = [
      await begin(),
      await begin(),
      await begin(),
      await begin(),
      await begin(),
      await begin(),
    ];
    expect(await back(first.searchParams.get('state'))).toBe(401);
    expect(await back('forged')).toBe(401);
    for (const begun of later) expect(await back(begun.searchParams.get('state'))).toBe(401);
    const query = await consent(kept.href, { givenName: 'Trilling' });
    expect((await visitor.send(`/api/auth/linkedin/callback${query}`)).status).toBe(200);
  });

  test('the same way back a second time is 401', async () => {
    const visitor = world.visitor();
    const start = await visitor.send('/api/auth/linkedin/callback/');
    const state = new URL(start.headers.get('location') ?? '').searchParams.get('state') ?? '';
    const wrongCode = await visitor.send(`/api/auth/linkedin/callback?code=nope&state=${state}`);
    expect(wrongCode.status).toBe(401);
    expect((await visitor.send(`/api/auth/linkedin/callback?code=nope&state=${state}`)).status).toBe(401);
  });
});

describe('signing out', () => {
  test('ends the session on the server', async () => {
    const { visitor } = await world.join({ givenName: 'Ulla' });
    const cookie = visitor.cookie ?? '';
    await visitor.ok('signOut');
    const replay = await world.visitor().send('/api/users/me', { headers: { cookie } });
    expect(replay.body).toBeNull();
  });

  test('cannot be caused by another site', async () => {
    const { visitor } = await world.join({ givenName: 'Vera' });
    const forged = await visitor.send('/api/auth/signout', { headers: { 'sec-fetch-site': 'cross-site' } });
    expect(forged.status).toBe(403);
    expect(await visitor.ok('getMe')).not.toBeNull();
  });
});

test('a provider without PKCE is sent no challenge', async () => {
  const elsewhere = await startWorld({ LINKEDIN_PKCE: 'off' });
  try {
    const start = await elsewhere.visitor().send('/api/auth/linkedin/callback/');
    expect(start.headers.get('location')).not.toContain('code_challenge');
    expect(start.headers.get('cache-control')).toBe('no-store');
    expect((await elsewhere.join({ givenName: 'Utan' })).me.givenName).toBe('Utan');
  } finally {
    await elsewhere.stop();
  }
});

test('a provider that fails is 502', async () => {
  const elsewhere = await startWorld({ LINKEDIN_TOKEN_URL: 'http://127.0.0.1:1/token' });
  try {
    expect((await elsewhere.signIn({ givenName: 'Ingen' })).status).toBe(502);
  } finally {
    await elsewhere.stop();
  }
});
