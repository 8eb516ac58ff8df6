import { SELF_IDENTIFICATION_CONSENT } from '@vela/contracts/constants';
import { ENDPOINTS, type EndpointSchemas, type ServedEndpoint } from '@vela/contracts/endpoint-table';
import type { Calls, EndpointName } from '@vela/contracts/endpoints';
import { signUpAgreement } from '@vela/contracts/legal';
import { pathTo } from '@vela/contracts/routes';
import { COMPANY_FORM, handleFor, profileForm, type Recruiter, requestTo, roleForm, type Talent } from './people.js';
import type { Answer, Visitor } from './visitor.js';
import type { World } from './world.js';

export type ExampleCalls = { readonly [Name in EndpointName]?: Omit<Calls[Name], 'response'> };

/** Whose things the examples name. */
export interface ExamplePeople {
  readonly owner: Recruiter;
  readonly talent: Talent;
  /** An open request of the owner to the talent. */
  readonly connectionId: string;
  /** A pending invitation of the owner's company. */
  readonly inviteId: string;
  /** A purchase that the owner's company began. */
  readonly purchaseId: string;
  /** Of the owner's company. */
  readonly savedSearchId: string;
}

const examplePost = {
  category: 'news',
  slug: 'a-post',
  title: 'A post',
  summary: '',
  content: '',
  status: 'draft',
  publishedAt: '2026-06-01T09:00:00.000Z',
  startsAt: null,
  place: null,
  basedOn: null,
} as const;

/**
 * A good call of every endpoint that takes something, about things of the owner or the talent. The tests of permissions
 * and of anonymity send each of them; a new endpoint gets its row here.
 */
