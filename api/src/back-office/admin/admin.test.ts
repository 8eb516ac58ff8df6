import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Types } from 'mongoose';
import { FRESH_PASSKEY_MINUTES } from '@vela/contracts/constants';
import { adminGetOverview } from '@vela/contracts/endpoints';
import { PASSKEY_AGAIN } from '@vela/contracts/problem';
import type { AdminCorrection } from '@vela/contracts/schemas';
import { BUNDLED_RATES } from '@vela/matching';
import { joinAsRecruiter, joinAsTalent, requestTo } from '../../../tests/support/people.js';
import type { Visitor } from '../../../tests/support/visitor.js';
import { startWorld, type World } from '../../../tests/support/world.js';
import { fillCompanyWords, forgetCompanyWords } from '../../accounts/companies/index.js';
import { fillSearchKeys } from '../../accounts/users/fill-search-keys.js';
import { recomputeBalance } from '../../money/ledger/index.js';
import { wordsBegin } from '../../platform/searching/index.js';

let world: World;
let admin: Visitor;
let adminId: string;
const signIn = async (): Promise<void> => {
  const { visitor, me } = await world.join({ givenName: 'Boss', familyName: 'Admin', email: 'admin@vela.example' });
  admin = visitor;
  adminId = me.id;
};
beforeAll(async () => {
  world = await startWorld();
  await signIn();
});
afterAll(() => world.stop());

const newKey = (): string => new Types.ObjectId().toHexString();
const grant = (changes: Partial<AdminCorrection> = {}): AdminCorrection => ({
  key: newKey(),
  account: 'tokens',
  amount: 12,
  reason: 'A fair in May',
  ...changes,
});
const audited = async (action: string, subjectId?: string) =>
  (await admin.ok('adminListAudit', { query: { action, subjectId } })).rows;

