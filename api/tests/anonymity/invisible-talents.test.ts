import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Types } from 'mongoose';
import { ENDPOINTS, type ServedEndpoint } from '@vela/contracts/endpoint-table';
import type { EndpointName } from '@vela/contracts/endpoints';
import { type ExampleCalls, exampleCalls, sendExample } from '../support/example-calls.js';
import { INVISIBLE_KINDS, type InvisibleKind, joinAsColleague, joinInvisibly } from '../support/invisible.js';
import {
  COMPANY_FORM,
  handleFor,
  joinAsRecruiter,
  joinAsTalent,
  type Recruiter,
  requestTo,
  type Talent,
} from '../support/people.js';
import { type FieldPath, ID_FIELDS, TALENT_FIELDS } from '../support/talent-fields.js';
import type { Answer } from '../support/visitor.js';
import { startWorld, type World } from '../support/world.js';

/** Talents whom everybody sees; enough for counts to be told. */
const VISIBLE = 6;

let world: World;
let recruiter: Recruiter;
let other: Recruiter;
let visible: Talent;
let examples: ExampleCalls;
/** What the company read before there was anybody whom it may not see. */
let before: ReadonlyMap<EndpointName, string>;
let invisible: Record<InvisibleKind, Talent>;

/** Calls that read: those that change nothing that another answer shows are among them. */
const READS = (Object.keys(ENDPOINTS) as EndpointName[]).filter((name) => {
  const { method, keepsAnswers, changesState, access }: ServedEndpoint = ENDPOINTS[name];
  const reads = method === 'GET' ? changesState !== true : keepsAnswers === true;
  return reads && !['anonymous', 'admin', 'jobSeeker'].includes(access);
});

/** What an error says of the call itself, and an export of how often somebody called: these calls are counted, too. */
const COUNTED = /"requestId":"[^"]+"|"callCounts":\s*\[[^\]]*\]/g;

async function everythingRead(): Promise<ReadonlyMap<EndpointName, string>> {
  const answers = new Map<EndpointName, string>();
  for (const name of READS) {
    const { status, text } = await sendExample(recruiter.visitor, name, examples);
    answers.set(name, `${status} ${text.replace(COUNTED, '')}`);
  }
  return answers;
}

const differing = (one: ReadonlyMap<EndpointName, string>, another: ReadonlyMap<EndpointName, string>) =>
  READS.filter((name) => one.get(name) !== another.get(name));

beforeAll(async () => {
  // What happens by itself would be counted with the calls.
  world = await startWorld({}, { jobs: 'none' });
  recruiter = await joinAsRecruiter(world, { givenName: 'Rut' });
  other = await joinAsRecruiter(world, { givenName: 'Olga' }, 'Other AB');
  await joinAsColleague(world, recruiter);
  const talents: Talent[] = [];
  for (let number = 0; number < VISIBLE; number += 1)
    talents.push(await joinAsTalent(world, { givenName: `Visible${number}` }));
  const [first] = talents;
  if (first === undefined) throw new Error('Nobody is visible.');
  visible = first;
  await recruiter.visitor.ok('saveCompany', { body: { ...COMPANY_FORM, inviteColleagues: 'kim@x.example' } });
  const { id: connectionId } = await recruiter.visitor.ok('createConnection', { body: requestTo(recruiter, visible) });
  examples = exampleCalls(world, {
    owner: recruiter,
    talent: visible,
    connectionId,
    inviteId: (await recruiter.visitor.ok('listCompanyInvites'))[0]?.id ?? '',
    purchaseId: (await recruiter.visitor.ok('createPaymentIntent', { body: { ammount: 200_000, currency: 'sek' } }))
      .purchaseId,
    savedSearchId: (await recruiter.visitor.ok('createSavedSearch', { body: { name: 'All', filters: {} } })).id,
  });
  // New to the saved search.
  world.clock.advance({ minutes: 5 });
  for (let number = 0; number < VISIBLE; number += 1) await joinAsTalent(world, { givenName: `Later${number}` });
  before = await everythingRead();
  const joined: [InvisibleKind, Talent][] = [];
  for (const kind of INVISIBLE_KINDS) joined.push([kind, await joinInvisibly(world, recruiter, kind)]);
  invisible = Object.fromEntries(joined) as Record<InvisibleKind, Talent>;
}, 180_000);
afterAll(() => world.stop());

