import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type Access, ENDPOINTS, type ServedEndpoint } from '@vela/contracts/endpoint-table';
import type { EndpointName } from '@vela/contracts/endpoints';
import {
  type ExampleCalls,
  exampleCalls,
  missingExamples,
  OWNED,
  OWNED_BY_TALENT,
  sendExample,
} from '../../../tests/support/example-calls.js';
import {
  COMPANY_FORM,
  joinAsRecruiter,
  joinAsTalent,
  type Recruiter,
  requestTo,
  type Talent,
} from '../../../tests/support/people.js';
import type { Answer, Visitor } from '../../../tests/support/visitor.js';
import { startWorld, type World } from '../../../tests/support/world.js';

let world: World;
let owner: Recruiter;
let other: Recruiter;
let talent: Talent;
let callers: Record<'visitor' | 'newcomer' | 'jobSeeker' | 'talentSeeker' | 'otherCompany', Visitor>;
let examples: ExampleCalls;

beforeAll(async () => {
  world = await startWorld();
  owner = await joinAsRecruiter(world, { givenName: 'Rut' });
  other = await joinAsRecruiter(world, { givenName: 'Olga' }, 'Other AB');
  talent = await joinAsTalent(world, { givenName: 'Ada' });
  const stranger = await joinAsTalent(world, { givenName: 'Bea' });
  const newcomer = await world.join({ givenName: 'Nina' });
  const noCompany = await world.join({ givenName: 'Tess', userType: 'talentSeeker' });
  callers = {
    visitor: world.visitor(),
    newcomer: newcomer.visitor,
    jobSeeker: stranger.visitor,
    talentSeeker: noCompany.visitor,
    otherCompany: other.visitor,
  };
  await owner.visitor.ok('saveCompany', { body: { ...COMPANY_FORM, inviteColleagues: 'kim@x.example' } });
  const inviteId = (await owner.visitor.ok('listCompanyInvites'))[0]?.id ?? '';
  const connectionId = (await owner.visitor.ok('createConnection', { body: requestTo(owner, talent) })).id;
  const { purchaseId } = await owner.visitor.ok('createPaymentIntent', { body: { ammount: 200_000, currency: 'sek' } });
  const savedSearchId = (await owner.visitor.ok('createSavedSearch', { body: { name: 'All', filters: {} } })).id;
  examples = exampleCalls(world, { owner, talent, connectionId, inviteId, purchaseId, savedSearchId });
});
afterAll(() => world.stop());

const names = Object.keys(ENDPOINTS) as EndpointName[];
const endpointOf = (name: EndpointName): ServedEndpoint => ENDPOINTS[name];

const send = (visitor: Visitor, name: EndpointName): Promise<Answer> => sendExample(visitor, name, examples);

const isAdminOnly = (access: Access): boolean => access === 'admin';

test('every endpoint has an example that is good', () => {
  expect(missingExamples(examples)).toEqual([]);
});

describe.each(names)('%s', (name) => {
  const { access } = endpointOf(name);
  if (access === 'anonymous') {
    test('answers everybody', async () => {
      const { status } = await send(world.visitor(), name);
      expect([401, 403]).not.toContain(name === 'linkedinCallback' ? 0 : status);
    });
    return;
  }

  test('refuses a visitor', async () => {
    const answer = await send(callers.visitor, name);
    expect(answer.status).toBe(isAdminOnly(access) ? 404 : 401);
    expect(answer.headers.get('content-type')).toContain('application/problem+json');
  });

  const tooLittle: Record<Exclude<Access, 'anonymous'>, (keyof typeof callers)[]> = {
    user: [],
    jobSeeker: ['newcomer', 'talentSeeker'],
    talentSeeker: ['newcomer', 'jobSeeker'],
    companyMember: ['newcomer', 'jobSeeker', 'talentSeeker'],
    admin: ['newcomer', 'jobSeeker', 'talentSeeker', 'otherCompany'],
  };
  for (const who of tooLittle[access])
    test(`refuses a ${who}`, async () => {
      expect((await send(callers[who], name)).status).toBe(isAdminOnly(access) ? 404 : 403);
    });
});

test.each(OWNED)('%s tells another company nothing', async (name) => {
  expect((await send(callers.otherCompany, name)).status).toBe(404);
});

test.each(OWNED_BY_TALENT)('%s tells another talent nothing', async (name) => {
  expect((await send(callers.jobSeeker, name)).status).toBe(404);
});

test('every endpoint with an id is held against another owner', () => {
  const withId = names.filter((name) => endpointOf(name).path.includes(':id') && !isAdminOnly(endpointOf(name).access));
  expect(withId.filter((name) => ![OWNED, OWNED_BY_TALENT].some((group) => group.includes(name)))).toEqual([]);
});
