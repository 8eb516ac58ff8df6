import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Types } from 'mongoose';
import {
  companyForm,
  joinAsRecruiter,
  joinAsTalent,
  type Recruiter,
  requestTo,
  roleForm,
  type Talent,
} from '../../../tests/support/people.js';
import { startWorld, type World } from '../../../tests/support/world.js';
import {
  companyKeysOf,
  fillMetCompanies,
  fillShields,
  forgetMetCompanies,
  keepAway,
  readKeysAnew,
  readKeysAsBefore,
} from './index.js';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());

/** How many a company finds. */
const found = async ({ visitor }: Pick<Recruiter, 'visitor'>): Promise<number> =>
  (await visitor.ok('searchTalent', { query: { pageSize: 100 } })).found.length;

/** The platform has looked at a company as it is now: others meet nobody who hides from anybody. */
const verify = async ({ id }: { readonly id: string }): Promise<void> => {
  await world.server.app.models.companies.updateOne({ _id: id }, { $set: { verifiedAt: new Date(0) } });
};

/** A second account of a company that somebody has already, with whatever it says of itself, looked at by the platform. */
async function secondAccount(givenName: string, form: ReturnType<typeof companyForm>): Promise<Recruiter> {
  const member = await world.join({ givenName, userType: 'talentSeeker' });
  const company = await member.visitor.ok('saveCompany', { body: form });
  await verify(company);
  return { ...member, company, role: await member.visitor.ok('createOpenRole', { body: roleForm(world) }) };
}

const block = ({ visitor }: Talent, { company }: Recruiter) =>
  visitor.ok('blockCompany', { body: { companyId: company.id } });

describe('a blocked employer', () => {
  test('is blocked under its second account too, by number and by name, and finds nobody more by renaming it', async () => {
    const employer = await joinAsRecruiter(world, { givenName: 'Axel' }, 'Kvist & Kompass AB');
    const talent = await joinAsTalent(world, { givenName: 'Berit' });
    const before = await found(employer);
    await block(talent, employer);
    expect(await found(employer)).toBe(before - 1);
    const sameName = await secondAccount('Cajsa', companyForm('KVIST & KÓMPASS'));
    expect(await found(sameName)).toBe(before - 1);
    await sameName.visitor.ok('saveCompany', { body: { ...companyForm('Another Name AB') } });
    await verify(sameName.company);
    expect(await found(sameName)).toBe(before - 1);
    const other = await secondAccount('Dag', companyForm('Kompass Media'));
    expect(await found(other)).toBe(before);
  });

  test('that was blocked before a second account had its numbers is blocked there as soon as it has', async () => {
    const employer = await joinAsRecruiter(world, { givenName: 'Einar' }, 'Numbered AB');
    const talent = await joinAsTalent(world, { givenName: 'Frida' });
    await block(talent, employer);
    const { organizationNumber, VAT } = employer.company;
    const second = await secondAccount('Gert', companyForm('Quite Another AB'));
    const before = await found(second);
    // The number is freed by the first one, as a closed account frees it.
    await world.server.app.models.companies.updateOne(
      { _id: employer.company.id },
      {
        $set: { organizationNumber: '', VAT: '', identityKeys: [], closedAt: new Date() },
        $unset: { registrationKeys: 1 },
      },
    );
    await second.visitor.ok('saveCompany', { body: { ...companyForm('Quite Another AB'), organizationNumber, VAT } });
    await verify(second.company);
    expect(await found(second)).toBe(before - 1);
  });

  test('is found by any part of its name, whatever the accents', async () => {
    await joinAsRecruiter(world, { givenName: 'Hanna' }, 'Łódzka Spółka Żeglugowa');
    const talent = await joinAsTalent(world, { givenName: 'Ida' });
    for (const name of ['lodz', 'spolka', 'Żeglugowa', 'ŁÓDZKA SP'])
      expect((await talent.visitor.ok('findCompaniesToBlock', { query: { name } })).map((one) => one.name)).toEqual([
        'Łódzka Spółka Żeglugowa',
      ]);
  });
});