describe('what a company reads', () => {
  test('is the same to the last byte, whoever joined whom it may not see', async () => {
    expect(differing(before, await everythingRead())).toEqual([]);
  }, 60_000);

  test('tells of whoever joined whom it may see, in every list and count', async () => {
    await joinAsTalent(world, { givenName: 'Newcomer' });
    const changed = differing(before, await everythingRead());
    for (const name of ['searchTalent', 'countFilters', 'getOpenRole', 'listOpenRoles', 'countRoleReach'] as const)
      expect(changed).toContain(name);
    expect(changed).toContain('listSavedSearches');
  }, 60_000);
});

/** An endpoint's example with something else in the place of its talent. */
function naming(name: EndpointName, [part = '', field = '']: FieldPath, reference: string): ExampleCalls {
  const example = { ...examples[name] } as Record<string, object>;
  return { ...examples, [name]: { ...example, [part]: { ...example[part], [field]: reference } } };
}

/** Headers that say when and which call it was. */
const OF_THE_CALL: readonly string[] = ['date', 'x-request-id', 'set-cookie'];

const seenOf = ({ status, text, headers }: Answer) => ({
  status,
  text: text.replace(COUNTED, ''),
  headers: [...headers].filter(([name]) => !OF_THE_CALL.includes(name)),
});

/** What is read when it is time, whoever calls: the catalogue, and which processes answer beside this one. */
const WHEN_IT_IS_TIME: readonly string[] = ['categories', 'replicas'];

/** Makes a call and notes what it asked of the store. */
async function watched(name: EndpointName, path: FieldPath, reference: string) {
  const connection = world.server.app.models.users.db;
  const asked: string[] = [];
  connection.set('debug', (collection: string, method: string) => {
    if (!WHEN_IT_IS_TIME.includes(collection)) asked.push(`${collection}.${method}`);
  });
  const answer = await sendExample(recruiter.visitor, name, naming(name, path, reference));
  connection.set('debug', false);
  return { ...seenOf(answer), asked: asked.toSorted() };
}

const nobody = () => ({ profile: { id: randomBytes(12).toString('hex') } });

describe.each(TALENT_FIELDS)('$name', ({ name, path }) => {
  const absent = () => watched(name, path, handleFor(recruiter, nobody()));

  test('answers for whoever may be seen', async () => {
    const { status } = await sendExample(recruiter.visitor, name, examples);
    // Asked already; nobody has a picture before they accepted.
    expect([200, { createConnection: 409, getProfilePicture: 404 }[name as string]]).toContain(status);
  });

  test.each(INVISIBLE_KINDS)('tells nothing of somebody who is %s, by answer or by work', async (kind) => {
    const expected = await absent();
    expect(expected.status).toBe(404);
    expect(expected.asked.length).toBeGreaterThan(1);
    expect(await watched(name, path, handleFor(recruiter, invisible[kind]))).toEqual(expected);
  });

  test('takes no handle of another company, no id of the store, and no guess', async () => {
    const expected = await absent();
    for (const reference of [
      handleFor(other, visible),
      visible.profile.id,
      visible.me.id,
      invisible.paused.profile.id,
      randomBytes(16).toString('base64url'),
    ])
      expect(await watched(name, path, reference)).toEqual(expected);
  });
});

