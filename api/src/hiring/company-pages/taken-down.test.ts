import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import sharp from 'sharp';
import type { CompanyPageInput } from '@vela/contracts/schemas';
import {
  joinAsRecruiter,
  joinAsTalent,
  type Recruiter,
  requestTo,
  type Talent,
} from '../../../tests/support/people.js';
import type { Visitor } from '../../../tests/support/visitor.js';
import { startWorld, type World } from '../../../tests/support/world.js';

const PAGE: CompanyPageInput = {
  about: 'Call Rut directly.',
  website: 'https://ferries.example.com',
  benefits: ['A boat'],
  countriesCities: { Sweden: ['Stockholm'] },
};
const REASON = 'It names a person.';

let world: World;
let admin: Visitor;
let recruiter: Recruiter;
let talent: Talent;
let requestId: string;
let logoUrl: string;

beforeAll(async () => {
  world = await startWorld({}, { jobs: 'none' });
  admin = (await world.join({ givenName: 'Boss', email: 'admin@vela.example' })).visitor;
  recruiter = await joinAsRecruiter(world, { givenName: 'Rut' }, 'Sida AB');
  talent = await joinAsTalent(world, { givenName: 'Ada' });
  requestId = (await recruiter.visitor.ok('createConnection', { body: requestTo(recruiter, talent) })).id;
  await recruiter.visitor.ok('saveCompanyPage', { body: PAGE });
  const picture = await sharp({ create: { width: 90, height: 90, channels: 3, background: '#245' } })
    .png()
    .toBuffer();
  const page = await recruiter.visitor.ok('uploadCompanyLogo', { picture: new Blob([Buffer.from(picture)]) });
  logoUrl = page.logoUrl ?? '';
});
afterAll(() => world.stop());

const params = () => ({ id: recruiter.company.id });
const asked = () => talent.visitor.ok('getAskingCompany', { params: { id: requestId } });
const statusOfLogo = async (visitor: Visitor): Promise<number> =>
  (await fetch(`http://127.0.0.1:${world.server.port}${logoUrl}`, { headers: { cookie: visitor.cookie ?? '' } }))
    .status;
const pageState = async () =>
  (await admin.ok('adminListCompanies', { query: { search: 'Sida' } })).rows.map(({ page }) => page);

