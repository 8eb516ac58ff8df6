import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Company } from '@vela/contracts/schemas';
import { companyForm, joinAsTalent, requestTo, roleForm } from '../../../tests/support/people.js';
import type { Member, SignUp } from '../../../tests/support/sign-in.js';
import { wholeStore } from '../../../tests/support/whole-store.js';
import { startWorld, type World } from '../../../tests/support/world.js';
import { checkBalances, markGiven } from './index.js';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());

const recruiter = (person: SignUp): Promise<Member> => world.join({ ...person, userType: 'talentSeeker' });

const given = ({ balance }: Company) => [
  balance.freeProfiles,
  balance.launchOfferProfiles,
  balance.freeProfilesGivenBefore,
];
const GIVEN = [3, 2, false];
const NOT_GIVEN = [0, 0, true];

async function placeholderOf({ visitor }: Member): Promise<Company> {
  const { company } = await visitor.ok('saveTalentSeekerProfile', { body: { createCorporateAccount: true } });
  if (company === null) throw new Error('The recruiter has no company.');
  return company;
}

describe('free profiles are given once', () => {
  test('to a person, who deletes the account and comes back', async () => {
    const person = { givenName: 'Aterkom' };
    const first = await recruiter(person);
    expect(given(await first.visitor.ok('saveCompany', { body: companyForm('Ett AB') }))).toEqual(GIVEN);
    await first.visitor.ok('deleteMe');
    const again = await recruiter(person);
    expect(given(await again.visitor.ok('saveCompany', { body: companyForm('Två AB') }))).toEqual(NOT_GIVEN);
    expect(given(await placeholderOf(again))).toEqual(NOT_GIVEN);
  });

  test('to a proven address, by whatever LinkedIn account and spelling it comes', async () => {
    const first = await recruiter({ givenName: 'Adressa', email: 'a.dress@gmail.com' });
    await first.visitor.ok('saveCompany', { body: companyForm('Adress AB') });
    await first.visitor.ok('deleteMe');
    const other = await recruiter({ givenName: 'Annan', email: 'Adress+vela@gmail.com' });
    expect(given(await placeholderOf(other))).toEqual(NOT_GIVEN);
  });

  test('to a company, whose only member leaves and somebody else registers it', async () => {
    const form = companyForm('Ensam AB');
    const first = await recruiter({ givenName: 'Forsta' });
    await first.visitor.ok('saveCompany', { body: form });
    await first.visitor.ok('deleteMe');
    const second = await recruiter({ givenName: 'Andra' });
    const company = await second.visitor.ok('saveCompany', { body: { ...form, VAT: 'none' } });
    expect(given(company)).toEqual(NOT_GIVEN);
    // Who was given nothing was not marked either: a company of their own begins as every other.
    await second.visitor.ok('deleteMe');
    const again = await recruiter({ givenName: 'Andra' });
    expect(given(await again.visitor.ok('saveCompany', { body: companyForm('Egen AB') }))).toEqual(GIVEN);
  });

  test('to a company that says who it is later: what is left expires, also what comes back', async () => {
    const form = companyForm('Senare AB');
    const first = await recruiter({ givenName: 'Tidig' });
    await first.visitor.ok('saveCompany', { body: form });
    await first.visitor.ok('deleteMe');

    const second = await recruiter({ givenName: 'Sen' });
    const company = await placeholderOf(second);
    expect(given(company)).toEqual(GIVEN);
    const role = await second.visitor.ok('createOpenRole', { body: roleForm(world) });
    const talent = await joinAsTalent(world, { givenName: 'Tillfragad' });
    const { id } = await second.visitor.ok('createConnection', {
      body: requestTo({ ...second, company, role }, talent),
    });
    world.clock.advance({ minutes: 1 });
    expect(given(await second.visitor.ok('saveCompany', { body: form }))).toEqual(NOT_GIVEN);
    await talent.visitor.ok('answerConnection', { params: { id }, body: { status: 'declined' } });
    const after = await second.visitor.ok('saveCompany', { body: { ...form, city: 'Lund' } });
    expect(given(after)).toEqual(NOT_GIVEN);
    expect(after.balance.reservedProfiles).toBe(0);
    const { entries } = await second.visitor.ok('getStatement', { query: {} });
    // It ended with what it belonged to, and not by whoever declined.
    expect(new Set(entries.filter(({ kind }) => kind === 'expire').map(({ who }) => who))).toEqual(new Set(['Vela']));
    expect(await checkBalances(world.server.app)).toBe(0);
  });

  test('and stay with the company that gives another number, and its own again', async () => {
    const owner = await recruiter({ givenName: 'Byter' });
    const form = companyForm('Byter AB');
    await owner.visitor.ok('saveCompany', { body: form });
    const other = companyForm('Byter AB');
    expect(given(await owner.visitor.ok('saveCompany', { body: other }))).toEqual(GIVEN);
    expect(given(await owner.visitor.ok('saveCompany', { body: form }))).toEqual(GIVEN);
  });

  test('of two who come at once', async () => {
    const form = companyForm('Samtidigt AB');
    const [one, two] = [await recruiter({ givenName: 'Samtida' }), await recruiter({ givenName: 'Samtide' })];
    const answers = await Promise.all([one, two].map(({ visitor }) => visitor.call('saveCompany', { body: form })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);

    const twins = await Promise.all(
      ['a', 'e'].map((end) => recruiter({ givenName: `Tvilling${end}`, email: `same+${end}@inbox.example` })),
    );
    const companies = await Promise.all(
      twins.map(({ visitor }, index) => visitor.ok('saveCompany', { body: companyForm(`Tvilling ${index} AB`) })),
    );
    expect(companies.map(({ freeProfiles }) => freeProfiles).toSorted()).toEqual([0, 3]);
  });
});

test('the mark names nobody, is told in the export, and outlives the account', async () => {
  const { freeProfileMarks } = world.server.app.models;
  const person = { givenName: 'Markera', familyName: 'Kvarblivarsson', email: 'markera@kvar.example' };
  const first = await recruiter(person);
  await placeholderOf(first);
  const told = async ({ visitor }: Member) => (await visitor.call('exportMyData')).body;
  expect(await told(first)).toMatchObject({ freeProfilesGivenAt: world.clock.now().toISOString() });
  const marks = await freeProfileMarks.countDocuments();
  await first.visitor.ok('deleteMe');
  expect(await freeProfileMarks.countDocuments()).toBe(marks);
  expect(await wholeStore(world)).not.toMatch(/markera|kvarblivar/i);
  const again = await recruiter(person);
  expect(await told(again)).toMatchObject({ freeProfilesGivenAt: world.clock.now().toISOString() });
  const never = await world.join({ givenName: 'Aldrig' });
  expect(await told(never)).toMatchObject({ freeProfilesGivenAt: null });
});

test('companies from before there were marks are marked with their owners', async () => {
  const { app } = world.server;
  const { companies, freeProfileMarks } = app.models;
  const form = companyForm('Gammal AB');
  const owner = await recruiter({ givenName: 'Gammal' });
  const { id } = await owner.visitor.ok('saveCompany', { body: form });
  await freeProfileMarks.deleteMany({});
  await companies.updateOne({ _id: id }, { $unset: { freeProfileMarks: '' } });
  for (let times = 0; times < 2; times += 1) await markGiven(companies.db, app.config);
  await owner.visitor.ok('deleteMe');
  const other = await recruiter({ givenName: 'Nyare' });
  expect(given(await other.visitor.ok('saveCompany', { body: form }))).toEqual(NOT_GIVEN);
  expect(given(await placeholderOf(await recruiter({ givenName: 'Gammal' })))).toEqual(NOT_GIVEN);
});