test('every call that names a talent is looked at here: other ids are ids of other things', () => {
  const things =
    /^\/api\/(companies\/(invites|join-requests|logos|members)|open-roles|fitting-roles|saved-searches|connections|conversations|documents|hires|invoices|subscriptions\/\w+)\/:id(\/[\w:-]+)* (id|person|meeting|replaces|undoes)$/;
  const named = /^\S+ (category|skill|role|openRole|company|member|connection|attempt|client)(Id)?(\.\*)?$/;
  // A category, the purchase, hire or company that a document belongs to, one's own notifications, and what a browser calls a new role.
  const others = [
    '/api/open-roles key',
    '/api/open-roles/:id key',
    '/api/job-seeker-profiles id',
    '/api/documents subjectId',
    '/api/notifications before',
    '/api/notifications/read ids.*',
    '/api/notifications/read upTo',
  ];
  const unknown = ID_FIELDS.filter((field) => !things.test(field) && !named.test(field) && !others.includes(field));
  expect(unknown).toEqual([]);
  expect(TALENT_FIELDS.map(({ name }) => name)).toContain('getJobSeekerProfile');
});

describe('a request that is over', () => {
  const sentTo = async (talent: Talent) =>
    (await recruiter.visitor.ok('listConnections', { query: { userType: 'talentSeeker' } })).find(
      (sent) => sent.view === 'talentSeeker' && sent.jobSeeker.id === handleFor(recruiter, talent),
    );

  test('says of a talent who has hidden since only that there was one', async () => {
    const talent = await joinAsTalent(world, { givenName: 'Zelda' });
    const { id } = await recruiter.visitor.ok('createConnection', { body: requestTo(recruiter, talent) });
    await talent.visitor.ok('answerConnection', { params: { id }, body: { status: 'declined' } });
    expect(await sentTo(talent)).toMatchObject({ jobSeeker: { aboutMe: 'I like calm systems.', minSalary: 50_000 } });
    await talent.visitor.ok('saveJobSeekerProfile', { body: { availableForContact: false } });
    expect(await sentTo(talent)).toMatchObject({
      status: 'declined',
      jobSeeker: { initials: 'ZT', aboutMe: null, minSalary: null, jobSeekerProfileSkills: [], countriesCities: {} },
    });
  });

  test('an accepted one stays as it is', async () => {
    const talent = await joinAsTalent(world, { givenName: 'Yrsa' });
    const { id } = await recruiter.visitor.ok('createConnection', { body: requestTo(recruiter, talent) });
    await talent.visitor.ok('answerConnection', { params: { id }, body: { status: 'accepted' } });
    await talent.visitor.ok('saveJobSeekerProfile', { body: { availableForContact: false } });
    expect(await sentTo(talent)).toMatchObject({ jobSeeker: { aboutMe: 'I like calm systems.' } });
  });

  test('the address from before there were handles opens what the talent disclosed, and only that', async () => {
    const talent = await joinAsTalent(world, { givenName: 'Xenia' });
    const open = async () =>
      (await recruiter.visitor.call('getJobSeekerProfile', { params: { id: talent.profile.id } })).status;
    const picture = async () =>
      (await recruiter.visitor.call('getProfilePicture', { params: { id: talent.profile.id } })).status;
    const { id } = await recruiter.visitor.ok('createConnection', { body: requestTo(recruiter, talent) });
    expect([await open(), await picture()]).toEqual([404, 404]);
    await talent.visitor.ok('answerConnection', { params: { id }, body: { status: 'accepted' } });
    expect([await open(), await picture()]).toEqual([200, 200]);
    const stranger = await other.visitor.call('getJobSeekerProfile', { params: { id: talent.profile.id } });
    expect(stranger.status).toBe(404);
  });
});

test('the colleague is one', async () => {
  const { users } = world.server.app.models;
  const colleague = await users.findById(invisible.colleague.me.id).lean();
  expect(colleague?.companyId).toEqual(new Types.ObjectId(recruiter.company.id));
});
