import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { ENDPOINTS, type Access, type Endpoint, type EndpointName } from '@vela/contracts/endpoints';
import { exampleCalls, missingExamples, OWNED, sendExample, SHARED, type ExampleCalls } from '../../testing/example-calls.js';
import { joinAsRecruiter, joinAsTalent, requestTo, COMPANY_FORM, type Recruiter, type Talent } from '../../testing/people.js';
import type { Answer, Visitor } from '../../testing/visitor.js';
import { startWorld, type World } from '../../testing/world.js';

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
    visitor: world.visitor(), newcomer: newcomer.visitor, jobSeeker: stranger.visitor, talentSeeker: noCompany.visitor,
    otherCompany: other.visitor,
  };
  await owner.visitor.ok('saveCompany', { body: { ...COMPANY_FORM, inviteColleagues: 'kim@x.example' } });
  const inviteId = (await owner.visitor.ok('listCompanyInvites'))[0]?.id ?? '';
  const connectionId = (await owner.visitor.ok('createConnection', { body: requestTo(owner, talent) })).id;
  const { purchaseId } = await owner.visitor.ok('createPaymentIntent', { body: { ammount: 200_000, currency: 'sek' } });
  const savedSearchId = (await owner.visitor.ok('createSavedSearch', { body: { name: 'All', filters: {} } })).id;
  examples = exampleCalls(world, { owner, talent, connectionId, inviteId, purchaseId, savedSearchId });
  inviteId = (await owner.visitor.ok('listCompanyInvites'))[0]?.id ?? '';
  connectionId = (await owner.visitor.ok('createConnection', { body: requestTo(owner, talent) })).id;
  const pack = { ammount: 200_000, currency: 'sek' } as const;
  const { purchaseId } = await owner.visitor.ok('createPaymentIntent', { body: pack });
  requests = {
    listCategorySkills: { query: { categoryId: world.category.id } },
    listCategoryRoles: { query: { categoryId: world.category.id } },
    listConnections: { query: { userType: 'talentSeeker' } },
    createConnection: { body: requestTo(owner, talent) },
    answerConnection: { params: { id: connectionId }, body: { status: 'accepted' } },
    counterConnection: { params: { id: connectionId }, body: { terms: { kind: 'salary', compensation: '65000' } } },
    answerCounterOffer: { params: { id: connectionId }, body: { answer: 'kept' } },
    reportConnection: { params: { id: connectionId }, body: { reason: 'spam', text: '' } },
    getSalaryAid: { query: { categoryId: world.category.id } },
    subscribeNewsletter: { body: { firstName: 'A', lastName: 'B', email: 'a@b.example' } },
    getJobSeekerProfile: { params: { id: talent.profile.id } },
    saveJobSeekerProfile: { body: profileForm(world) },
    addProfileView: { body: { jobSeekerId: talent.profile.id } },
    saveTalentSeekerProfile: { body: {} },
    saveCompany: { body: COMPANY_FORM },
    createPaymentIntent: { body: pack },
    getPurchase: { params: { id: purchaseId } },
    getReceiptPdf: { params: { id: purchaseId } },
    createOpenRole: { body: roleForm(world) },
    getOpenRole: { params: { id: owner.role.id } },
    countRoleReach: { body: { category: world.category.id } },
    updateOpenRole: { params: { id: owner.role.id }, body: roleForm(world) },
    setOpenRoleStatus: { params: { id: owner.role.id }, body: { status: 'open' } },
    revokeCompanyInvite: { params: { id: inviteId } },
    removeCompanyMember: { params: { id: owner.me.id } },
    handOverCompany: { body: { memberId: owner.me.id } },
    updateConversation: { params: { id: connectionId }, body: { stage: 'offered' } },
    reportHire: {
      body: {
        connectionId, signedOn: '2026-05-01', startsOn: '2026-06-01', probationEndsOn: null, compensation: '60000', currency: 'SEK',
        compensationTimePeriod: 'Monthly',
      },
    },
    listHires: { query: { userType: 'talentSeeker' } },
    answerHire: { params: { id: connectionId }, body: { answer: 'confirmed' } },
    reportHireEnd: { params: { id: connectionId }, body: { endedOn: '2026-06-02' } },
    adminConfirmHire: { params: { id: connectionId }, body: { bonusSek: null } },
    adminRejectHire: { params: { id: connectionId }, body: { reason: 'r' } },
    adminSetHireBonus: { params: { id: connectionId }, body: { bonusSek: 1, reason: 'r' } },
    adminRefundHire: { params: { id: connectionId }, body: { endedOn: '2026-06-02', reason: 'r' } },
    adminMarkInvoicePaid: { params: { id: connectionId }, body: { reason: 'r' } },
    listPosts: { query: { category: 'news' } },
    listCities: { body: { country: 'Sweden' } },
    getCountryFlag: { body: { country: 'Sweden' } },
    getProfilePicture: { params: { id: talent.profile.id } },
    recordConsent: { body: { consentId: 'c', revision: 1, categories: [], kind: 'cookies' } },
  };
});
afterAll(() => world.stop());

const names = Object.keys(ENDPOINTS) as EndpointName[];
const endpointOf = (name: EndpointName): Endpoint => ENDPOINTS[name];

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

/** Endpoints that name one thing of somebody's; every other member of a company is to get 404 for it. */
const OWNED: readonly EndpointName[] = [
  'answerConnection', 'answerCounterOffer', 'counterConnection', 'createConnection', 'getOpenRole', 'getProfilePicture', 'reportConnection',
  'updateOpenRole', 'setOpenRoleStatus', 'revokeCompanyInvite', 'removeCompanyMember', 'handOverCompany', 'updateConversation',
  'getPurchase', 'getReceiptPdf',
  'reportHire', 'reportHireEnd',
];
/** The same for what belongs to a talent. */
const OWNED_BY_TALENT: readonly EndpointName[] = ['answerHire'];
/** Endpoints with an id that is nobody's own. */
const SHARED: readonly EndpointName[] = ['getJobSeekerProfile'];

test.each(OWNED)('%s tells another company nothing', async (name) => {
  expect((await send(callers.otherCompany, name)).status).toBe(404);
});

test.each(OWNED_BY_TALENT)('%s tells another talent nothing', async (name) => {
  expect((await send(callers.jobSeeker, name)).status).toBe(404);
});

test('every endpoint with an id is held against another owner', () => {
  const withId = names.filter((name) => endpointOf(name).path.includes(':id') && !isAdminOnly(endpointOf(name).access));
  expect(withId.filter((name) => ![OWNED, OWNED_BY_TALENT, SHARED].some((group) => group.includes(name)))).toEqual([]);
});
