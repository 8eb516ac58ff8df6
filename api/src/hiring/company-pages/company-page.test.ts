import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import sharp from 'sharp';
import type { CompanyPageInput } from '@vela/contracts/schemas';
import {
  joinAsRecruiter,
  joinAsTalent,
  type Recruiter,
  requestTo,
  roleForm,
  type Talent,
} from '../../../tests/support/people.js';
import { wholeStore } from '../../../tests/support/whole-store.js';
import { startWorld, type World } from '../../../tests/support/world.js';

let world: World;
let recruiter: Recruiter;
let talent: Talent;
let requestId: string;

const PAGE: CompanyPageInput = {
  about: 'We plan ferries.',
  website: 'ferries.example.com/about',
  benefits: ['Six weeks off', 'A boat', 'A boat'],
  countriesCities: { Sweden: ['Stockholm', 'Göteborg'], Norway: [] },
};

beforeAll(async () => {
  world = await startWorld({}, { jobs: 'none' });
  recruiter = await joinAsRecruiter(world, { givenName: 'Rutmarker', familyName: 'Rekmarker' }, 'Sida AB');
  talent = await joinAsTalent(world, { givenName: 'Ada' });
  requestId = (await recruiter.visitor.ok('createConnection', { body: requestTo(recruiter, talent) })).id;
});
afterAll(() => world.stop());

const asked = ({ visitor }: Talent = talent) => visitor.ok('getAskingCompany', { params: { id: requestId } });

describe('a page', () => {
  test('is empty before anybody wrote it, and its company has a name', async () => {
    expect(await asked()).toMatchObject({
      name: 'Sida AB',
      verified: true,
      about: '',
      website: null,
      logoUrl: null,
      roles: [],
      replies: null,
    });
  });

  test('is read by whom the company asked, as its own people read it, and by nobody else', async () => {
    const saved = await recruiter.visitor.ok('saveCompanyPage', { body: PAGE });
    expect(saved).toMatchObject({
      about: 'We plan ferries.',
      website: 'https://ferries.example.com/about',
      benefits: ['Six weeks off', 'A boat'],
      countriesCities: { Sweden: ['Stockholm', 'Göteborg'], Norway: [] },
    });
    expect(await asked()).toEqual(saved);
    expect(await recruiter.visitor.ok('getCompanyPage')).toEqual(saved);
    const stranger = await joinAsTalent(world, { givenName: 'Bea' });
    expect((await stranger.visitor.call('getAskingCompany', { params: { id: requestId } })).status).toBe(404);
    const other = await joinAsRecruiter(world, { givenName: 'Olga' }, 'Annan AB');
    expect((await other.visitor.call('getAskingCompany', { params: { id: requestId } })).status).toBe(403);
  });

  test('names nobody of the company', async () => {
    const { text } = await talent.visitor.send(`/api/connections/${requestId}/company`);
    expect(text).toContain('We plan ferries.');
    expect(text).not.toMatch(/marker/i);
  });

  test('is refused field by field, and what stood there stays', async () => {
    const answer = await recruiter.visitor.call('saveCompanyPage', {
      body: { ...PAGE, website: 'http://ferries.example.com', countriesCities: { Atlantis: [] } },
    });
    expect([answer.status, answer.body]).toMatchObject([
      422,
      {
        errors: [
          { field: 'website', message: 'Give an address that begins with https://.' },
          { field: 'countriesCities', message: '“Atlantis” is not in the list of countries.' },
        ],
      },
    ]);
    for (const body of [
      { ...PAGE, about: 'a'.repeat(1201) },
      { ...PAGE, benefits: Array<string>(13).fill('More') },
      { ...PAGE, benefits: ['b'.repeat(81)] },
    ])
      expect((await recruiter.visitor.call('saveCompanyPage', { body })).status).toBe(422);
    expect((await asked()).website).toBe('https://ferries.example.com/about');
  });

  test('shows the roles that the company lets talent see, and what leads to none of them', async () => {
    const hidden = recruiter.role.id;
    const shown = await recruiter.visitor.ok('createOpenRole', { body: roleForm(world, { compensation: '71000' }) });
    await recruiter.visitor.ok('setOpenRoleSight', { params: { id: shown.id }, body: { shownToTalent: true } });
    const page = await asked();
    expect(page.roles).toMatchObject([{ role: 'Backend engineer', compensation: '71000' }]);
    const text = JSON.stringify(page);
    for (const id of [hidden, shown.id]) expect(text).not.toContain(id);
    await recruiter.visitor.ok('setOpenRoleStatus', { params: { id: shown.id }, body: { status: 'closed' } });
    expect((await asked()).roles).toEqual([]);
    await recruiter.visitor.ok('setOpenRoleStatus', { params: { id: shown.id }, body: { status: 'open' } });
  });

  test('leaves roles that fit without a company', async () => {
    await recruiter.visitor.ok('uploadCompanyLogo', { picture: await aLogo() });
    const stranger = await joinAsTalent(world, { givenName: 'Cia' });
    const { text } = await stranger.visitor.send('/api/open-roles/fitting');
    const roles = await stranger.visitor.ok('listFittingRoles', { query: {} });
    expect(roles.roles).toHaveLength(1);
    expect(Object.keys(roles.roles[0]?.company ?? {}).sort()).toEqual(['city', 'country', 'people']);
    expect(text).not.toMatch(/Sida|ferries|logos/);
  });

  test('of a suspended company says nothing', async () => {
    const { companies } = world.server.app.models;
    await companies.updateOne({ _id: recruiter.company.id }, { $set: { suspendedAt: new Date() } });
    const other = await joinAsTalent(world, { givenName: 'Vent' });
    await other.visitor.ok('saveMailPreference', { body: { kind: 'requests', wanted: true } });
    expect(await asked()).toMatchObject({ name: 'Sida AB', about: '', website: null, logoUrl: null, roles: [] });
    await companies.updateOne({ _id: recruiter.company.id }, { $set: { suspendedAt: null } });
  });
});

const aLogo = async (): Promise<Blob> => {
  const picture = sharp({ create: { width: 90, height: 90, channels: 3, background: '#245' } }).png();
  return new Blob([Buffer.from(await picture.toBuffer())]);
};

test('a company without people leaves neither page nor logo', async () => {
  const last = await joinAsRecruiter(world, { givenName: 'Sista' }, 'Kortlivad AB');
  await last.visitor.ok('saveCompanyPage', { body: { ...PAGE, about: 'Flyktigmarker.' } });
  await last.visitor.ok('uploadCompanyLogo', { picture: await aLogo() });
  const { companyLogos } = world.server.app.models;
  expect(await companyLogos.countDocuments({ companyId: last.company.id })).toBe(1);
  expect(await wholeStore(world)).toContain('Flyktigmarker');
  await last.visitor.ok('deleteMe');
  expect(await companyLogos.countDocuments({ companyId: last.company.id })).toBe(0);
  expect(await wholeStore(world)).not.toContain('Flyktigmarker');
});