describe('balances', () => {
  test('a grant counts once for its key, and the ledger still adds up', async () => {
    const { company } = await joinAsRecruiter(world, { givenName: 'GroGrant' }, 'Grant AB');
    const params = { id: company.id };
    const body = grant();
    const answers = await Promise.all([1, 2, 3, 4].map(() => admin.call('adminCorrectBalance', { params, body })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const after = await admin.ok('adminCorrectBalance', { params, body: grant({ amount: -5, reason: 'Typed wrong' }) });
    expect(after.balance.tokens).toMatchObject({ free: 7, expired: 5 });
    expect(after.entries.slice(0, 2)).toMatchObject([
      { kind: 'expire', amount: 5, reason: 'Typed wrong' },
      { kind: 'grant', amount: 12, reason: 'A fair in May' },
    ]);
    const recomputed = await recomputeBalance(world.server.app, new Types.ObjectId(company.id));
    expect(recomputed.tokens).toMatchObject({ free: 7, granted: 12 });
    expect(
      (await audited('money.', body.key)).map(({ action, actorId, companyId }) => ({ action, actorId, companyId })),
    ).toEqual([{ action: 'money.granted', actorId: adminId, companyId: company.id }]);
  });

  test('more than there is cannot be taken back, a key belongs to one correction, and a reason is needed', async () => {
    const { company } = await joinAsRecruiter(world, { givenName: 'GroLittle' }, 'Little AB');
    const params = { id: company.id };
    expect((await admin.call('adminCorrectBalance', { params, body: grant({ amount: -1 }) })).body).toMatchObject({
      errors: [{ field: 'amount' }],
    });
    const body = grant();
    await admin.ok('adminCorrectBalance', { params, body });
    expect((await admin.call('adminCorrectBalance', { params, body: { ...body, amount: 13 } })).status).toBe(409);
    expect((await admin.call('adminCorrectBalance', { params, body: grant({ reason: ' ' }) })).status).toBe(422);
    expect((await admin.call('adminCorrectBalance', { params, body: grant({ amount: 0 }) })).status).toBe(422);
    expect((await admin.call('adminCorrectBalance', { params: { id: newKey() }, body: grant() })).status).toBe(404);
  });

  test('money wants a passkey that was just used; looking does not', async () => {
    const { company } = await joinAsRecruiter(world, { givenName: 'GroStale' }, 'Stale AB');
    const call = () => admin.call('adminCorrectBalance', { params: { id: company.id }, body: grant() });
    await signIn();
    world.clock.advance({ minutes: FRESH_PASSKEY_MINUTES });
    expect((await call()).status).toBe(200);
    world.clock.advance({ minutes: 1 });
    const refused = await call();
    expect([refused.status, refused.body]).toMatchObject([403, { type: PASSKEY_AGAIN }]);
    expect((await admin.call('adminListCompanies')).status).toBe(200);
    await signIn();
    expect((await call()).status).toBe(200);
  });
});

describe('people', () => {
  test('are found by the beginning of a name, an email or an id', async () => {
    const { me } = await world.join({ givenName: 'Zelda', familyName: 'Quist-Berg', email: 'zelda.q@x.example' });
    for (const search of ['zel', 'Zelda Quist', 'quist-b', 'zelda.q@', me.id]) {
      const { rows } = await admin.ok('adminListUsers', { query: { search } });
      expect([search, rows.map(({ id }) => id)]).toEqual([search, [me.id]]);
    }
    expect((await admin.ok('adminListUsers', { query: { search: '.*' } })).rows).toEqual([]);
  });

  test('are found whatever the case and accents, also those from before there were keys to search by', async () => {
    const { me } = await world.join({
      givenName: 'Åsa',
      familyName: 'McÖdman',
      email: 'Asa.M@people.example',
      userType: 'jobSeeker',
    });
    const found = async (search: string) =>
      (await admin.ok('adminListUsers', { query: { search } })).rows.map(({ id }) => id);
    for (const search of ['åsa', 'ASA', 'as mco', 'mcöd', 'asa.m@'])
      expect([search, await found(search)]).toEqual([search, [me.id]]);
    const { users } = world.server.app.models;
    await users.collection.updateMany({ _id: new Types.ObjectId(me.id) }, { $unset: { search: 1 } });
    expect(await found('mcodman')).toEqual([]);
    await fillSearchKeys(users.db);
    expect(await found('mcodman')).toEqual([me.id]);
  });

  test('are found by the letters of any keyboard, also those whose keys are of before that', async () => {
    const person = { givenName: 'Søren', familyName: 'Łukasiewicz', email: 'soren@people.example' };
    const { me } = await world.join(person);
    const found = async (search: string) =>
      (await admin.ok('adminListUsers', { query: { search } })).rows.map(({ id }) => id);
    for (const search of ['soren luk', 'lukas', 'SØREN', 'Łuk'])
      expect([search, await found(search)]).toEqual([search, [me.id]]);
    const { users } = world.server.app.models;
    const former = { name: 'søren łukasiewicz', family: 'łukasiewicz', email: person.email };
    await users.updateOne({ _id: me.id }, { $set: { search: former } });
    expect(await found('lukas')).toEqual([]);
    await fillSearchKeys(users.db);
    expect(await found('lukas')).toEqual([me.id]);
  });

  test('a suspension ends every session and hides the talent; its end shows them again', async () => {
    const recruiter = await joinAsRecruiter(world, { givenName: 'RutSeeing' }, 'Seeing AB');
    const person = { givenName: 'Sus', familyName: 'Pended', email: 'sus@x.example' };
    const talent = await joinAsTalent(world, person);
    const query = { pageSize: 100 };
    const total = async () =>
      (await recruiter.visitor.ok('getOpenRole', { params: { id: recruiter.role.id }, query })).matches.length;
    const before = await total();
    const params = { id: talent.me.id };
    expect((await admin.ok('adminSuspendUser', { params, body: { reason: 'Spam' } })).suspendedAt).not.toBeNull();
    expect(await talent.visitor.ok('getMe')).toBeNull();
    expect((await world.signIn({ ...person, signin: true })).status).toBe(403);
    expect(await total()).toBe(before - 1);
    expect((await admin.call('adminSuspendUser', { params, body: { reason: 'Spam' } })).status).toBe(409);
    expect((await admin.ok('adminListUsers', { query: { filter: 'suspended' } })).rows.map(({ id }) => id)).toContain(
      talent.me.id,
    );
    await admin.ok('adminUnsuspendUser', { params, body: { reason: 'Settled' } });
    expect(await total()).toBe(before);
    expect((await world.signIn({ ...person, signin: true })).status).toBe(200);
    expect((await audited('admin.user', talent.me.id)).map(({ action }) => action)).toEqual([
      'admin.userUnsuspended',
      'admin.userSuspended',
    ]);
    expect((await admin.call('adminSuspendUser', { params: { id: adminId }, body: { reason: 'Me' } })).status).toBe(
      409,
    );
  });

  test('a suspended company withdraws its requests and comes back with its people', async () => {
    const recruiter = await joinAsRecruiter(world, { givenName: 'Com', email: 'com@x.example' }, 'Spam AB');
    const talent = await joinAsTalent(world, { givenName: 'Tal' });
    const { id } = await recruiter.visitor.ok('createConnection', { body: requestTo(recruiter, talent) });
    const params = { id: recruiter.company.id };
    const suspended = await admin.ok('adminSuspendCompany', { params, body: { reason: 'Letters to everybody' } });
    expect(suspended.balance.launchOffer.reserved + suspended.balance.base.reserved).toBe(0);
    expect(await recruiter.visitor.ok('getMe')).toBeNull();
    const [received] = await talent.visitor.ok('listConnections', { query: { userType: 'jobSeeker' } });
    expect(received).toMatchObject({ id, status: 'withdrawn' });
    expect((await admin.ok('adminUnsuspendCompany', { params, body: { reason: 'Settled' } })).suspendedAt).toBeNull();
    expect((await world.signIn({ givenName: 'Com', email: 'com@x.example', signin: true })).status).toBe(200);
  });

  test('the admin role is given, stays over a sign-in and is taken; an account is deleted with its reason', async () => {
    await signIn();
    const person = { givenName: 'New', familyName: 'Admin', email: 'new@x.example' };
    const { me } = await world.join(person);
    const params = { id: me.id };
    await admin.ok('adminSetAdmin', { params, body: { admin: true, reason: 'Joined us' } });
    const again = await world.join({ ...person, signin: true });
    expect((await again.visitor.call('adminGetOverview')).status).toBe(200);
    await admin.ok('adminSetAdmin', { params, body: { admin: false, reason: 'Left us' } });
    // As it stands: somebody whose right is taken does not come back as one who has it.
    expect((await again.visitor.send(adminGetOverview.path)).status).toBe(404);
    await admin.ok('adminDeleteUser', { params, body: { reason: 'Asked by letter' } });
    expect((await admin.ok('adminListUsers', { query: { search: me.id } })).rows).toEqual([]);
    expect(await audited('admin.userDeleted', me.id)).toMatchObject([
      { actorId: adminId, details: [{ name: 'reason', value: 'Asked by letter' }] },
    ]);
  });
});

describe('an admin role that is so already', () => {
  test.each([
    [true, 'admin.roleGiven', 'is an administrator already'],
    [false, 'admin.roleTaken', 'is no administrator any more'],
  ])('(%s) is not noted twice, one after the other or at once', async (given, action, text) => {
    await signIn();
    const { me } = await world.join({ givenName: `Twice ${given}`, email: `twice-${given}@x.example` });
    const set = (isAdmin: boolean) =>
      admin.call('adminSetAdmin', { params: { id: me.id }, body: { admin: isAdmin, reason: 'Twice' } });
    if (!given) expect((await set(true)).status).toBe(200);
    const both = await Promise.all([set(given), set(given)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const late = await set(given);
    expect([late.status, late.text]).toEqual([409, expect.stringContaining(text)]);
    expect(await audited(action, me.id)).toHaveLength(1);
  });
});

describe('operations', () => {
  test('a failed message is delivered again, with a reason', async () => {
    const { models, clock } = world.server.app;
    const message = {
      _id: new Types.ObjectId(),
      kind: 'mail',
      key: newKey(),
      payload: { to: 'a@b.example', template: 'hello', values: {} },
      status: 'failed',
      attempts: 10,
      dueAt: clock.now(),
      createdAt: clock.now(),
      deliveredAt: null,
      fault: 'down',
    } as const;
    await models.outbox.insertOne(message);
    const { rows, counts } = await admin.ok('adminListOutbox');
    expect(counts.failed).toBe(1);
    expect(rows).toMatchObject([{ template: 'hello', fault: 'down', attempts: 10 }]);
    expect(JSON.stringify(rows)).not.toContain('a@b.example');
    const params = { id: message._id.toHexString() };
    expect(await admin.ok('adminRetryMessage', { params, body: { reason: 'The mail server is back' } })).toMatchObject({
      status: 'pending',
      attempts: 0,
    });
    await models.outbox.updateOne({ _id: message._id }, { $set: { status: 'delivered' } });
    expect((await admin.call('adminRetryMessage', { params, body: { reason: 'Again' } })).status).toBe(409);
    expect(await audited('admin.messageRetried', params.id)).toHaveLength(1);
  });

  test('a report is read with its letter and closed once', async () => {
    const recruiter = await joinAsRecruiter(world, { givenName: 'Rude' }, 'Rude AB');
    const talent = await joinAsTalent(world, { givenName: 'Tal' });
    const { id } = await recruiter.visitor.ok('createConnection', { body: requestTo(recruiter, talent) });
    await talent.visitor.ok('reportConnection', { params: { id }, body: { reason: 'offensive', text: 'Read it' } });
    const [report] = (await admin.ok('adminListReports', { query: { status: 'open' } })).rows;
    expect(report).toMatchObject({
      companyName: 'Rude AB',
      senderName: expect.stringContaining('Rude'),
      letter: 'We would like to talk to you.',
      text: 'Read it',
    });
    const params = { id: report?.id ?? '' };
    expect(await admin.ok('adminCloseReport', { params, body: { reason: 'We talked to them.' } })).toMatchObject({
      status: 'closed',
      closingNote: 'We talked to them.',
    });
    expect((await admin.call('adminCloseReport', { params, body: { reason: 'Again' } })).status).toBe(409);
  });

  test('subscribers are counted, and a cell of the file is never a formula', async () => {
    await world
      .visitor()
      .ok('subscribeNewsletter', { body: { firstName: '=HYPERLINK("x")', lastName: 'B', email: 'News@b.example' } });
    const { counts, rows } = await admin.ok('adminListSubscribers', { query: { search: 'news@' } });
    expect(counts).toEqual({ pending: 1, confirmed: 0, ended: 0 });
    expect(rows).toMatchObject([{ email: 'news@b.example', status: 'pending' }]);
    const { text } = await admin.send('/api/admin/newsletter-csv');
    expect(text.split('\r\n')[1]).toContain('"\'=HYPERLINK(""x"")",B,news@b.example,pending');
    const narrowed = async (query: string) => {
      const { text: file } = await admin.send(`/api/admin/newsletter-csv?${query}`);
      return file.trim().split('\r\n').length - 1;
    };
    expect(await narrowed('search=NEWS%40b')).toBe(1);
    expect(await narrowed('search=nEwS%40B')).toBe(1);
    expect(await narrowed('search=other%40')).toBe(0);
    expect(await narrowed('search=news&status=confirmed')).toBe(0);
    expect(await audited('admin.subscribersExported')).toHaveLength(5);
  });

  test('codes are counted, and the overview adds up', async () => {
    for (const name of ['Ra', 'Rb'])
      await world.join({ givenName: name, userType: 'jobSeeker', referral: 'spring-fair' });
    expect((await admin.ok('adminListReferrals', { query: { search: 'spring' } })).rows).toMatchObject([
      { code: 'spring-fair', users: 2, withProfile: 2 },
    ]);
    await world.join({ givenName: 'Rc', userType: 'jobSeeker', referral: 'Höstmässa-iOS' });
    for (const search of ['höst', 'hostmassa-ios', 'HÖSTMÄSSA-IOS'])
      expect((await admin.ok('adminListReferrals', { query: { search } })).rows).toMatchObject([
        { code: 'Höstmässa-iOS', users: 1 },
      ]);
    expect((await admin.ok('adminListReferrals', { query: { search: 'ios' } })).rows).toEqual([]);
    const overview = await admin.ok('adminGetOverview');
    const { models } = world.server.app;
    expect(overview.users).toBe(await models.users.countDocuments());
    expect(overview.requests.open).toBe(await models.connections.countDocuments({ status: 'open' }));
    expect(overview.weeks.at(-1)?.newUsers).toBe(overview.users);
    expect(overview.weeks).toHaveLength(12);
    expect(overview.rates).toEqual({ date: BUNDLED_RATES.date, old: true });
  });

  test('the audit log is searched by day, and refuses what is no action', async () => {
    const today = world.clock.now().toISOString().slice(0, 10);
    expect(
      (await admin.ok('adminListAudit', { query: { from: today, to: today, actorId: adminId } })).total,
    ).toBeGreaterThan(10);
    expect((await admin.ok('adminListAudit', { query: { to: '2020-01-01' } })).rows).toEqual([]);
    expect((await admin.call('adminListAudit', { query: { to: '9999-12-31' } })).status).toBe(400);
    expect((await admin.call('adminListAudit', { query: { action: '$where' } })).status).toBe(400);
  });

  test('a day of the audit log is a day in Stockholm, as its rows are told', async () => {
    const subjectId = new Types.ObjectId();
    const noted = (at: string) => ({
      at: new Date(at),
      action: 'admin.dayTested',
      actorId: null,
      subject: 'user',
      subjectId,
      companyId: null,
      details: {},
    });
    await world.server.app.models.auditEntries.insertMany(
      ['2025-07-01T21:59:59Z', '2025-07-01T22:00:00Z', '2025-07-02T21:59:59Z', '2025-07-02T22:00:00Z'].map(noted),
    );
    const query = { subjectId: subjectId.toHexString(), from: '2025-07-02', to: '2025-07-02' };
    const { rows } = await admin.ok('adminListAudit', { query });
    expect(rows.map(({ at }) => at)).toEqual(['2025-07-02T21:59:59.000Z', '2025-07-01T22:00:00.000Z']);
  });

  test('companies are found and sorted', async () => {
    const { rows } = await admin.ok('adminListCompanies', {
      query: { search: 'grant', sort: 'name', direction: 'ascending' },
    });
    expect(rows).toMatchObject([{ name: 'Grant AB', tokens: 7, freeProfiles: 5 }]);
    const tokens = (await admin.ok('adminListCompanies', { query: { sort: 'tokens' } })).rows.map((row) => row.tokens);
    expect(tokens).toEqual([...tokens].sort((a, b) => b - a));
  });

  test.each([
    ['SEB Kort AB', ['seb kort', 'SEB Kort AB', 'kort', 'Seb kort ab', 'kort seb']],
    ['IKEA of Sweden', ['IKEA of Sweden', 'ikea OF', 'sweden']],
    ['iZettle', ['iZettle', 'izet', 'IZETTLE', 'Izettle']],
    ['Ångström & Łoś-Ærø', ['angstrom', 'ÅNGSTRÖM', 'los', 'łoś-æ', 'aero']],
    ['O’Brien E-handel', ['obrien', 'o’brien', 'e-handel', 'ehandel']],
  ])('a company called %s is found by the beginning of any word', async (name, searches) => {
    const { company } = await joinAsRecruiter(world, { givenName: 'GroFound' }, name);
    for (const search of searches) {
      const { rows } = await admin.ok('adminListCompanies', { query: { search } });
      expect([search, rows.map(({ id }) => id)]).toEqual([search, [company.id]]);
    }
    for (const search of [`${name} x`, '.*', `x${name}`])
      expect((await admin.ok('adminListCompanies', { query: { search } })).rows).toEqual([]);
  });

  test('a company is found by its number as anybody writes it, and by its id', async () => {
    const { company } = await joinAsRecruiter(world, { givenName: 'GroNumber' }, 'Numbered AB');
    const { companies } = world.server.app.models;
    const { organizationNumber } = await companies.findById(company.id).orFail();
    const digits = organizationNumber.replace('-', '');
    expect(organizationNumber).toMatch(/^\d{6}-\d{4}$/);
    const parts = `${digits.slice(0, 2)} ${digits.slice(2, 6)} ${digits.slice(6)}`;
    for (const search of [
      organizationNumber,
      digits,
      digits.slice(0, 9),
      digits.replace(/^.{6}/, '$& '),
      parts,
      company.id,
    ])
      expect([search, (await admin.ok('adminListCompanies', { query: { search } })).rows]).toMatchObject([
        search,
        [{ id: company.id }],
      ]);
  });

  test('a company is found as it is called now, and one from before there were words to find it by too', async () => {
    const { visitor, company } = await joinAsRecruiter(world, { givenName: 'GroNamed' }, 'Formerly AB');
    await visitor.ok('saveCompany', { body: { name: 'Hereafter AB' } });
    const found = async (search: string) =>
      (await admin.ok('adminListCompanies', { query: { search } })).rows.map(({ id }) => id);
    expect([await found('formerly'), await found('hereafter')]).toEqual([[], [company.id]]);
    const { companies } = world.server.app.models;
    const before = await companies.findById(company.id).lean();
    await forgetCompanyWords(companies.db);
    expect(await found('hereafter')).toEqual([]);
    await fillCompanyWords(companies.db);
    expect(await found('hereafter')).toEqual([company.id]);
    expect(await companies.findById(company.id).lean()).toEqual(before);
  });

  test('the index of numbers as they are written goes with the first filling, which can be done again', async () => {
    const { companies } = world.server.app.models;
    await companies.collection.createIndex({ organizationNumber: 1 }, {}, {});
    const names = async () => (await companies.collection.indexes()).map(({ name }) => name);
    expect(await names()).toContain('organizationNumber_1');
    for (const _ of [1, 2]) await fillCompanyWords(companies.db);
    expect(await names()).not.toContain('organizationNumber_1');
  });

  test('a search of companies reads an index, never all of them', async () => {
    const { companies } = world.server.app.models;
    const plan = await companies.collection.find(wordsBegin('searchWords', 'seb kort')).explain();
    expect(JSON.stringify(plan)).toContain('searchWords_1');
    expect(JSON.stringify(plan)).not.toContain('COLLSCAN');
  });
});
