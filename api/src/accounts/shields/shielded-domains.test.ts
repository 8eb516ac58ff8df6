import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Types } from 'mongoose';
import { joinAsRecruiter, joinAsTalent, type Recruiter, type Talent } from '../../../tests/support/people.js';
import { startWorld, type World } from '../../../tests/support/world.js';
import { companyKeysOf, keepAway, readKeysAnew } from './index.js';

let world: World;
let talent: Talent;
beforeAll(async () => {
  world = await startWorld();
  talent = await joinAsTalent(world, { givenName: 'Judit' });
});
afterAll(() => world.stop());

/** How many a company finds. */
const found = async ({ visitor }: Pick<Recruiter, 'visitor'>): Promise<number> =>
  (await visitor.ok('searchTalent', { query: { pageSize: 100 } })).found.length;

/** Proves a domain for a company, as the code that was sent to an address there does. */
async function prove({ company }: Recruiter, domain: string): Promise<void> {
  const { app } = world.server;
  const _id = new Types.ObjectId(company.id);
  await app.inTransaction(async (session) => {
    const known = await app.models.companies.findById(_id).session(session).orFail().lean();
    const keys = companyKeysOf({ ...known, domains: [domain] });
    await app.models.companies.updateOne({ _id }, { $set: { domains: [domain], ...keys } }, { session });
    await keepAway(app, _id, session);
  });
}

test.each([
  ['Lage', 'www.tidvatten-ett.se', 'tidvatten-ett.se'],
  ['Lars', 'https://www.tidvatten-två.se/om-oss', 'tidvatten-två.se'],
  ['Linus', 'http://tidvatten-tre.se:8080', 'tidvatten-tre.se'],
])(
  '%s’s company is known by its web address %s as it is copied, under any name',
  async (givenName, address, domain) => {
    const employer = await joinAsRecruiter(world, { givenName }, 'Any Name AB');
    const before = await found(employer);
    await talent.visitor.ok('shieldFromEmployer', { body: { name: 'Somebody Else', domain: address } });
    expect(await found(employer)).toBe(before);
    await prove(employer, domain);
    expect(await found(employer)).toBe(before - 1);
  },
);

test('a shield whose domain was stored with "www." meets its company, until it is taken down', async () => {
  const { models } = world.server.app;
  const employer = await joinAsRecruiter(world, { givenName: 'Malte' }, 'Under Any Other AB');
  await prove(employer, 'ebbvatten.se');
  const before = await found(employer);
  const shields = await talent.visitor.ok('shieldFromEmployer', { body: { name: 'Ebbvatten', domain: 'annat.se' } });
  const id = shields.find(({ name }) => name === 'Ebbvatten')?.id ?? '';
  await models.jobSeekerProfiles.updateOne(
    { _id: talent.profile.id },
    { $set: { 'shields.$[stored].keys': ['domain:www.ebbvatten.se'] } },
    { arrayFilters: [{ 'stored._id': new Types.ObjectId(id) }] },
  );
  await readKeysAnew(models.companies.db);
  await readKeysAnew(models.companies.db);
  // Whoever starts after a migration reads every profile anew; this one is told by the next change of it.
  await talent.visitor.ok('shieldFromEmployer', { body: { name: 'Orelaterat' } });
  expect(await found(employer)).toBe(before - 1);
  await talent.visitor.ok('unblockCompany', { params: { companyId: id } });
  expect(await found(employer)).toBe(before);
});
