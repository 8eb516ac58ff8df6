import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Types } from 'mongoose';
import { DAY_MS } from '@vela/market/days';
import { INVISIBLE_KINDS, joinAsColleague, joinInvisibly } from '../../../tests/support/invisible.js';
import {
  handleFor,
  joinAsRecruiter,
  joinAsTalent,
  type Recruiter,
  type Talent,
} from '../../../tests/support/people.js';
import { until } from '../../../tests/support/until.js';
import { startWorld, type World } from '../../../tests/support/world.js';

let world: World;
let recruiter: Recruiter;
let ferry: Talent;
let lighthouse: Talent;

beforeAll(async () => {
  world = await startWorld();
  recruiter = await joinAsRecruiter(world, { givenName: 'Rut' }, 'Quayside Works');
  ferry = await joinAsTalent(
    world,
    { givenName: 'Tindra', familyName: 'Quillfeather', email: 'tindra@harbourmail.example' },
    {
      aboutMe: 'I keep Göteborgs färjor on time, in C++ and with Øyvinds timetables.',
      currentRole: 'Platform lead',
      experienceYears: 9,
      minSalary: 80_000,
      maxSalary: 90_000,
      countriesCities: { Norway: ['Bergen'] },
    },
  );
  lighthouse = await joinAsTalent(world, { givenName: 'Lo' }, { aboutMe: 'Lamps and lenses.', experienceYears: 2 });
}, 60_000);
afterAll(() => world.stop());

const answerTo = (words: string) => recruiter.visitor.send(`/api/search?words=${encodeURIComponent(words)}`);
const idsFor = async (words: string): Promise<readonly string[]> =>
  (await recruiter.visitor.ok('searchTalent', { query: { words } })).found.map(
    ({ jobSeekerProfile }) => jobSeekerProfile.id,
  );
const handleOf = (talent: Talent): string => handleFor(recruiter, talent);

describe('words find', () => {
  test.each([
    ['About Me', 'timetables'],
    ['a current role', 'platform lead'],
    ['without accents', 'goteborgs farjor oyvinds'],
    ['with accents of their own', 'gôtebórgs'],
    ['whatever the case', 'PLATFORM'],
    ['the last by its beginning', 'lead plat'],
    ['signs that belong to a name', 'c++'],
  ])('%s: %s', async (_, words) => expect(await idsFor(words)).toEqual([handleOf(ferry)]));

  test('desired roles, and skills by any of their names', async () => {
    for (const words of ['backend engineer', 'sql', 'golang'])
      expect(new Set(await idsFor(words))).toEqual(new Set([handleOf(ferry), handleOf(lighthouse)]));
  });

  test.each([
    ['when one of them is missing', 'platform lenses'],
    ['by the beginning of another than the last', 'plat lead'],
    ['by the middle', 'latform'],
    ['by a single letter that is no word', 'q'],
  ])('nobody %s: %s', async (_, words) => expect(await idsFor(words)).toEqual([]));

  test('with filters, and in the counts beside them', async () => {
    const query = { words: 'golang', years: 5 };
    const { found, total } = await recruiter.visitor.ok('searchTalent', { query });
    expect([found.map(({ jobSeekerProfile }) => jobSeekerProfile.id), total]).toEqual([[handleOf(ferry)], null]);
    const counts = await recruiter.visitor.ok('countFilters', { query: { words: 'nobodysaysthis' } });
    expect([counts.total, counts.options.countries]).toEqual([null, []]);
  });
});

describe('the order', () => {
  const sorted = async (sort: 'newest' | 'years' | 'pay') =>
    (await recruiter.visitor.ok('searchTalent', { query: { sort } })).found.map(
      ({ jobSeekerProfile }) => jobSeekerProfile.id,
    );

  test('is by experience, by pay, by the day of joining', async () => {
    expect(await sorted('years')).toEqual([ferry, lighthouse].map(handleOf));
    expect(await sorted('pay')).toEqual([lighthouse, ferry].map(handleOf));
    await world.server.app.models.jobSeekerProfiles.updateOne(
      { _id: new Types.ObjectId(ferry.profile.id) },
      { $set: { createdAt: new Date(world.clock.now().getTime() - 3 * DAY_MS) } },
    );
    world.server.app.matchEngine.profileSaved(ferry.profile.id);
    expect(await sorted('newest')).toEqual([lighthouse, ferry].map(handleOf));
  });

  test('goes on behind a place, and a place of another order is none', async () => {
    const first = await recruiter.visitor.ok('searchTalent', { query: { sort: 'pay', pageSize: 1 } });
    const next = { pageSize: 1, after: first.next ?? '', page: 2 };
    const second = await recruiter.visitor.ok('searchTalent', { query: { ...next, sort: 'pay' } });
    expect(second.found.map(({ jobSeekerProfile }) => jobSeekerProfile.id)).toEqual([handleOf(ferry)]);
    expect(second.next).toBeNull();
    const counted = await recruiter.visitor.ok('searchTalent', { query: { sort: 'years', pageSize: 1, page: 2 } });
    const elsewhere = await recruiter.visitor.ok('searchTalent', { query: { ...next, sort: 'years' } });
    expect(elsewhere.found).toEqual(counted.found);
  });
});