describe('an employer that is not on Vela yet', () => {
  test('meets nobody who named it in advance once it comes, until the shield is taken down', async () => {
    const talent = await joinAsTalent(world, { givenName: 'Judit' });
    const [entry] = await talent.visitor.ok('shieldFromEmployer', { body: { name: 'tidvatten' } });
    expect(entry).toMatchObject({ name: 'tidvatten', advance: true });
    const other = await joinAsRecruiter(world, { givenName: 'Klas' }, 'Ebbvatten AB');
    const all = await found(other);
    const employer = await joinAsRecruiter(world, { givenName: 'Lage' }, 'Tidvatten Health AB');
    expect(await found(employer)).toBe(all - 1);
    expect(await talent.visitor.ok('unblockCompany', { params: { companyId: entry?.id ?? '' } })).toEqual([]);
    expect(await found(employer)).toBe(all);
  });

  test('is known by its number, under any name', async () => {
    const talent = await joinAsTalent(world, { givenName: 'Malin' });
    const form = companyForm('Unforeseen AB');
    await talent.visitor.ok('shieldFromEmployer', {
      body: { name: 'Present Employer', organizationNumber: form.organizationNumber, country: 'Sverige' },
    });
    const other = await joinAsRecruiter(world, { givenName: 'Nils' }, 'Bystander AB');
    expect(await found(await secondAccount('Olga', form))).toBe((await found(other)) - 1);
  });

  test.each([
    ['Åkerbär Ånga', 'Åkerbär Ångа AB', 'Ulrik', 'a letter that only looks the same'],
    ['Molnvik Kraft', 'MolnvikKraft AB', 'Vilgot', 'a blank less'],
  ])('"%s" is known where it calls itself "%s" (%s): %s', async (named, called, founder) => {
    const talent = await joinAsTalent(world, { givenName: 'Quirina' });
    await talent.visitor.ok('shieldFromEmployer', { body: { name: named } });
    const other = await joinAsRecruiter(world, { givenName: 'Rolf' }, 'Bystander Two AB');
    const expected = (await found(other)) - 1;
    expect(await found(await secondAccount(founder, companyForm(called)))).toBe(expected);
  });

  test('is known by the domain that its people write from, whichever of its addresses was named', async () => {
    const { models } = world.server.app;
    const talent = await joinAsTalent(world, { givenName: 'Sixten' });
    await talent.visitor.ok('shieldFromEmployer', { body: { name: 'Onamngiven', domain: 'www.molnviksbolaget.se' } });
    const employer = await joinAsRecruiter(world, { givenName: 'Tova' }, 'Quite Unlike AB');
    const before = await found(employer);
    await employer.visitor.ok('askDomainProof', { body: { email: 'hr@nord.molnviksbolaget.se' } });
    const mail = await models.outbox.findOne({ 'payload.template': 'domainCode' }).sort({ _id: -1 }).orFail().lean();
    const { code } = (mail.payload as { values: { code: string } }).values;
    await employer.visitor.ok('proveDomain', { body: { code } });
    await verify(employer.company);
    expect(await found(employer)).toBe(before - 1);
  });

  test.each([
    [{ name: 'AB' }, 'name'],
    [{ name: 'x' }, 'name'],
    [{ name: 'Kompass', domain: 'nope' }, 'domain'],
    [{ name: 'Kompass', organizationNumber: '12', country: 'SE' }, 'organizationNumber'],
  ])('%j is asked back', async (body, field) => {
    const talent = await joinAsTalent(world, { givenName: 'Pia' });
    const answer = await talent.visitor.call('shieldFromEmployer', { body });
    expect(answer.status).toBe(422);
    expect(answer.body).toMatchObject({ errors: [{ field }] });
  });
});