describe('a page that the platform takes down', () => {
  test('is seen by its own people and the platform alone; its owner is told why, by mail and on the page', async () => {
    expect(await statusOfLogo(talent.visitor)).toBe(200);
    expect(await pageState()).toEqual(['shown']);
    await admin.ok('adminTakePageDown', { params: params(), body: { reason: REASON } });
    expect(await asked()).toMatchObject({
      name: 'Sida AB',
      about: '',
      website: null,
      benefits: [],
      countriesCities: {},
      logoUrl: null,
      takenDown: null,
    });
    expect(await statusOfLogo(talent.visitor)).toBe(404);
    for (const visitor of [recruiter.visitor, admin]) expect(await statusOfLogo(visitor)).toBe(200);
    const own = await recruiter.visitor.ok('getCompanyPage');
    expect(own).toMatchObject({ about: PAGE.about, logoUrl, takenDown: { reason: REASON, changedAt: null } });
    expect(await admin.ok('adminGetPageOfCompany', { params: params() })).toEqual(own);
    expect(await pageState()).toEqual(['takenDown']);
    const told = await world.server.app.models.outbox.find({ 'payload.template': 'companyPage' }).lean();
    expect(told).toMatchObject([{ payload: { toUser: recruiter.me.id, values: { companyName: 'Sida AB' } } }]);
    expect(JSON.stringify(told)).toContain(REASON);
    const { entries } = await recruiter.visitor.ok('listNotifications', { query: {} });
    expect(entries.map(({ title }) => title)).toContain('Sida AB: your page was taken down');
    const { rows } = await admin.ok('adminListAudit', { query: { action: 'admin.companyPageTakenDown' } });
    expect(rows).toMatchObject([{ details: [{ name: 'reason', value: REASON }] }]);
    // Once is enough.
    const again = await admin.call('adminTakePageDown', { params: params(), body: { reason: REASON } });
    expect(again.status).toBe(409);
  });

  test('stays down when it is changed, until just that change is approved', async () => {
    expect(
      (await admin.call('adminApprovePage', { params: params(), body: { changedAt: new Date(0).toISOString() } }))
        .status,
    ).toBe(409);
    world.clock.advance({ minutes: 5 });
    const first = await recruiter.visitor.ok('saveCompanyPage', { body: { ...PAGE, about: 'Still Rut.' } });
    expect(first.takenDown?.changedAt).not.toBeNull();
    expect((await asked()).about).toBe('');
    expect(await pageState()).toEqual(['changed']);
    world.clock.advance({ minutes: 5 });
    const second = await recruiter.visitor.ok('saveCompanyPage', { body: { ...PAGE, about: 'We plan ferries.' } });
    const body = (changedAt: string | null | undefined) => ({ changedAt: changedAt ?? '' });
    const late = await admin.call('adminApprovePage', { params: params(), body: body(first.takenDown?.changedAt) });
    expect(late.status).toBe(409);
    expect((await asked()).about).toBe('');
    await admin.ok('adminApprovePage', { params: params(), body: body(second.takenDown?.changedAt) });
    expect(await asked()).toMatchObject({ about: 'We plan ferries.', logoUrl });
    expect((await recruiter.visitor.ok('getCompanyPage')).takenDown).toBeNull();
    expect(await pageState()).toEqual(['shown']);
  });

  test('waits for the platform after whatever talent reads there, and after nothing else', async () => {
    const { visitor } = recruiter;
    await admin.ok('adminTakePageDown', { params: params(), body: { reason: REASON } });
    const entries = () =>
      world.server.app.models.auditEntries.countDocuments({
        companyId: recruiter.company.id,
        action: { $in: ['company.pageChanged', 'company.logoRemoved'] },
      });
    const before = await entries();
    await visitor.ok('saveCompanyPage', { body: {} });
    await visitor.ok('saveCompanyPage', { body: { ...PAGE, about: 'We plan ferries.' } });
    await visitor.ok('saveCompany', { body: { address: 'Storgatan 2' } });
    await visitor.ok('saveCompany', { body: {} });
    expect(await pageState()).toEqual(['takenDown']);
    expect(await entries()).toBe(before);
    const { companies } = world.server.app.models;
    const waitsAfter = async (change: () => Promise<unknown>) => {
      await companies.updateOne({ _id: recruiter.company.id }, { $set: { 'pageTakenDown.changedAt': null } });
      await change();
      return pageState();
    };
    expect(await waitsAfter(() => visitor.ok('setCompanySize', { body: { people: '50–199' } }))).toEqual(['changed']);
    expect(await waitsAfter(() => visitor.ok('setCompanySize', { body: { people: '50–199' } }))).toEqual(['takenDown']);
    expect(await waitsAfter(() => visitor.ok('saveCompany', { body: { city: 'Umeå' } }))).toEqual(['changed']);
    expect(await waitsAfter(() => visitor.ok('saveCompany', { body: { name: 'Sida Norr AB' } }))).toEqual(['changed']);
    expect(await waitsAfter(() => visitor.ok('removeCompanyLogo'))).toEqual(['changed']);
    expect(await waitsAfter(() => visitor.ok('removeCompanyLogo'))).toEqual(['takenDown']);
    expect(await waitsAfter(() => visitor.ok('saveCompanyPage', { body: { benefits: [] } }))).toEqual(['changed']);
    await companies.updateOne({ _id: recruiter.company.id }, { $set: { pageTakenDown: null } });
  });

  test('needs a reason, a company that there is, and an administrator', async () => {
    const reasonless = await admin.call('adminTakePageDown', { params: params(), body: { reason: ' ' } });
    expect(reasonless.status).toBe(422);
    const nobody = { params: { id: talent.profile.id }, body: { reason: REASON } };
    expect((await admin.call('adminTakePageDown', nobody)).status).toBe(404);
    for (const { visitor } of [recruiter, talent]) {
      expect((await visitor.call('adminTakePageDown', { params: params(), body: { reason: REASON } })).status).toBe(
        404,
      );
      expect((await visitor.call('adminGetPageOfCompany', { params: params() })).status).toBe(404);
      const approval = { params: params(), body: { changedAt: new Date(0).toISOString() } };
      expect((await visitor.call('adminApprovePage', approval)).status).toBe(404);
    }
    expect((await asked()).about).toBe('We plan ferries.');
  });
});
