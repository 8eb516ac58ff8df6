import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Types } from 'mongoose';
import {
  companyForm,
  joinAsRecruiter,
  joinAsTalent,
  type Recruiter,
  roleForm,
  type Talent,
} from '../../../tests/support/people.js';
import { startWorld, type World } from '../../../tests/support/world.js';
import { fillShields } from './migrate-shields.js';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());

/** How many a company finds. */
const found = async ({ visitor }: Pick<Recruiter, 'visitor'>): Promise<number> =>
  (await visitor.ok('searchTalent', { query: { pageSize: 100 } })).found.length;

/** A second account of a company that somebody has already, with whatever it says of itself. */
async function secondAccount(givenName: string, form: ReturnType<typeof companyForm>): Promise<Recruiter> {
  const member = await world.join({ givenName, userType: 'talentSeeker' });
  const company = await member.visitor.ok('saveCompany', { body: form });
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
  expect(await talent.visitor.ok('listBlockedCompanies')).toMatchObject([{ id: employer.company.id, advance: false }]);
  expect((await models.companies.findById(employer.company.id).orFail()).nameEndings).toContain('shields');
});