describe('a company that was met once and changed its name', () => {
  const rename = async ({ visitor, company }: Recruiter, name: string): Promise<void> => {
    await visitor.ok('saveCompany', {
      body: { ...companyForm(name), organizationNumber: company.organizationNumber, VAT: company.VAT },
    });
    await verify(company);
  };
  const shield = async ({ visitor }: Talent, name: string): Promise<string> => {
    const shields = await visitor.ok('shieldFromEmployer', { body: { name } });
    return shields.find((entry) => entry.name === name)?.id ?? '';
  };
  const takeDown = ({ visitor }: Talent, companyId: string) => visitor.ok('unblockCompany', { params: { companyId } });

  test('meets nobody again because a shield is added, or another one is taken down', async () => {
    const talent = await joinAsTalent(world, { givenName: 'Tora' });
    const named = await shield(talent, 'Kvarnx');
    const employer = await joinAsRecruiter(world, { givenName: 'Ulf' }, 'Kvarnx Sverige AB');
    const without = await found(employer);
    await rename(employer, 'Helt Annat AB');
    const other = await shield(talent, 'Orelaterat');
    expect(await found(employer)).toBe(without);
    await takeDown(talent, other);
    expect(await found(employer)).toBe(without);
    await takeDown(talent, named);
    expect(await found(employer)).toBe(without + 1);
  });

  test('is kept away for as long as one of the shields stands that met it, under whichever name', async () => {
    const talent = await joinAsTalent(world, { givenName: 'Vega' });
    const first = await shield(talent, 'Granit');
    const employer = await joinAsRecruiter(world, { givenName: 'Wide' }, 'Granit Norr AB');
    const without = await found(employer);
    const second = await shield(talent, 'Basalt');
    await rename(employer, 'Basalt Norr AB');
    await rename(employer, 'Tredje Namnet AB');
    await takeDown(talent, first);
    expect(await found(employer)).toBe(without);
    await takeDown(talent, second);
    expect(await found(employer)).toBe(without + 1);
  });

  test('ends a conversation by the shield that it meets, and by no other', async () => {
    const talent = await joinAsTalent(world, { givenName: 'Ylva' });
    const employer = await joinAsRecruiter(world, { givenName: 'Åsa' }, 'Samtal Ett AB');
    const { id } = await employer.visitor.ok('createConnection', { body: requestTo(employer, talent) });
    await talent.visitor.ok('answerConnection', { params: { id }, body: { status: 'accepted' } });
    const ended = async () => (await talent.visitor.ok('getConversation', { params: { id } })).ended;
    await shield(talent, 'Namnbyte');
    await shield(talent, 'Orelaterat');
    expect(await ended()).toBeNull();
    await employer.visitor.ok('saveCompany', { body: companyForm('Namnbyte AB') });
    expect(await ended()).toBeNull();
    const admin = (await world.join({ givenName: 'Boss', email: 'admin@vela.example' })).visitor;
    await admin.ok('adminVerifyCompany', {
      params: { id: employer.company.id },
      body: { verified: true, reason: 'Looked at.' },
    });
    expect(await ended()).toMatchObject({ by: 'jobSeeker' });
  });
});

test('a company that takes a name while somebody raises a shield against it is kept away', async () => {
  const { app } = world.server;
  const talent = await joinAsTalent(world, { givenName: 'Älva' });
  const employer = await joinAsRecruiter(world, { givenName: 'Örjan' }, 'Ännu Inget AB');
  const before = await found(employer);
  const _id = new Types.ObjectId(employer.company.id);
  const name = 'Samtidig AB';
  let attempts = 0;
  await app.inTransaction(async (session) => {
    attempts += 1;
    const company = await app.models.companies.findById(_id).session(session).orFail().lean();
    await app.models.companies.updateOne(
      { _id },
      { $set: { name, ...companyKeysOf({ ...company, name }) } },
      { session },
    );
    if (attempts === 1) await talent.visitor.ok('shieldFromEmployer', { body: { name: 'Samtidig' } });
    await keepAway(app, _id, session);
  });
  expect(await found(employer)).toBe(before - 1);
});

test('a company that was left is blocked with all of its accounts once its talent blocks it', async () => {
  const { users } = world.server.app.models;
  const [left, alike] = [
    await joinAsRecruiter(world, { givenName: 'Lova' }, 'Lämnade Varvet AB'),
    await joinAsRecruiter(world, { givenName: 'Love' }, 'Lämnade Varvet AB'),
  ];
  const talent = await joinAsTalent(world, { givenName: 'Lykke' });
  await talent.visitor.ok('saveTalentSeekerProfile', { body: { createCorporateAccount: true } });
  await users.updateOne({ _id: talent.me.id }, { $set: { companyId: left.company.id, companyOwner: false } });
  await talent.visitor.ok('leaveCompany', {});
  expect(await talent.visitor.ok('listBlockedCompanies')).toMatchObject([{ id: left.company.id, left: true }]);
  const before = await found(alike);
  expect(await block(talent, left)).toMatchObject([{ id: left.company.id, left: false }]);
  expect(await found(alike)).toBe(before - 1);
});

