import { setTimeout as later } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import {
  companyForm,
  joinAsRecruiter,
  joinAsTalent,
  type Recruiter,
  requestTo,
  type Talent,
} from '../../../tests/support/people.js';
import type { Visitor } from '../../../tests/support/visitor.js';
import { startWorld, type World } from '../../../tests/support/world.js';

/** How often two meet: each time at another moment of what the other does. */
const ROUNDS = 10;

let world: World;
let admin: Visitor;
let recruiter: Recruiter;
beforeAll(async () => {
  world = await startWorld({}, { jobs: 'none' });
  admin = (await world.join({ givenName: 'Boss', email: 'admin@vela.example' })).visitor;
  recruiter = await joinAsRecruiter(world, { givenName: 'Rut' });
  // What a request costs is no matter here.
  await world.server.app.models.companies.updateOne({ _id: recruiter.company.id }, { $set: { confirmedHires: 3 } });
});
afterAll(() => world.stop());

const WAYS = {
  'a talent who hides': ({ visitor }: Talent) =>
    visitor.ok('blockCompany', { body: { companyId: recruiter.company.id } }),
  'a talent who leaves': ({ visitor }: Talent) => visitor.ok('deleteMe'),
  'a company that is suspended': () =>
    admin.ok('adminSuspendCompany', { params: { id: recruiter.company.id }, body: { reason: 'Spam' } }),
  'a company whose last person is suspended': () =>
    admin.ok('adminSuspendUser', { params: { id: recruiter.me.id }, body: { reason: 'Spam' } }),
} as const;
type Way = keyof typeof WAYS;

const BACK: Partial<Record<Way, () => Promise<unknown>>> = {
  'a company that is suspended': () =>
    admin.ok('adminUnsuspendCompany', { params: { id: recruiter.company.id }, body: { reason: 'Settled' } }),
  'a company whose last person is suspended': () =>
    admin.ok('adminUnsuspendUser', { params: { id: recruiter.me.id }, body: { reason: 'Settled' } }),
};

/** The company acts again. */
async function back(way: Way): Promise<void> {
  if (BACK[way] === undefined) return;
  await BACK[way]();
  await world.signIn({ givenName: 'Rut', signin: true }, recruiter.visitor);
}

test.each<Way>([
  'a talent who hides',
  'a talent who leaves',
  'a company that is suspended',
  'a company whose last person is suspended',
])('of %s while the company asks no request is left that could be answered, nor a word of it', async (way) => {
  for (let round = 0; round < ROUNDS; round += 1) {
    // What is written is another moment each time, as it is where nobody holds the clock.
    world.clock.advance({ minutes: 1 });
    const talent = await joinAsTalent(world, { givenName: `Samtida${way.length}x${round}` });
    await Promise.all([
      recruiter.visitor.call('createConnection', { body: requestTo(recruiter, talent) }),
      later(round).then(async () => {
        await WAYS[way](talent);
      }),
    ]);
    const left = await world.server.app.models.connections.find({ jobSeekerProfileId: talent.profile.id }).lean();
    expect(left.filter(({ status }) => status === 'open')).toEqual([]);
    if (way === 'a talent who leaves') expect(left.map(({ text }) => text)).toEqual(left.map(() => ''));
    await back(way);
  }
});

test('a verified company that takes another name while it asks leaves no request to a talent who meets verified ones alone', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    world.clock.advance({ minutes: 1 });
    const company = await joinAsRecruiter(world, { givenName: `Namn${round}` }, `Gamla namnet ${round} AB`);
    const talent = await joinAsTalent(world, { givenName: `Skyddad${round}x` });
    await talent.visitor.ok('shieldFromEmployer', { body: { name: `Arbetsgivaren ${round}` } });
    const { organizationNumber, VAT } = company.company;
    await Promise.all([
      later(2 * round).then(() => company.visitor.call('createConnection', { body: requestTo(company, talent) })),
      company.visitor.ok('saveCompany', {
        body: { ...companyForm(`Nya namnet ${round} AB`), organizationNumber, VAT },
      }),
    ]);
    const left = await world.server.app.models.connections.find({ jobSeekerProfileId: talent.profile.id }).lean();
    expect(left.filter(({ status }) => status === 'open')).toEqual([]);
  }
});
