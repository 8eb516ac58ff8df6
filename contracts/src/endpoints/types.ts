import type { UserType } from '../constants/index.js';
import type { FilterQuery } from '../filters/index.js';
import type {
  AdminAuditPage,
  AdminCatalogue,
  AdminCompany,
  AdminCompanyPage,
  AdminCorrection,
  AdminHire,
  AdminHirePage,
  AdminMessage,
  AdminMessagePage,
  AdminOverview,
  AdminPost,
  AdminPostInput,
  AdminPostPage,
  AdminReferralPage,
  AdminReport,
  AdminReportPage,
  AdminRoleInput,
  AdminSubscriberPage,
  AdminTermChange,
  AdminTermInput,
  AdminTermMerge,
  AdminTermRename,
  AdminUser,
  AdminUserPage,
  AnalyticsInput,
  BlockableCompany,
  BlockCompanyInput,
  Category,
  CategoryRole,
  Company,
  CompanyHire,
  CompanyInput,
  CompanyInvite,
  ConnectionAnswer,
  ConnectionInput,
  ConnectionStatus,
  ConsentInput,
  ConsentRecord,
  ContactInput,
  ConversationInput,
  CounterAnswerInput,
  CounterOfferInput,
  CountryCities,
  CountryFlag,
  CountryPositions,
  Disclosures,
  FilterCounts,
  HandOverInput,
  HireAnswer,
  HireBonus,
  HireConfirmation,
  HireEndInput,
  HireInput,
  HireRefund,
  HireStatus,
  Invoice,
  InvoicePage,
  InvoiceStatus,
  JobSeekerInput,
  LinkedinAnswer,
  MailPreferenceInput,
  MailPreferences,
  OpenRole,
  OpenRoleInput,
  OpenRoleStatusInput,
  OpenRoleWithMatches,
  OwnProfile,
  PaymentIntentAnswer,
  PaymentIntentInput,
  PostPage,
  ProfileViewInput,
  Purchase,
  ReasonInput,
  ReceivedConnection,
  ReportInput,
  RoleReach,
  RoleReachInput,
  SalaryAid,
  SavedSearch,
  SavedSearchInput,
  SearchPage,
  SelfIdentification,
  SelfIdentificationInput,
  SentConnection,
  SessionUser,
  Skill,
  Statement,
  StatementFilter,
  SubscribeInput,
  TalentActivity,
  TalentHire,
  TalentSeeker,
  TalentSeekerInput,
  TokenOffer,
  ViewedProfile,
} from '../schemas/index.js';
import type { EndpointName } from './table.js';

interface Call {
  params?: Readonly<Record<string, string>>;
  query?: Readonly<Record<string, string | number | boolean | readonly (string | number)[] | undefined>>;
  body?: unknown;
  response: unknown;
}

/** What an admin list is narrowed by, straight from the page’s address; the server says what it does not know. */
type AdminListQuery = Readonly<Record<string, string | number | undefined>>;

