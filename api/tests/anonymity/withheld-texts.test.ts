import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { ENDPOINTS, type ServedEndpoint } from '@vela/contracts/endpoint-table';
import type { EndpointName } from '@vela/contracts/endpoints';
import { type ExampleCalls, exampleCalls, sendExample } from '../support/example-calls.js';
import { handleFor, joinAsRecruiter, joinAsTalent, type Recruiter, requestTo, type Talent } from '../support/people.js';
import { startWorld, type World } from '../support/world.js';

/** What leads to the talent, in a text that was fine until the talent named this profile. */
const TELLING = 'zorahxyz';

const TEXTS = { currentRole: `Architect, known as ${TELLING}`, aboutMe: `Ask ${TELLING}.` };

let world: World;
let recruiter: Recruiter;
let talent: Talent;
beforeAll(async () => {
  world = await startWorld();
  recruiter = await joinAsRecruiter(world, { givenName: 'Rut' });
  talent = await joinAsTalent(world, { givenName: 'Zora' }, TEXTS);
  const { textsWithheld } = await talent.visitor.ok('saveJobSeekerProfile', {
    body: { linkedinProfile: `https://www.linkedin.com/in/${TELLING}` },
  });
  expect(textsWithheld).toBe(true);
}, 120_000);
afterAll(() => world.stop());

test('a text that is withheld stands in no answer to a company, wherever the talent stands in it', async () => {
  const { visitor, role } = recruiter;
  const handle = handleFor(recruiter, talent);
  const move = { talent: handle, where: 'up', reason: 'Built ferries before.' } as const;
  await visitor.ok('moveTalent', { params: { id: role.id }, body: move });
  await visitor.ok('markTalent', { params: { id: handle }, body: { shortlisted: true } });
  const { id: connectionId } = await visitor.ok('createConnection', { body: requestTo(recruiter, talent) });
  const savedSearch = await visitor.ok('createSavedSearch', { body: { name: 'All', filters: {} } });
  const base = exampleCalls(world, {
    owner: recruiter,
    talent,
    connectionId,
    inviteId: connectionId,
    purchaseId: connectionId,
    savedSearchId: savedSearch.id,
  });
  const reads = (Object.keys(ENDPOINTS) as EndpointName[]).filter((name) => {
    const { access, method, keepsAnswers }: ServedEndpoint = ENDPOINTS[name];
    return (method === 'GET' || keepsAnswers === true) && (access === 'user' || access === 'companyMember');
  });
  const calls: (readonly [EndpointName, ExampleCalls])[] = [
    ...reads.map((name) => [name, base] as const),
    ['listMoves', { ...base, listMoves: { query: {} } }],
    ['getOpenRole', { ...base, getOpenRole: { params: { id: role.id }, query: { list: 'matches' } } }],
    ['getMatch', { ...base, getMatch: { params: { id: role.id, talent: handle } } }],
  ];
  let met = 0;
  for (const [name, examples] of calls) {
    const { text } = await sendExample(visitor, name, examples);
    if (text.includes(handle)) met += 1;
    expect({ name, tells: text.includes(TELLING) }).toEqual({ name, tells: false });
  }
  expect(met).toBeGreaterThan(5);
});