export function exampleCalls(
  world: Pick<World, 'category' | 'otherCategory'>,
  { owner, talent, connectionId, inviteId, purchaseId, savedSearchId }: ExamplePeople,
): ExampleCalls {
  return {
    listCategorySkills: { query: { categoryId: world.category.id } },
    listCategoryRoles: { query: { categoryId: world.category.id } },
    listConnections: { query: { userType: 'talentSeeker' } },
    createConnection: { body: requestTo(owner, talent) },
    getSentConnection: { params: { id: connectionId } },
    answerConnection: { params: { id: connectionId }, body: { status: 'accepted' } },
    counterConnection: { params: { id: connectionId }, body: { terms: { kind: 'salary', compensation: '65000' } } },
    answerCounterOffer: { params: { id: connectionId }, body: { answer: 'kept' } },
    reportConnection: { params: { id: connectionId }, body: { reason: 'spam', text: '' } },
    getSalaryAid: { query: { categoryId: world.category.id } },
    subscribeNewsletter: { body: { firstName: 'A', lastName: 'B', email: 'a@b.example' } },
    getJobSeekerProfile: { params: { id: handleFor(owner, talent) } },
    saveJobSeekerProfile: { body: profileForm(world) },
    chooseActingRole: { body: { userType: 'talentSeeker' } },
    chooseLanguage: { body: { language: 'sv' } },
    choosePayCurrency: { body: { currency: 'EUR' } },
    addProfileView: { body: { jobSeekerId: handleFor(owner, talent) } },
    saveTalentSeekerProfile: { body: {} },
    saveCompany: { body: COMPANY_FORM },
    createPaymentIntent: { body: { ammount: 200_000, currency: 'sek' } },
    getPurchase: { params: { id: purchaseId } },
    beginPayment: { params: { id: purchaseId }, body: { totalOre: 1 } },
    getReceiptPdf: { params: { id: purchaseId } },
    getDocumentPeppol: { params: { id: purchaseId } },
    getDocumentPdf: { params: { id: purchaseId } },
    markTalent: { params: { id: handleFor(owner, talent) }, body: { shortlisted: true, note: 'Ask in spring.' } },
    moveTalent: {
      params: { id: owner.role.id },
      body: { talent: handleFor(owner, talent), where: 'up', reason: 'Built ferries before.' },
    },
    visitOpenRole: { params: { id: owner.role.id }, body: {} },
    remindConnection: { params: { id: connectionId }, body: {} },
    createSavedSearch: { body: { name: 'Go in Sweden', filters: { country: ['Sweden'] } } },
    markSavedSearchSeen: { params: { id: savedSearchId }, body: {} },
    deleteSavedSearch: { params: { id: savedSearchId } },
    createOpenRole: { body: roleForm(world) },
    getOpenRole: { params: { id: owner.role.id } },
    getMatch: { params: { id: owner.role.id, talent: handleFor(owner, talent) } },
    countRoleReach: { body: { category: world.category.id } },
    updateOpenRole: { params: { id: owner.role.id }, body: roleForm(world) },
    setOpenRoleSight: { params: { id: owner.role.id }, body: { shownToTalent: true } },
    setOpenRoleMusts: { params: { id: owner.role.id }, body: { musts: { terms: ['years'], skills: [] } } },
    showInterest: { params: { id: owner.role.id }, body: {} },
    dropInterest: { params: { id: owner.role.id } },
    saveCompanyPage: { body: { about: 'We do.', website: '', benefits: [], countriesCities: {} } },
    getCompanyLogo: { params: { id: owner.company.id } },
    getAskingCompany: { params: { id: connectionId } },
    getInvitation: { query: { token: 'unknown' } },
    setCompanySize: { body: { people: '50–199' } },
    setOpenRoleStatus: { params: { id: owner.role.id }, body: { status: 'open' } },
    revokeCompanyInvite: { params: { id: inviteId } },
    removeCompanyMember: { params: { id: owner.me.id } },
    setBillingRight: { params: { id: owner.me.id }, body: { billing: true } },
    askToJoinCompany: { body: { country: 'SE', organizationNumber: '556000-0001' } },
    answerJoinRequest: { params: { id: inviteId }, body: { accepted: false } },
    askDomainProof: { body: { email: 'code@nordlys.example' } },
    proveDomain: { body: { code: '12345678' } },
    takeDomainAway: { body: { domain: 'nordlys.example' } },
    handOverCompany: { body: { memberId: owner.me.id } },
    updateConversation: { params: { id: connectionId }, body: { stage: 'offered' } },
    listConversations: { query: { userType: 'talentSeeker' } },
    getConversation: { params: { id: connectionId } },
    listMessages: { params: { id: connectionId }, query: {} },
    sendMessage: { params: { id: connectionId }, body: { clientId: 'example-message-1', text: 'Hello' } },
    markConversationRead: { params: { id: connectionId }, body: { number: 1 } },
    listMeetings: { params: { id: connectionId } },
    proposeTimes: {
      params: { id: connectionId },
      body: { starts: ['2100-01-04T09:00:00.000Z'], minutes: 30, place: '' },
    },
    acceptTime: {
      params: { id: connectionId, meeting: connectionId },
      body: { start: '2100-01-04T09:00:00.000Z' },
    },
    cancelMeeting: { params: { id: connectionId, meeting: connectionId }, body: {} },
    getMeetingCalendar: { params: { id: connectionId, meeting: connectionId } },
    endConversation: { params: { id: connectionId }, body: {} },
    reportConversation: { params: { id: connectionId }, body: { reason: 'spam', text: '' } },
    getConversationPicture: { params: { id: connectionId, person: owner.me.id } },
    // The signed agreement of a request that is not accepted, and things of nobody: the calls are refused all the same.
    reportHire: {
      body: {
        connectionId,
        signedOn: '2026-05-01',
        startsOn: '2026-06-01',
        probationEndsOn: null,
        compensation: '60000',
        currency: 'SEK',
        compensationTimePeriod: 'Monthly',
      },
    },
    reportOwnHire: {
      body: {
        connectionId,
        signedOn: '2026-05-01',
        startsOn: '2026-06-01',
        probationEndsOn: null,
        compensation: '60000',
        currency: 'SEK',
        compensationTimePeriod: 'Monthly',
      },
    },
    listHires: { query: { userType: 'talentSeeker' } },
    answerHire: { params: { id: connectionId }, body: { answer: 'confirmed' } },
    reportHireEnd: { params: { id: connectionId }, body: { endedOn: '2026-06-02' } },
    adminGetCompany: { params: { id: owner.company.id } },
    adminCorrectBalance: {
      params: { id: owner.company.id },
      body: { key: connectionId, account: 'tokens', amount: 1, reason: 'Agreed' },
    },
    adminVerifyCompany: {
      params: { id: owner.company.id },
      body: { verified: true, reason: 'Looked up', identityMark: 'looked-at' },
    },
    adminTakeDomainAway: {
      params: { id: owner.company.id },
      body: { domain: 'nordlys.example', reason: 'It is another’s' },
    },
    adminGetPageOfCompany: { params: { id: owner.company.id } },
    adminTakePageDown: { params: { id: owner.company.id }, body: { reason: 'It names a person.' } },
    adminApprovePage: { params: { id: owner.company.id }, body: { changedAt: new Date(0).toISOString() } },
    adminSuspendCompany: { params: { id: owner.company.id }, body: { reason: 'Spam' } },
    adminUnsuspendCompany: { params: { id: owner.company.id }, body: { reason: 'Settled' } },
    adminCreateTerm: { body: { kind: 'category', name: 'Nursing' } },
    adminRenameTerm: { body: { kind: 'category', id: world.category.id, name: 'Nursing' } },
    adminMergeTerms: {
      body: { kind: 'category', from: world.category.id, into: world.otherCategory.id, reason: 'Twins' },
    },
    adminTakeSkillName: { body: { id: connectionId, name: 'Golang', reason: 'A slip' } },
    adminGetPost: { params: { id: connectionId } },
    adminCreatePost: { body: examplePost },
    adminUpdatePost: { params: { id: connectionId }, body: examplePost },
    adminDeletePost: { params: { id: connectionId } },
    adminSuspendUser: { params: { id: owner.me.id }, body: { reason: 'Spam' } },
    adminUnsuspendUser: { params: { id: owner.me.id }, body: { reason: 'Settled' } },
    adminSetAdmin: { params: { id: owner.me.id }, body: { admin: true, reason: 'Joined us' } },
    adminDeleteUser: { params: { id: owner.me.id }, body: { reason: 'Asked by letter' } },
    adminCloseReport: { params: { id: connectionId }, body: { reason: 'Looked into' } },
    contestScore: { body: { about: '', text: 'Why so low?' } },
    adminAnswerScoreContest: { params: { id: connectionId }, body: { reason: 'Looked into' } },
    suggestSkill: { body: { text: 'Erlang', categoryId: world.category.id, userType: 'jobSeeker' } },
    adminAnswerSkillSuggestion: {
      body: { spelling: 'erlang', categoryId: world.category.id, decision: 'declined', reason: 'Too rare' },
    },
    // Ids of the release service; there is no such access.
    adminRevokeReleaseAccess: { params: { id: 'cccccccccccc' }, body: { reason: 'The laptop is lost' } },
    adminRetryFailedMessages: { body: { reason: 'The mail server is back' } },
    adminRetryMessage: { params: { id: connectionId }, body: { reason: 'The mail server is back' } },
    adminConfirmHire: { params: { id: connectionId }, body: { bonusSek: null } },
    adminRejectHire: { params: { id: connectionId }, body: { reason: 'No signature' } },
    adminSetHireBonus: { params: { id: connectionId }, body: { bonusSek: 1, state: 'planned', reason: 'Agreed' } },
    adminRefundHire: { params: { id: connectionId }, body: { endedOn: '2026-06-02', reason: 'Agreed' } },
    adminConfirmHireEnd: { params: { id: connectionId }, body: { endedOn: '2026-06-02', reason: 'Agreed' } },
    adminDismissHireEnd: { params: { id: connectionId }, body: { reason: 'It goes on' } },
    adminGetPeppol: { params: { number: 'F-000001' } },
    adminGetBookkeeping: { query: { from: '2026-01-01', to: '2026-12-31' } },
    adminUndoHire: { params: { id: connectionId }, body: { reason: 'Mistaken' } },
    getInvoicePdf: { params: { id: connectionId } },
    adminActOnPaymentCase: { params: { id: connectionId }, body: { action: 'close', reason: 'Settled' } },
    adminNotePaymentCase: { params: { id: connectionId }, body: { text: 'Called them' } },
    adminMarkInvoicePaid: { params: { id: connectionId }, body: { reason: 'Bank' } },
    adminMarkInvoicePaidBack: {
      params: { id: connectionId },
      body: { key: connectionId, reason: 'Bank', amountOre: 1, paidOn: '2026-06-02' },
    },
    adminTakeBackInvoicePayment: {
      params: { id: connectionId },
      body: { key: connectionId, reason: 'Another invoice', place: 0 },
    },
    addPasskey: {
      body: { name: 'Key', id: 'AAAA', clientDataJSON: 'AAAA', attestationObject: 'AAAA', transports: [] },
    },
    provePasskey: { body: { id: 'AAAA', clientDataJSON: 'AAAA', authenticatorData: 'AAAA', signature: 'AAAA' } },
    renamePasskey: { params: { id: connectionId }, body: { name: 'Key' } },
    removePasskey: { params: { id: connectionId } },
    getEventCalendar: { params: { slug: 'none' } },
    listPosts: { query: { category: 'news' } },
    listCities: { body: { country: 'Sweden' } },
    getCountryFlag: { body: { country: 'Sweden' } },
    getProfilePicture: { params: { id: handleFor(owner, talent) } },
    recordConsent: { body: { consentId: 'c', revision: 1, categories: [], kind: 'cookies' } },
    agreeToTexts: { body: { texts: signUpAgreement('jobSeeker') } },
    saveSelfIdentification: {
      body: { gender: 'woman', ageGroup: null, consentRevision: SELF_IDENTIFICATION_CONSENT.revision },
    },
    confirmNewsletter: { body: { token: 'unknown' } },
    unsubscribe: { query: { token: 'unknown' } },
    sendContactMessage: { body: { name: 'A', email: 'a@b.example', subject: 'S', message: 'M' } },
    readNotifications: { body: {} },
    saveMailPreference: { body: { kind: 'requests', wanted: true } },
    countEvents: { body: { events: [{ event: 'page_viewed', page: 'home' }] } },
    blockCompany: { body: { companyId: owner.company.id } },
    shieldFromEmployer: { body: { name: 'Kompass' } },
    unblockCompany: { params: { companyId: owner.company.id } },
    endSession: { params: { id: 'a'.repeat(22) } },
    findCompaniesToBlock: { query: { name: 'Nordlys' } },
  };
}