describe('words that do not stand on an anonymous profile find nobody, with the bytes of words that nobody says', () => {
  const nothing = async () => (await answerTo('zzxnobodysaysthis')).text;

  test.each([
    ['a given name', 'tindra'],
    ['a family name', 'quillfeather'],
    ['a mail address', 'tindra@harbourmail.example'],
    ['its domain', 'harbourmail'],
    ['a LinkedIn profile', 'someone-123'],
    ['a place', 'bergen'],
    ['a country', 'norway'],
    ['initials', 'tq'],
  ])('%s', async (_, words) => expect((await answerTo(words)).text).toBe(await nothing()));

  test('texts that are withheld', async () => {
    const withheld = await joinAsTalent(
      world,
      { givenName: 'Vi' },
      { aboutMe: 'Xylographic systems.', currentRole: 'Cartographer' },
    );
    expect(await idsFor('xylographic')).toEqual([handleOf(withheld)]);
    const { models, matchEngine } = world.server.app;
    await models.jobSeekerProfiles.updateOne(
      { _id: new Types.ObjectId(withheld.profile.id) },
      { $set: { textsWithheld: true, updatedAt: new Date() } },
    );
    matchEngine.profileSaved(withheld.profile.id);
    for (const words of ['xylographic', 'cartographer', 'golang xylo'])
      expect((await answerTo(words)).text).toBe(await nothing());
    expect(await idsFor('golang')).toContain(handleOf(withheld));
    await withheld.visitor.ok('deleteMe');
  });

  beforeAll(() => joinAsColleague(world, recruiter));

  test.each(INVISIBLE_KINDS)('those of a talent who is %s', async (kind) => {
    const before = await nothing();
    const hidden = await joinInvisibly(world, recruiter, kind);
    if (kind !== 'deleted')
      await hidden.visitor.ok('saveJobSeekerProfile', { body: { aboutMe: `Said by ${kind}kind alone.` } });
    expect((await answerTo(`${kind}kind`)).text).toBe(before);
    if (kind !== 'deleted') await hidden.visitor.ok('deleteMe');
  });
});

describe('words', () => {
  test.each([
    ['too many', 'a b c d e f g h i', /At most 8 words/],
    ['too long', 'a'.repeat(101), /At most 100 characters/],
    ['none', '++ //', /Type a word/],
  ])('that are %s are refused with what to do', async (_, words, message) => {
    for (const path of ['/api/search', '/api/filter-counts'])
      expect(await recruiter.visitor.send(`${path}?words=${encodeURIComponent(words)}`)).toMatchObject({
        status: 400,
        body: { errors: [{ field: 'words', message: expect.stringMatching(message) }] },
      });
    const saved = await recruiter.visitor.call('createSavedSearch', { body: { name: 'Mine', filters: { words } } });
    expect(saved).toMatchObject({ status: 422, body: { errors: [{ field: 'filters.words' }] } });
  });

  test('are kept by a saved search, which counts who says them', async () => {
    const { id, filters } = await recruiter.visitor.ok('createSavedSearch', {
      body: { name: 'Lamps', filters: { words: ' beacon  keeper ', years: 3 } },
    });
    expect(filters).toMatchObject({ words: 'beacon keeper', years: 3 });
    world.clock.advance({ minutes: 5 });
    await joinAsTalent(world, { givenName: 'Bo' }, { aboutMe: 'A beacon keeper.' });
    await joinAsTalent(world, { givenName: 'Bi' }, { aboutMe: 'A beacon.' });
    const [kept] = await recruiter.visitor.ok('listSavedSearches');
    expect(kept).toMatchObject({ id, anyNew: true });
    await recruiter.visitor.ok('markSavedSearchSeen', { params: { id }, body: {} });
    world.clock.advance({ minutes: 5 });
    await joinAsTalent(world, { givenName: 'Be' }, { aboutMe: 'No keeper.' });
    expect((await recruiter.visitor.ok('listSavedSearches'))[0]).toMatchObject({ id, anyNew: false });
  });

  test('narrow a role’s matches too, and stand in no log', async () => {
    const params = { id: recruiter.role.id };
    const { matches } = await recruiter.visitor.ok('getOpenRole', { params, query: { words: 'timetables' } });
    expect(matches.map(({ jobSeekerProfile }) => jobSeekerProfile.id)).toEqual([handleOf(ferry)]);
    await world.server.app.rankingLog.write();
    expect(JSON.stringify(await world.server.app.models.rankings.find().lean())).not.toContain('timetables');
  });

  test('follow a skill that gets another name', async () => {
    const [skill] = world.category.skills;
    const { models, catalogue } = world.server.app;
    await models.categories.updateOne(
      { 'skills._id': new Types.ObjectId(skill?.id) },
      { $set: { 'skills.$.name': 'Semaphorics' } },
    );
    await catalogue.reload();
    await until(async () => (await idsFor('semaphorics')).includes(handleOf(ferry)));
    await until(async () => !(await idsFor('golang')).includes(handleOf(ferry)));
  });
});