/** What a caller of each endpoint passes and gets. A test holds it against the schemas. */
export interface Calls extends Record<EndpointName, Call> {
  getMe: { response: SessionUser | null };
  signOut: { response: { ok: boolean } };
  linkedinCallback: { query: Readonly<Record<string, string>>; response: LinkedinAnswer };
  listCategories: { response: Category[] };
  listCategorySkills: { query: { categoryId: string }; response: Skill[] };
  listAllSkills: { response: Skill[] };
  listCategoryRoles: { query: { categoryId: string }; response: CategoryRole[] };
  listAllRoles: { response: CategoryRole[] };
  listConnections: {
    query: { userType: UserType; status?: ConnectionStatus };
    response: (SentConnection | ReceivedConnection)[];
  };
  createConnection: { body: ConnectionInput; response: SentConnection };
  answerConnection: { params: { id: string }; body: ConnectionAnswer; response: SentConnection | ReceivedConnection };
  counterConnection: { params: { id: string }; body: CounterOfferInput; response: ReceivedConnection };
  answerCounterOffer: { params: { id: string }; body: CounterAnswerInput; response: SentConnection };
  reportConnection: { params: { id: string }; body: ReportInput; response: { ok: boolean } };
  reportHire: { body: HireInput; response: CompanyHire };
  listHires: { query: { userType: UserType }; response: (CompanyHire | TalentHire)[] };
  answerHire: { params: { id: string }; body: HireAnswer; response: TalentHire };
  reportHireEnd: { params: { id: string }; body: HireEndInput; response: CompanyHire };
  getInvoicePdf: { params: { id: string }; response: unknown };
  listInvoices: { response: Invoice[] };
  adminListHires: { query: { status?: HireStatus; page?: number }; response: AdminHirePage };
  adminConfirmHire: { params: { id: string }; body: HireConfirmation; response: AdminHire };
  adminRejectHire: { params: { id: string }; body: ReasonInput; response: AdminHire };
  adminSetHireBonus: { params: { id: string }; body: HireBonus; response: AdminHire };
  adminRefundHire: { params: { id: string }; body: HireRefund; response: AdminHire };
  adminListInvoices: { query: { status?: InvoiceStatus; page?: number }; response: InvoicePage };
  adminMarkInvoicePaid: { params: { id: string }; body: ReasonInput; response: Invoice };
  adminGetOverview: { response: AdminOverview };
  adminListCompanies: { query?: AdminListQuery; response: AdminCompanyPage };
  adminGetCompany: { params: { id: string }; query?: AdminListQuery; response: AdminCompany };
  adminCorrectBalance: { params: { id: string }; body: AdminCorrection; response: AdminCompany };
  adminSuspendCompany: { params: { id: string }; body: ReasonInput; response: AdminCompany };
  adminUnsuspendCompany: { params: { id: string }; body: ReasonInput; response: AdminCompany };
  adminGetCatalogue: { response: AdminCatalogue };
  adminCreateTerm: { body: AdminTermInput; response: AdminCatalogue };
  adminRenameTerm: { body: AdminTermRename; response: AdminTermChange };
  adminMergeTerms: { body: AdminTermMerge; response: AdminTermChange };
  adminListPosts: { query?: AdminListQuery; response: AdminPostPage };
  adminGetPost: { params: { id: string }; response: AdminPost };
  adminCreatePost: { body: AdminPostInput; response: AdminPost };
  adminUpdatePost: { params: { id: string }; body: AdminPostInput; response: AdminPost };
  adminDeletePost: { params: { id: string }; response: { ok: boolean } };
  adminListUsers: { query?: AdminListQuery; response: AdminUserPage };
  adminSuspendUser: { params: { id: string }; body: ReasonInput; response: AdminUser };
  adminUnsuspendUser: { params: { id: string }; body: ReasonInput; response: AdminUser };
  adminSetAdmin: { params: { id: string }; body: AdminRoleInput; response: AdminUser };
  adminDeleteUser: { params: { id: string }; body: ReasonInput; response: { ok: boolean } };
  adminListReferrals: { query?: AdminListQuery; response: AdminReferralPage };
  adminListSubscribers: { query?: AdminListQuery; response: AdminSubscriberPage };
  adminGetSubscribersCsv: { query?: AdminListQuery; response: unknown };
  adminListReports: { query?: AdminListQuery; response: AdminReportPage };
  adminCloseReport: { params: { id: string }; body: ReasonInput; response: AdminReport };
  adminListOutbox: { query?: AdminListQuery; response: AdminMessagePage };
  adminRetryMessage: { params: { id: string }; body: ReasonInput; response: AdminMessage };
  adminListAudit: { query?: AdminListQuery; response: AdminAuditPage };
  getSalaryAid: { query: { categoryId: string; roleId?: string; country?: string }; response: SalaryAid };
  getTalentActivity: { response: TalentActivity };
  subscribeNewsletter: { body: SubscribeInput; response: { message: string } };
  confirmNewsletter: { body: { token: string }; response: { ok: boolean } };
  unsubscribe: { query: { token: string }; response: { title: string } };
  sendContactMessage: { body: ContactInput; response: { ok: boolean } };
  getMailPreferences: { response: MailPreferences };
  saveMailPreference: { body: MailPreferenceInput; response: MailPreferences };
  getJobSeekerProfile: { params: { id: string }; response: ViewedProfile };
  saveJobSeekerProfile: { body: JobSeekerInput; response: OwnProfile };
  addProfileView: { body: ProfileViewInput; response: { ok: boolean } };
  saveTalentSeekerProfile: { body: TalentSeekerInput; response: TalentSeeker };
  saveCompany: { body: CompanyInput; response: Company };
  getTokenOffer: { response: TokenOffer };
  createPaymentIntent: { body: PaymentIntentInput; response: PaymentIntentAnswer };
  listPurchases: { response: { purchases: Purchase[] } };
  getPurchase: { params: { id: string }; response: Purchase };
  getReceiptPdf: { params: { id: string }; response: unknown };
  getStatement: { query?: StatementFilter & { page?: number }; response: Statement };
  getStatementCsv: { query?: StatementFilter; response: unknown };
  stripeWebhook: { response: { received: boolean } };
  createOpenRole: { body: OpenRoleInput; response: OpenRole };
  listOpenRoles: { response: OpenRole[] };
  getOpenRole: {
    params: { id: string };
    query?: { page?: number; pageSize?: number } & FilterQuery;
    response: OpenRoleWithMatches;
  };
  countRoleReach: { body: RoleReachInput; response: RoleReach };
  updateOpenRole: { params: { id: string }; body: OpenRoleInput; response: OpenRole };
  setOpenRoleStatus: { params: { id: string }; body: OpenRoleStatusInput; response: OpenRole };
  listCompanyInvites: { response: CompanyInvite[] };
  revokeCompanyInvite: { params: { id: string }; response: CompanyInvite[] };
  removeCompanyMember: { params: { id: string }; response: Company };
  handOverCompany: { body: HandOverInput; response: Company };
  updateConversation: { params: { id: string }; body: ConversationInput; response: SentConnection };
  searchTalent: { query?: { page?: number; pageSize?: number } & FilterQuery; response: SearchPage };
  countFilters: { query?: { openRoleId?: string } & FilterQuery; response: FilterCounts };
  listSavedSearches: { response: SavedSearch[] };
  createSavedSearch: { body: SavedSearchInput; response: SavedSearch };
  markSavedSearchSeen: { params: { id: string }; body: object; response: SavedSearch };
  deleteSavedSearch: { params: { id: string }; response: { ok: boolean } };
  remindConnection: { params: { id: string }; body: object; response: SentConnection };
  listPosts: { query: { page?: number; category: 'events' | 'news'; slug?: string }; response: PostPage };
  listCountries: { response: CountryPositions };
  listCities: { body: { country: string }; response: CountryCities };
  getCountryFlag: { body: { country: string }; response: CountryFlag };
  getProfilePicture: { params: { id: string }; response: unknown };
  recordConsent: { body: ConsentInput; response: { ok: boolean } };
  countEvents: { body: AnalyticsInput; response: { ok: boolean } };
  exportMyData: { response: unknown };
  getSelfIdentification: { response: SelfIdentification };
  saveSelfIdentification: { body: SelfIdentificationInput; response: SelfIdentification };
  withdrawSelfIdentification: { response: SelfIdentification };
  listDisclosures: { response: Disclosures };
  listMyConsents: { response: ConsentRecord[] };
  findCompaniesToBlock: { query: { name?: string | undefined }; response: BlockableCompany[] };
  listBlockedCompanies: { response: BlockableCompany[] };
  blockCompany: { body: BlockCompanyInput; response: BlockableCompany[] };
  unblockCompany: { params: BlockCompanyInput; response: BlockableCompany[] };
  countSessions: { response: { others: number } };
  endOtherSessions: { response: { ended: number } };
  deleteMe: { response: { ok: boolean } };
  healthLive: { response: { status: string } };
  healthReady: { response: { status: string } };
}
