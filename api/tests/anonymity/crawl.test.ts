import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { ENDPOINTS, type ServedEndpoint } from '@vela/contracts/endpoint-table';
import type { EndpointName } from '@vela/contracts/endpoints';
import { dayOf, startOfDay } from '@vela/market/days';
import { type ExampleCalls, exampleCalls, sendExample } from '../support/example-calls.js';
import { handleFor, joinAsRecruiter, joinAsTalent, type Recruiter, requestTo, type Talent } from '../support/people.js';
import { startWorld, type World } from '../support/world.js';

/** Talents who say the same of themselves: nothing but what links them could tell them apart. */
const ALIKE = 12;

/** Everything that one company read, call by call. */
interface Crawl {
  readonly recruiter: Recruiter;
  readonly answers: readonly {
    readonly name: EndpointName;
    readonly text: string;
    readonly headers: readonly (readonly [name: string, value: string])[];
  }[];
  /** The answers that are JSON. */
  readonly read: readonly unknown[];
}

let world: World;
let talents: Talent[];
let crawls: readonly [Crawl, Crawl];

const names = (Object.keys(ENDPOINTS) as EndpointName[]).filter((name) => {
  const { access, method, keepsAnswers }: ServedEndpoint = ENDPOINTS[name];
  const reads = method === 'GET' || keepsAnswers === true;
  return reads && (access === 'user' || access === 'companyMember');
});

/** Reads whatever there is to read, and opens every profile and every match. */
async function crawl(recruiter: Recruiter, asked: Talent, alsoAsked: Talent): Promise<Crawl> {
  const { visitor } = recruiter;
  const { id: connectionId } = await visitor.ok('createConnection', { body: requestTo(recruiter, asked) });
  await visitor.ok('createConnection', { body: requestTo(recruiter, alsoAsked) });
  const base = exampleCalls(world, {
    owner: recruiter,
    talent: asked,
    connectionId,
    inviteId: connectionId,
    purchaseId: connectionId,
    savedSearchId: (await visitor.ok('createSavedSearch', { body: { name: 'All', filters: {} } })).id,
  });
  const all = { query: { pageSize: 100 } };
  const calls: [EndpointName, ExampleCalls][] = [
    ...names.map((name): [EndpointName, ExampleCalls] => [name, base]),
    ['searchTalent', { ...base, searchTalent: all }],
    ['getOpenRole', { ...base, getOpenRole: { params: { id: recruiter.role.id }, ...all } }],
    ...talents.map((talent): [EndpointName, ExampleCalls] => [
      'getJobSeekerProfile',
      { ...base, getJobSeekerProfile: { params: { id: handleFor(recruiter, talent) } } },
    ]),
    ...talents.map((talent): [EndpointName, ExampleCalls] => [
      'getMatch',
      { ...base, getMatch: { params: { id: recruiter.role.id, talent: handleFor(recruiter, talent) } } },
    ]),
    ['exportMyData', base],
  ];
  const answers = [];
  for (const [name, examples] of calls) {
    const { text, headers } = await sendExample(visitor, name, examples);
    answers.push({ name, text, headers: [...headers] });
  }
  return { recruiter, answers, read: answers.map(({ text }) => jsonOf(text)) };
}

beforeAll(async () => {
  world = await startWorld();
  talents = [];
  for (let number = 0; number < ALIKE; number += 1) {
    talents.push(
      await joinAsTalent(world, { givenName: 'Tuva', familyName: `Twin${number}`, email: `t${number}@x.example` }),
    );
    world.clock.advance({ minutes: 7 });
  }
  const [one, other] = [
    await joinAsRecruiter(world, { givenName: 'Rut' }),
    await joinAsRecruiter(world, { givenName: 'Olga' }, 'Other AB'),
  ];
  // Both ask the first; that a company asked is its own to know.
  const [first, second, third] = talents;
  if (first === undefined || second === undefined || third === undefined) throw new Error('There are too few talents.');
  crawls = [await crawl(one, first, second), await crawl(other, first, third)];
}, 180_000);
afterAll(() => world.stop());

const textOf = ({ answers }: Crawl): string =>
  answers.map(({ text, headers }) => text + JSON.stringify(headers)).join('\n');

/** Every text within a value, and every number as it is written. */
function leavesOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(leavesOf);
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([key, part]) => [key, ...leavesOf(part)]);
  return value === null ? [] : [String(value)];
}

/** What an answer says in the object that a handle stands in, and in those around it up to a list. */
function saidWith(handle: string, value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap((part) => saidWith(handle, part));
  if (typeof value !== 'object' || value === null) return [];
  const parts = Object.values(value);
  const within = parts.flatMap((part) => saidWith(handle, part));
  const holds = parts.includes(handle) || (within.length > 0 && !parts.some(Array.isArray));
  return holds ? leavesOf(value) : within;
}

const jsonOf = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

/** Headers that say when and which call it was. */
const OF_THE_CALL: readonly string[] = ['date', 'x-request-id'];