/** Endpoints that name one thing of somebody's: every other company gets 404 for it. */
export const OWNED: readonly EndpointName[] = [
  'answerConnection',
  'answerCounterOffer',
  'counterConnection',
  'createConnection',
  'getConversation',
  'listMessages',
  'sendMessage',
  'markConversationRead',
  'endConversation',
  'listMeetings',
  'proposeTimes',
  'acceptTime',
  'cancelMeeting',
  'getMeetingCalendar',
  'reportConversation',
  'getConversationPicture',
  'getOpenRole',
  'getMatch',
  'getCompanyLogo',
  'getProfilePicture',
  'reportConnection',
  'updateOpenRole',
  'setOpenRoleSight',
  'setOpenRoleMusts',
  'setOpenRoleStatus',
  'revokeCompanyInvite',
  'removeCompanyMember',
  'setBillingRight',
  'answerJoinRequest',
  'handOverCompany',
  'updateConversation',
  'getPurchase',
  'beginPayment',
  'getReceiptPdf',
  'deleteSavedSearch',
  'markSavedSearchSeen',
  'remindConnection',
  'getSentConnection',
  'reportHire',
  'reportHireEnd',
  'getInvoicePdf',
  'getDocumentPdf',
  'getDocumentPeppol',
  'endSession',
  'markTalent',
  'moveTalent',
  'visitOpenRole',
  'getJobSeekerProfile',
];
/** The same for what belongs to a talent. */
export const OWNED_BY_TALENT: readonly EndpointName[] = [
  'answerHire',
  'reportOwnHire',
  'showInterest',
  'dropInterest',
  'getAskingCompany',
];

