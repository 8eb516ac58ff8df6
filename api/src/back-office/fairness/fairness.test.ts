import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { SELF_IDENTIFICATION_CONSENT } from '@vela/contracts/constants';
import { BUNDLED_RATES, SCORE_VERSION } from '@vela/matching';
import {
  handleFor,
  joinAsRecruiter,
  joinAsTalent,
  profileForm,
  type Recruiter,
  requestTo,
  type Talent,
} from '../../../tests/support/people.js';
import { startWorld, type World } from '../../../tests/support/world.js';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());

const { revision } = SELF_IDENTIFICATION_CONSENT;
const WOMAN = { gender: 'woman', ageGroup: '50plus', consentRevision: revision } as const;

describe('what a talent says of themselves', () => {
  test('is read, changed and withdrawn by the talent, with the version of the text', async () => {
    const { visitor } = await joinAsTalent(world, { givenName: 'Selma' });
    const nothing = { gender: null, ageGroup: null, consentRevision: null, at: null };
    expect(await visitor.ok('getSelfIdentification')).toEqual(nothing);
    await visitor.ok('saveSelfIdentification', { body: WOMAN });
    const changed = { ...WOMAN, gender: null };
    await visitor.ok('saveSelfIdentification', { body: changed });
    expect(await visitor.ok('getSelfIdentification')).toEqual({ ...changed, at: world.clock.now().toISOString() });
    world.clock.advance({ minutes: 1 });
    expect(await visitor.ok('withdrawSelfIdentification')).toEqual(nothing);
    expect((await visitor.ok('listMyConsents')).map(({ kind, categories }) => [kind, categories])).toContainEqual([
      'fairness',
      [],
    ]);
  });

  test('is refused without an answer, without the current text, and with an answer that is not offered', async () => {
    const { visitor } = await joinAsTalent(world, { givenName: 'Ragna' });
    const refused = async (change: object) =>
      (await visitor.call('saveSelfIdentification', { body: { ...WOMAN, ...change } })).status;
    expect(await refused({ gender: null, ageGroup: null })).toBe(422);
    expect(await refused({ consentRevision: revision + 1 })).toBe(422);
    expect(await refused({ gender: 'unknown' })).toBe(422);
  });

  test('is in the export, and gone with the account', async () => {
    const { visitor, me } = await joinAsTalent(world, { givenName: 'Gunhild' });
    await visitor.ok('saveSelfIdentification', { body: WOMAN });
    expect((await visitor.call('exportMyData')).body).toMatchObject({ talent: { selfIdentification: WOMAN } });
    await visitor.ok('deleteMe');
    expect(await world.server.app.models.selfIdentifications.countDocuments({ userId: me.id })).toBe(0);
  });
});

/** How a talent stands with a role: everything that its recruiter gets of the match. */
async function matchOf(recruiter: Recruiter, talent: Talent) {
  const { visitor, role } = recruiter;
  const { matches } = await visitor.ok('getOpenRole', { params: { id: role.id } });
  const position = matches.findIndex(({ jobSeekerProfile }) => jobSeekerProfile.id === handleFor(recruiter, talent));
  const match = matches[position];
  if (match === undefined) throw new Error('The talent is not among the matches.');
  const { jobSeekerProfile: _who, ...score } = match;
  return { position, score };
}

test('another name, email, picture or gender of the same stored profile changes no score, no reason and no place in the list', async () => {
  const recruiter = await joinAsRecruiter(world, { givenName: 'Rekryterare' }, 'Counterfactual AB');
  for (const givenName of ['Ett', 'Två', 'Tre']) await joinAsTalent(world, { givenName });
  const talent = await joinAsTalent(
    world,
    { givenName: 'Anna', familyName: 'Andersson', email: 'anna@counter.example' },
    { experienceYears: 5 },
  );
  const { users, profilePictures } = world.server.app.models;
  const before = await matchOf(recruiter, talent);

  await talent.visitor.ok('saveSelfIdentification', { body: WOMAN });
  expect(await matchOf(recruiter, talent)).toEqual(before);
  await talent.visitor.ok('saveSelfIdentification', { body: { ...WOMAN, gender: 'man', ageGroup: 'under30' } });
  await users.updateOne(
    { _id: talent.me.id },
    { $set: { givenName: 'Mohammed', familyName: 'Ökyay', email: 'mohammed@counter.example' } },
  );
  await profilePictures.deleteMany({ userId: talent.me.id });
  // Saved anew, so that every engine reads it again.
  await talent.visitor.ok('saveJobSeekerProfile', { body: profileForm(world, { experienceYears: 5 }) });
  expect(await matchOf(recruiter, talent)).toEqual(before);
});

test('a request keeps the version of the score, its breakdown and the date of the rates', async () => {
  const recruiter = await joinAsRecruiter(world, { givenName: 'Sändare' }, 'Stored AB');
  const talent = await joinAsTalent(world, { givenName: 'Mottagare' });
  const { id } = await recruiter.visitor.ok('createConnection', { body: requestTo(recruiter, talent) });
  const sentThen = await world.server.app.models.connections.findById(id).lean();
  expect(sentThen?.breakdown).toMatchObject({ version: SCORE_VERSION, ratesDate: BUNDLED_RATES.date });
  expect(sentThen?.breakdown.components.reduce((sum, { points }) => sum + points, 0)).toBe(
    sentThen?.breakdown.basisPoints,
  );
});