/** Everything that a company got to read about one talent, in answers and in the headers of the talent's own profile. */
const saidOf = ({ recruiter, read, answers }: Crawl, talent: Talent): ReadonlySet<string> => {
  const handle = handleFor(recruiter, talent);
  const profiles = answers.filter(({ name, text }) => name === 'getJobSeekerProfile' && text.includes(handle));
  const headers = profiles.flatMap((profile) => profile.headers.filter(([name]) => !OF_THE_CALL.includes(name)));
  return new Set([
    ...read.flatMap((answer) => saidWith(handle, answer)),
    ...headers.map(([name, value]) => `${name}: ${value}`),
  ]);
};

/** Fields are there for what a yes discloses; before it they are null. */
const isNoFieldName = (text: string): boolean => !/^[a-z]+[A-Za-z]*$/.test(text);

describe('two companies that lay their views of a talent side by side', () => {
  test('read of everybody, by handles of their own', () => {
    for (const { recruiter, answers, read } of crawls)
      for (const talent of talents) {
        const lists = answers.filter(({ text }) => text.includes(handleFor(recruiter, talent)));
        expect(lists.map(({ name }) => name)).toEqual(expect.arrayContaining(['searchTalent', 'getOpenRole']));
        expect(saidOf({ recruiter, answers, read }, talent).size).toBeGreaterThan(40);
      }
  });

  test('find nothing equal in them but what all talents who say the same have in common', () => {
    const [one, other] = crawls;
    const said = talents.map((talent) => ({ toOne: saidOf(one, talent), toOther: saidOf(other, talent) }));
    for (const { toOne, toOther } of said) {
      const others = said.filter((another) => another.toOne !== toOne);
      const ofOthers = new Set(others.flatMap((another) => [...another.toOne, ...another.toOther]));
      expect([...toOne].filter((word) => toOther.has(word) && !ofOthers.has(word))).toEqual([]);
    }
  });

  test('find no time finer than a day and no address of a picture, of whoever they did not ask', () => {
    for (const crawled of crawls) {
      // Its own export tells a recruiter when it looked.
      const read = crawled.read.filter((_, index) => crawled.answers[index]?.name !== 'exportMyData');
      for (const talent of talents.slice(3)) {
        const said = [...saidOf({ ...crawled, read }, talent)];
        const times = said.filter((text) => /\d\d:\d\d/.test(text));
        expect(times.length).toBeGreaterThan(0);
        expect(times).toEqual(times.map((time) => startOfDay(dayOf(new Date(time))).toISOString()));
        expect(said.filter((text) => /picture|photo|avatar|licdn|https?:/i.test(text)).filter(isNoFieldName)).toEqual(
          [],
        );
      }
    }
  });

  test('find no handle of the other, and no id of the store', () => {
    const [one, other] = crawls;
    for (const [crawled, stranger] of [
      [one, other.recruiter],
      [other, one.recruiter],
    ] as const) {
      const text = textOf(crawled);
      for (const talent of talents)
        for (const secret of [handleFor(stranger, talent), talent.profile.id, talent.me.id, talent.me.referralCode])
          expect(text).not.toContain(secret);
    }
  });

  test('find them in different orders', async () => {
    const orders = await Promise.all(
      crawls.map(async ({ recruiter }) => {
        const { found } = await recruiter.visitor.ok('searchTalent', { query: { pageSize: 100 } });
        const handles = talents.map((talent) => handleFor(recruiter, talent));
        return found.map(({ jobSeekerProfile }) => handles.indexOf(jobSeekerProfile.id));
      }),
    );
    expect(orders[0]?.toSorted()).toEqual(orders[1]?.toSorted());
    expect(orders[0]).not.toEqual(orders[1]);
  });
});

test('a yes discloses who it is, and still no id of the store', async () => {
  const [{ recruiter }] = crawls;
  const [talent] = talents;
  if (talent === undefined) throw new Error('There are no talents.');
  const sent = await recruiter.visitor.ok('listConnections', { query: { userType: 'talentSeeker' } });
  const request = sent.find((one) => 'jobSeeker' in one && one.jobSeeker.id === handleFor(recruiter, talent));
  await talent.visitor.ok('answerConnection', { params: { id: request?.id ?? '' }, body: { status: 'accepted' } });
  const read = [
    await recruiter.visitor.call('listConnections', { query: { userType: 'talentSeeker' } }),
    await recruiter.visitor.call('getJobSeekerProfile', { params: { id: handleFor(recruiter, talent) } }),
    await recruiter.visitor.call('updateConversation', {
      params: { id: request?.id ?? '' },
      body: { stage: 'offered' },
    }),
    await recruiter.visitor.call('searchTalent'),
    await recruiter.visitor.call('exportMyData'),
  ];
  expect(read.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  expect(read[1]?.text).toContain('Twin0');
  for (const { text } of read) for (const id of [talent.profile.id, talent.me.id]) expect(text).not.toContain(id);
});

test('neither id of a talent leads to the other: they are of chance alone', async () => {
  const { users } = world.server.app.models;
  const stored = await users.find({ givenName: 'Tuva' }).lean();
  const counted = stored.flatMap(({ _id, jobSeekerProfileId }) => [_id, jobSeekerProfileId ?? _id]);
  // Ids that are counted share the five bytes of their process.
  expect(new Set(counted.map((id) => id.toHexString().slice(8, 18))).size).toBe(2 * ALIKE);
});