const accepts = (schema: EndpointSchemas['body'], value: unknown): boolean => {
  try {
    schema?.validateSync(value ?? {}, { abortEarly: true });
    return true;
  } catch {
    return false;
  }
};

/** @returns for each endpoint whose example is missing or not good, a sentence that says what to add */
export function missingExamples(examples: ExampleCalls): string[] {
  return (Object.keys(ENDPOINTS) as EndpointName[]).flatMap((name) => {
    const { params, query, body }: EndpointSchemas = ENDPOINTS[name];
    const example = (examples[name] ?? {}) as { params?: object; query?: object; body?: unknown };
    const wrong = [
      accepts(params, example.params) ? null : 'params',
      accepts(query, example.query) ? null : 'query',
      accepts(body, example.body) ? null : 'body',
    ].filter((part) => part !== null);
    return wrong.length === 0
      ? []
      : [`Add to exampleCalls in api/tests/support/example-calls.ts: ${name} with a good ${wrong.join(' and ')}.`];
  });
}

/** Sends an endpoint's example, or nothing but its address where it takes nothing. */
export function sendExample(visitor: Visitor, name: EndpointName, examples: ExampleCalls): Promise<Answer> {
  const { path, method }: ServedEndpoint = ENDPOINTS[name];
  const { params, query, body } = (examples[name] ?? {}) as {
    params?: Record<string, string>;
    query?: Record<string, string>;
    body?: object;
  };
  const search = new URLSearchParams(query).toString();
  return visitor.send(`${pathTo(path, params)}?${search}`, {
    method,
    ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  });
}