test('an employer that is named twice, as after an answer that was lost, is one', async () => {
  const talent = await joinAsTalent(world, { givenName: 'Dubbel' });
  const shield = (body: { name: string; domain?: string }) => talent.visitor.ok('shieldFromEmployer', { body });
  const bank = { name: 'Storbanken', domain: 'storbanken.example' };
  await Promise.all([shield(bank), shield(bank)]);
  expect(await shield(bank)).toHaveLength(1);
  expect(await shield({ name: 'Storbanken' })).toHaveLength(2);
});

test('who had blocked a company before there were shields has one', async () => {
  const { models } = world.server.app;
  const employer = await joinAsRecruiter(world, { givenName: 'Ragna' }, 'Before Shields AB');
  const talent = await joinAsTalent(world, { givenName: 'Sonja' });
  await models.jobSeekerProfiles.updateOne(
    { _id: talent.profile.id },
    { $set: { blockedCompanyIds: [new Types.ObjectId(employer.company.id)] } },
  );
  await models.companies.updateOne({ _id: employer.company.id }, { $unset: { nameEndings: 1, identityKeys: 1 } });
  await fillShields(models.companies.db);
  expect(await talent.visitor.ok('listBlockedCompanies')).toMatchObject([
    { id: employer.company.id, advance: false, left: false },
  ]);
  expect((await models.companies.findById(employer.company.id).orFail()).nameEndings).toContain('shields');
});

test('who was kept away before shields knew whom they met still is, and nobody is shown to them by one of two shields', async () => {
  const { models } = world.server.app;
  const talent = await joinAsTalent(world, { givenName: 'Östen' });
  const employer = await joinAsRecruiter(world, { givenName: 'Abbe' }, 'Namnlös Numera AB');
  const blocked = await joinAsRecruiter(world, { givenName: 'Bibbi' }, 'Blockerad Förr AB');
  const [without, withoutBlocked] = [(await found(employer)) - 1, (await found(blocked)) - 1];
  await block(talent, blocked);
  const shields = await talent.visitor.ok('shieldFromEmployer', { body: { name: 'Innan Namnbytet' } });
  // As a version from before it left them: the company was met under another name.
  await forgetMetCompanies(models.companies.db);
  await models.jobSeekerProfiles.updateOne(
    { _id: talent.profile.id },
    { $push: { blockedCompanyIds: new Types.ObjectId(employer.company.id) }, $set: { updatedAt: world.clock.now() } },
  );
  await fillMetCompanies(models.companies.db);
  await fillMetCompanies(models.companies.db);
  const takeDown = (companyId: string) => talent.visitor.ok('unblockCompany', { params: { companyId } });
  await talent.visitor.ok('shieldFromEmployer', { body: { name: 'Orelaterat' } });
  expect(await found(employer)).toBe(without);
  await takeDown(blocked.company.id);
  expect(await found(blocked)).toBe(withoutBlocked + 1);
  expect(await found(employer)).toBe(without);
  await takeDown(shields.find(({ advance }) => advance)?.id ?? '');
  expect(await found(employer)).toBe(without + 1);
});

test('shields from before names were read as they look meet whom they should have met', async () => {
  const { models } = world.server.app;
  const talent = await joinAsTalent(world, { givenName: 'Cilla' });
  const before = await joinAsRecruiter(world, { givenName: 'Dana' }, 'Gryningsljus Energi AB');
  const all = await found(before);
  await talent.visitor.ok('shieldFromEmployer', {
    body: { name: 'GryningsLjus', domain: 'www.gryningsljus.se' },
  });
  await readKeysAsBefore(models.companies.db);
  await models.jobSeekerProfiles.updateOne(
    { _id: talent.profile.id },
    { $set: { blockedCompanyIds: [], 'shields.0.metCompanyIds': [], updatedAt: world.clock.now() } },
  );
  const [former] = (await models.jobSeekerProfiles.findById(talent.profile.id).orFail().lean()).shields ?? [];
  expect(former).toMatchObject({ nameCore: 'gryningsljus', keys: ['domain:gryningsljus.se'] });
  expect((await models.companies.findById(before.company.id).orFail().lean()).nameEndings).toEqual([
    'gryningsljus energi',
    'energi',
  ]);
  await readKeysAnew(models.companies.db);
  expect(await found(before)).toBe(all - 1);
  const [shield] = (await models.jobSeekerProfiles.findById(talent.profile.id).orFail().lean()).shields ?? [];
  expect(shield?.keys).toEqual(['domain:gryningsljus.se', 'owner:gryningsljus.se']);
});
