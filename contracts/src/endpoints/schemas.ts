import { array, type ISchema, lazy, object, type ValidateOptions } from 'yup';
import * as schemas from '../schemas/index.js';
import { type EndpointName, ENDPOINTS } from './table.js';

/** A schema that can be asked without waiting. */
export interface SyncSchema<Value> extends ISchema<Value> {
  validateSync(value: unknown, options?: ValidateOptions): unknown;
}

/** What an endpoint takes and answers. `response: null` means that it answers no JSON. */
export interface EndpointSchemas {
  readonly params?: SyncSchema<object>;
  readonly query?: SyncSchema<object>;
  readonly body?: SyncSchema<object>;
  readonly response: SyncSchema<unknown> | null;
}

const hire = lazy((value: unknown) =>
  typeof value === 'object' && value !== null && 'view' in value && value.view === 'jobSeeker'
    ? schemas.talentHireSchema
    : schemas.companyHireSchema,
);

const connection = lazy((value: unknown) =>
  typeof value === 'object' && value !== null && 'view' in value && value.view === 'jobSeeker'
    ? schemas.receivedConnectionSchema
    : schemas.sentConnectionSchema,
);

/** Request and response schemas of every endpoint; the table's second half, kept apart so that browsers need no yup. */
export const ENDPOINT_SCHEMAS = {
  getMe: { response: schemas.sessionUserSchema.nullable().defined() },
  signOut: { response: schemas.okSchema },
  linkedinCallback: { query: schemas.linkedinQuerySchema, response: schemas.linkedinAnswerSchema },
  listCategories: { response: schemas.categoriesSchema },
  listCategorySkills: { query: schemas.categoryQuerySchema, response: schemas.skillsSchema },
  listAllSkills: { response: schemas.skillsSchema },
  listCategoryRoles: { query: schemas.categoryQuerySchema, response: schemas.categoryRolesSchema },
  listAllRoles: { response: schemas.categoryRolesSchema },
  listConnections: { query: schemas.connectionQuerySchema, response: array().of(connection).required() },
  createConnection: { body: schemas.connectionInputSchema, response: schemas.sentConnectionSchema },
  answerConnection: {
    params: schemas.connectionParamsSchema,
    body: schemas.connectionAnswerSchema,
    response: connection,
  },
  counterConnection: {
    params: schemas.connectionParamsSchema,
    body: schemas.counterOfferInputSchema,
    response: schemas.receivedConnectionSchema,
  },
  answerCounterOffer: {
    params: schemas.connectionParamsSchema,
    body: schemas.counterAnswerSchema,
    response: schemas.sentConnectionSchema,
  },
  reportConnection: {
    params: schemas.connectionParamsSchema,
    body: schemas.reportInputSchema,
    response: schemas.okSchema,
  },
  reportHire: { body: schemas.hireInputSchema, response: schemas.companyHireSchema },
  listHires: { query: schemas.hireQuerySchema, response: array().of(hire).required() },
  answerHire: { params: schemas.hireParamsSchema, body: schemas.hireAnswerSchema, response: schemas.talentHireSchema },
  reportHireEnd: {
    params: schemas.hireParamsSchema,
    body: schemas.hireEndInputSchema,
    response: schemas.companyHireSchema,
  },
  listInvoices: { response: schemas.invoicesSchema },
  getInvoicePdf: { params: schemas.hireParamsSchema, response: null },
  adminListHires: { query: schemas.adminHireQuerySchema, response: schemas.adminHirePageSchema },
  adminConfirmHire: {
    params: schemas.hireParamsSchema,
    body: schemas.hireConfirmationSchema,
    response: schemas.adminHireSchema,
  },
  adminRejectHire: {
    params: schemas.hireParamsSchema,
    body: schemas.reasonInputSchema,
    response: schemas.adminHireSchema,
  },
  adminSetHireBonus: {
    params: schemas.hireParamsSchema,
    body: schemas.hireBonusSchema,
    response: schemas.adminHireSchema,
  },
  adminRefundHire: {
    params: schemas.hireParamsSchema,
    body: schemas.hireRefundSchema,
    response: schemas.adminHireSchema,
  },
  adminListInvoices: { query: schemas.invoiceQuerySchema, response: schemas.invoicePageSchema },
  adminMarkInvoicePaid: {
    params: schemas.hireParamsSchema,
    body: schemas.reasonInputSchema,
    response: schemas.invoiceSchema,
  },
  adminGetOverview: { response: schemas.adminOverviewSchema },
  adminListCompanies: { query: schemas.adminCompanyQuerySchema, response: schemas.adminCompanyPageSchema },
  adminGetCompany: {
    params: schemas.adminIdParamsSchema,
    query: schemas.adminCompanyDetailQuerySchema,
    response: schemas.adminCompanySchema,
  },
  adminCorrectBalance: {
    params: schemas.adminIdParamsSchema,
    body: schemas.adminCorrectionSchema,
    response: schemas.adminCompanySchema,
  },
  adminSuspendCompany: {
    params: schemas.adminIdParamsSchema,
    body: schemas.adminReasonSchema,
    response: schemas.adminCompanySchema,
  },
  adminUnsuspendCompany: {
    params: schemas.adminIdParamsSchema,
    body: schemas.adminReasonSchema,
    response: schemas.adminCompanySchema,
  },
  adminGetCatalogue: { response: schemas.adminCatalogueSchema },
  adminCreateTerm: { body: schemas.adminTermInputSchema, response: schemas.adminCatalogueSchema },
  adminRenameTerm: { body: schemas.adminTermRenameSchema, response: schemas.adminTermChangeSchema },
  adminMergeTerms: { body: schemas.adminTermMergeSchema, response: schemas.adminTermChangeSchema },
  adminListPosts: { query: schemas.adminPostQuerySchema, response: schemas.adminPostPageSchema },
  adminGetPost: { params: schemas.adminIdParamsSchema, response: schemas.adminPostSchema },
  adminCreatePost: { body: schemas.adminPostInputSchema, response: schemas.adminPostSchema },
  adminUpdatePost: {
    params: schemas.adminIdParamsSchema,
    body: schemas.adminPostInputSchema,
    response: schemas.adminPostSchema,
  },
  adminDeletePost: { params: schemas.adminIdParamsSchema, response: schemas.okSchema },
  adminListUsers: { query: schemas.adminUserQuerySchema, response: schemas.adminUserPageSchema },
  adminSuspendUser: {
    params: schemas.adminIdParamsSchema,
    body: schemas.adminReasonSchema,
    response: schemas.adminUserSchema,
  },
  adminUnsuspendUser: {
    params: schemas.adminIdParamsSchema,
    body: schemas.adminReasonSchema,
    response: schemas.adminUserSchema,
  },
  adminSetAdmin: {
    params: schemas.adminIdParamsSchema,
    body: schemas.adminRoleInputSchema,
    response: schemas.adminUserSchema,
  },
  adminDeleteUser: { params: schemas.adminIdParamsSchema, body: schemas.adminReasonSchema, response: schemas.okSchema },
  adminListReferrals: { query: schemas.adminReferralQuerySchema, response: schemas.adminReferralPageSchema },
  adminListSubscribers: { query: schemas.adminSubscriberQuerySchema, response: schemas.adminSubscriberPageSchema },
  adminGetSubscribersCsv: { query: schemas.adminSubscriberCsvQuerySchema, response: null },
  adminListReports: { query: schemas.adminReportQuerySchema, response: schemas.adminReportPageSchema },
  adminCloseReport: {
    params: schemas.adminIdParamsSchema,
    body: schemas.adminReasonSchema,
    response: schemas.adminReportSchema,
  },
  adminListOutbox: { query: schemas.adminOutboxQuerySchema, response: schemas.adminMessagePageSchema },
  adminRetryMessage: {
    params: schemas.adminIdParamsSchema,
    body: schemas.adminReasonSchema,
    response: schemas.adminMessageSchema,
  },
  adminListAudit: { query: schemas.adminAuditQuerySchema, response: schemas.adminAuditPageSchema },
  getSalaryAid: { query: schemas.salaryAidQuerySchema, response: schemas.salaryAidSchema },
  getTalentActivity: { response: schemas.talentActivitySchema },
  subscribeNewsletter: { body: schemas.subscribeSchema, response: schemas.subscribedSchema },
  confirmNewsletter: { body: schemas.newsletterTokenSchema, response: schemas.okSchema },
  unsubscribe: { query: schemas.unsubscribeQuerySchema, response: schemas.unsubscribedSchema },
  sendContactMessage: { body: schemas.contactInputSchema, response: schemas.okSchema },
  getMailPreferences: { response: schemas.mailPreferencesSchema },
  saveMailPreference: { body: schemas.mailPreferenceInputSchema, response: schemas.mailPreferencesSchema },
  getJobSeekerProfile: { params: schemas.profileParamsSchema, response: schemas.viewedProfileSchema },
  saveJobSeekerProfile: { body: schemas.jobSeekerInputSchema, response: schemas.ownProfileSchema },
  addProfileView: { body: schemas.profileViewInputSchema, response: schemas.okSchema },
  saveTalentSeekerProfile: { body: schemas.talentSeekerInputSchema, response: schemas.talentSeekerSchema },
  saveCompany: { body: schemas.companyInputSchema, response: schemas.companySchema },
  getTokenOffer: { response: schemas.tokenOfferSchema },
  createPaymentIntent: { body: schemas.paymentIntentInputSchema, response: schemas.paymentIntentSchema },
  listPurchases: { response: schemas.purchaseListSchema },
  getPurchase: { params: schemas.purchaseParamsSchema, response: schemas.purchaseSchema },
  getReceiptPdf: { params: schemas.purchaseParamsSchema, response: null },
  getStatement: { query: schemas.statementQuerySchema, response: schemas.statementSchema },
  getStatementCsv: { query: schemas.statementCsvQuerySchema, response: null },
  stripeWebhook: { response: schemas.webhookAnswerSchema },
  createOpenRole: { body: schemas.openRoleInputSchema, response: schemas.openRoleSchema },
  listOpenRoles: { response: schemas.openRolesSchema },
  searchTalent: { query: schemas.matchQuerySchema, response: schemas.searchPageSchema },
  countFilters: { query: schemas.filterCountQuerySchema, response: schemas.filterCountsSchema },
  listSavedSearches: { response: schemas.savedSearchesSchema },
  createSavedSearch: { body: schemas.savedSearchInputSchema, response: schemas.savedSearchSchema },
  markSavedSearchSeen: {
    params: schemas.savedSearchParamsSchema,
    body: schemas.nothingMoreSchema,
    response: schemas.savedSearchSchema,
  },
  deleteSavedSearch: { params: schemas.savedSearchParamsSchema, response: schemas.okSchema },
  remindConnection: {
    params: schemas.connectionParamsSchema,
    body: schemas.nothingMoreSchema,
    response: schemas.sentConnectionSchema,
  },
  getOpenRole: {
    params: schemas.openRoleParamsSchema,
    query: schemas.matchQuerySchema,
    response: schemas.openRoleWithMatchesSchema,
  },
  countRoleReach: { body: schemas.roleReachInputSchema, response: schemas.roleReachSchema },
  updateOpenRole: {
    params: schemas.openRoleParamsSchema,
    body: schemas.openRoleInputSchema,
    response: schemas.openRoleSchema,
  },
  setOpenRoleStatus: {
    params: schemas.openRoleParamsSchema,
    body: schemas.openRoleStatusInputSchema,
    response: schemas.openRoleSchema,
  },
  listCompanyInvites: { response: schemas.companyInvitesSchema },
  revokeCompanyInvite: { params: schemas.companyInviteParamsSchema, response: schemas.companyInvitesSchema },
  removeCompanyMember: { params: schemas.companyMemberParamsSchema, response: schemas.companySchema },
  handOverCompany: { body: schemas.handOverInputSchema, response: schemas.companySchema },
  updateConversation: {
    params: schemas.connectionParamsSchema,
    body: schemas.conversationInputSchema,
    response: schemas.sentConnectionSchema,
  },
  listPosts: { query: schemas.postQuerySchema, response: schemas.postPageSchema },
  listCountries: { response: schemas.countryPositionsSchema },
  listCities: { body: schemas.countryInputSchema, response: schemas.countryCitiesSchema },
  getCountryFlag: { body: schemas.countryInputSchema, response: schemas.countryFlagSchema },
  getProfilePicture: { params: schemas.profileParamsSchema, response: null },
  recordConsent: { body: schemas.consentInputSchema, response: schemas.okSchema },
  countEvents: { body: schemas.analyticsInputSchema, response: schemas.okSchema },
  exportMyData: { response: null },
  listDisclosures: { response: schemas.disclosuresSchema },
  listMyConsents: { response: schemas.consentRecordsSchema },
  findCompaniesToBlock: { query: schemas.companySearchSchema, response: schemas.blockableCompaniesSchema },
  listBlockedCompanies: { response: schemas.blockableCompaniesSchema },
  blockCompany: { body: schemas.blockCompanySchema, response: schemas.blockableCompaniesSchema },
  unblockCompany: { params: schemas.blockCompanySchema, response: schemas.blockableCompaniesSchema },
  getSelfIdentification: { response: schemas.selfIdentificationSchema },
  saveSelfIdentification: { body: schemas.selfIdentificationInputSchema, response: schemas.selfIdentificationSchema },
  withdrawSelfIdentification: { response: schemas.selfIdentificationSchema },
  countSessions: { response: schemas.otherSessionsSchema },
  endOtherSessions: { response: schemas.endedSessionsSchema },
  deleteMe: { response: schemas.okSchema },
  healthLive: { response: schemas.healthSchema },
  healthReady: { response: schemas.healthSchema },
} as const satisfies Record<EndpointName, EndpointSchemas>;

/** Accepts nothing: the schema of an absent part of a request. */
export const NOTHING = object({}).noUnknown('Unknown field: ${unknown}');

/** @returns both halves of one endpoint */
export function endpointWithSchemas(name: EndpointName) {
  const schemasOfEndpoint: EndpointSchemas = ENDPOINT_SCHEMAS[name];
  return { ...ENDPOINTS[name], ...schemasOfEndpoint };
}
