import { setTimeout as later } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { listBlockedCompanies } from '@vela/contracts/endpoints';
import { companyForm, handleFor, joinAsRecruiter, joinAsTalent, requestTo, roleForm } from '../support/people.js';
import { wholeStore } from '../support/whole-store.js';
import { startWorld, type World } from '../support/world.js';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());

interface Export {
  readonly mailCounts: readonly { readonly budget: string; readonly count: number }[];
}

test('what is counted of mails is in the export and goes with the account', async () => {
  const recruiter = await joinAsRecruiter(world, { givenName: 'Räkna' }, 'Räknebolaget AB');
  const talent = await joinAsTalent(world, { givenName: 'Räknad' });
  await recruiter.visitor.ok('createConnection', { body: requestTo(recruiter, talent) });
  await recruiter.visitor.ok('saveCompany', {
    body: { ...companyForm('Räknebolaget AB'), inviteColleagues: talent.me.email },
  });
  const countsOf = async ({ visitor }: typeof recruiter | typeof talent) =>
    ((await visitor.call('exportMyData')).body as Export).mailCounts
      .map(({ budget, count }) => `${budget} ${count}`)
      .toSorted();
  expect(await countsOf(recruiter)).toEqual(['invitation 1', 'request 1']);
  // To the account, to the address, and to the address by one company.
  expect(await countsOf(talent)).toEqual(['invitation 1', 'invitation 1', 'request 1']);

  const { mailCounts } = world.server.app.models;
  await talent.visitor.ok('deleteMe');
  await recruiter.visitor.ok('deleteMe');
  // What is left is the company's.
  expect(await mailCounts.countDocuments()).toBe(2);
});

test('employers that a talent hides from are in the export and go with the account', async () => {
  const talent = await joinAsTalent(world, { givenName: 'Skölda' });
  await talent.visitor.ok('shieldFromEmployer', {
    body: { name: 'Kommandebolaget AB', domain: 'kommande.example', organizationNumber: '', country: '' },
  });
  expect((await talent.visitor.call('exportMyData')).body).toMatchObject({
    talent: {
      profile: {
        shields: [{ name: 'Kommandebolaget AB', keys: ['domain:kommande.example', 'owner:kommande.example'] }],
      },
    },
  });
  await talent.visitor.ok('deleteMe');
  expect(await wholeStore(world)).not.toMatch(/kommande/i);
});

test('a company that was called after its recruiter keeps no name, nor does whoever hides from it', async () => {
  const recruiter = await world.join({ givenName: 'Platsa', familyName: 'Hållarsson', userType: 'talentSeeker' });
  const { company } = await recruiter.visitor.ok('saveTalentSeekerProfile', { body: { createCorporateAccount: true } });
  if (company === null) throw new Error('The recruiter has no company.');
  const role = await recruiter.visitor.ok('createOpenRole', { body: roleForm(world) });
  const talent = await joinAsTalent(world, { givenName: 'Undvika' });
  await recruiter.visitor.ok('createConnection', {
    body: { ...requestTo({ ...recruiter, company, role }, talent), text: 'Hello' },
  });
  expect(await talent.visitor.ok('blockCompany', { body: { companyId: company.id } })).toMatchObject([
    { name: 'Platsa Hållarsson (company)' },
  ]);
  await recruiter.visitor.ok('deleteMe');
  expect(await wholeStore(world)).not.toMatch(/platsa|hållarsson|hallarsson/i);
  expect(await talent.visitor.ok('listBlockedCompanies')).toMatchObject([{ name: 'A company' }]);
  const { body } = await talent.visitor.send(listBlockedCompanies.path, { headers: { 'accept-language': 'sv' } });
  expect(body).toMatchObject([{ name: 'Ett företag' }]);
});

test('mails on their way that name somebody to others go with them', async () => {
  const owner = await joinAsRecruiter(world, { givenName: 'Ägare' }, 'Frågade AB');
  const { organizationNumber, country } = owner.company;
  const asker = await world.join({ givenName: 'Frågvis', familyName: 'Undrarsson', userType: 'talentSeeker' });
  await asker.visitor.ok('askToJoinCompany', { body: { country, organizationNumber } });
  const form = companyForm('Bjuder AB');
  await asker.visitor.ok('saveCompany', { body: { ...form, inviteColleagues: 'ny@kollega.example' } });
  await asker.visitor.ok('saveCompany', { body: { ...form, city: 'Umeå' } });
  const { outbox } = world.server.app.models;
  const names = async () => (await outbox.find({ 'payload.about': asker.me.id })).length;
  expect(await names()).toBe(3);
  await asker.visitor.ok('deleteMe');
  expect(await names()).toBe(0);
  expect(await wholeStore(world)).not.toMatch(/frågvis|undrarsson/i);
});

test('what a company does with somebody while they leave goes with them', async () => {
  const recruiter = await joinAsRecruiter(world, { givenName: 'Samtidig' }, 'Samtidiga AB');
  const { talentMarks, profileViews, moves } = world.server.app.models;
  // Each time at another moment of the deletion.
  for (let round = 0; round < 12; round += 1) {
    const talent = await joinAsTalent(world, { givenName: `Lämnar${round}` });
    const id = handleFor(recruiter, talent);
    const during = later(round * 3).then(() =>
      Promise.all([
        recruiter.visitor.call('markTalent', { params: { id }, body: { note: 'Met them in Lund' } }),
        recruiter.visitor.call('getJobSeekerProfile', { params: { id } }),
        recruiter.visitor.call('moveTalent', {
          params: { id: recruiter.role.id },
          body: { talent: id, where: 'up', reason: 'Met them in Lund' },
        }),
      ]),
    );
    await Promise.all([talent.visitor.ok('deleteMe'), during]);
    const about = { jobSeekerProfileId: talent.profile.id };
    expect([
      await talentMarks.countDocuments(about),
      await profileViews.countDocuments(about),
      await moves.countDocuments(about),
    ]).toEqual([0, 0, 0]);
  }
});
