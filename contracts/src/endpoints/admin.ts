import type {
  AdminAuditPage,
  AdminCatalogue,
  AdminCompany,
  AdminCompanyPage,
  AdminCorrection,
  AdminDomain,
  AdminMessage,
  AdminMessagePage,
  AdminOverview,
  AdminPageApproval,
  AdminPost,
  AdminPostInput,
  AdminPostPage,
  AdminReferralPage,
  AdminReleaseAccess,
  AdminReleaseAccessPage,
  AdminReleaseRollouts,
  AdminReport,
  AdminReportPage,
  AdminRoleInput,
  AdminScoreContest,
  AdminScoreContestPage,
  AdminSkillName,
  AdminSkillSuggestionAnswer,
  AdminSkillSuggestionPage,
  AdminSubscriberPage,
  AdminTermChange,
  AdminTermInput,
  AdminTermMerge,
  AdminTermRename,
  AdminUser,
  AdminUserPage,
  AdminVerification,
  CompanyPage,
  RankingFunnel,
  ReasonInput,
} from '../schemas/index.js';
import type { AdminListQuery, Endpoint } from './endpoint.js';

// The platform’s admin area; hires and invoices have a file of their own.

export const adminGetOverview: Endpoint<{ response: AdminOverview }> = {
  method: 'GET',
  path: '/api/admin/overview',
  cache: 'live',
};
export const adminListCompanies: Endpoint<{ query?: AdminListQuery; response: AdminCompanyPage }> = {
  method: 'GET',
  path: '/api/admin/companies',
  cache: 'live',
};
export const adminGetCompany: Endpoint<{ params: { id: string }; query?: AdminListQuery; response: AdminCompany }> = {
  method: 'GET',
  path: '/api/admin/companies/:id',
  cache: 'live',
};
export const adminCorrectBalance: Endpoint<{ params: { id: string }; body: AdminCorrection; response: AdminCompany }> =
  {
    method: 'POST',
    path: '/api/admin/companies/:id/corrections',
  };
export const adminVerifyCompany: Endpoint<{ params: { id: string }; body: AdminVerification; response: AdminCompany }> =
  {
    method: 'POST',
    path: '/api/admin/companies/:id/verification',
  };
export const adminTakeDomainAway: Endpoint<{ params: { id: string }; body: AdminDomain; response: AdminCompany }> = {
  method: 'POST',
  path: '/api/admin/companies/:id/domains/take-away',
};
export const adminGetPageOfCompany: Endpoint<{ params: { id: string }; response: CompanyPage }> = {
  method: 'GET',
  path: '/api/admin/companies/:id/page',
  cache: 'live',
};
export const adminTakePageDown: Endpoint<{ params: { id: string }; body: ReasonInput; response: CompanyPage }> = {
  method: 'POST',
  path: '/api/admin/companies/:id/page/take-down',
};
export const adminApprovePage: Endpoint<{ params: { id: string }; body: AdminPageApproval; response: CompanyPage }> = {
  method: 'POST',
  path: '/api/admin/companies/:id/page/approve',
};
export const adminSuspendCompany: Endpoint<{ params: { id: string }; body: ReasonInput; response: AdminCompany }> = {
  method: 'POST',
  path: '/api/admin/companies/:id/suspend',
};
export const adminUnsuspendCompany: Endpoint<{ params: { id: string }; body: ReasonInput; response: AdminCompany }> = {
  method: 'POST',
  path: '/api/admin/companies/:id/unsuspend',
};
export const adminGetCatalogue: Endpoint<{ response: AdminCatalogue }> = {
  method: 'GET',
  path: '/api/admin/catalogue',
  cache: 'live',
};
export const adminCreateTerm: Endpoint<{ body: AdminTermInput; response: AdminCatalogue }> = {
  method: 'POST',
  path: '/api/admin/catalogue',
};
export const adminRenameTerm: Endpoint<{ body: AdminTermRename; response: AdminTermChange }> = {
  method: 'POST',
  path: '/api/admin/catalogue/rename',
};
export const adminMergeTerms: Endpoint<{ body: AdminTermMerge; response: AdminTermChange }> = {
  method: 'POST',
  path: '/api/admin/catalogue/merge',
};
export const adminTakeSkillName: Endpoint<{ body: AdminSkillName; response: AdminCatalogue }> = {
  method: 'POST',
  path: '/api/admin/catalogue/take-name',
};
export const adminListPosts: Endpoint<{ query?: AdminListQuery; response: AdminPostPage }> = {
  method: 'GET',
  path: '/api/admin/posts',
  cache: 'live',
};
export const adminGetPost: Endpoint<{ params: { id: string }; response: AdminPost }> = {
  method: 'GET',
  path: '/api/admin/posts/:id',
  cache: 'live',
};
export const adminCreatePost: Endpoint<{ body: AdminPostInput; response: AdminPost }> = {
  method: 'POST',
  path: '/api/admin/posts',
};
export const adminUpdatePost: Endpoint<{ params: { id: string }; body: AdminPostInput; response: AdminPost }> = {
  method: 'POST',
  path: '/api/admin/posts/:id',
};
export const adminDeletePost: Endpoint<{ params: { id: string }; response: { ok: boolean } }> = {
  method: 'DELETE',
  path: '/api/admin/posts/:id',
};
export const adminListUsers: Endpoint<{ query?: AdminListQuery; response: AdminUserPage }> = {
  method: 'GET',
  path: '/api/admin/users',
  cache: 'live',
};
export const adminSuspendUser: Endpoint<{ params: { id: string }; body: ReasonInput; response: AdminUser }> = {
  method: 'POST',
  path: '/api/admin/users/:id/suspend',
};
export const adminUnsuspendUser: Endpoint<{ params: { id: string }; body: ReasonInput; response: AdminUser }> = {
  method: 'POST',
  path: '/api/admin/users/:id/unsuspend',
};
export const adminSetAdmin: Endpoint<{ params: { id: string }; body: AdminRoleInput; response: AdminUser }> = {
  method: 'POST',
  path: '/api/admin/users/:id/admin',
};
export const adminDeleteUser: Endpoint<{ params: { id: string }; body: ReasonInput; response: { ok: boolean } }> = {
  method: 'POST',
  path: '/api/admin/users/:id/delete',
};
export const adminListReferrals: Endpoint<{ query?: AdminListQuery; response: AdminReferralPage }> = {
  method: 'GET',
  path: '/api/admin/referrals',
  cache: 'live',
};
export const adminListSubscribers: Endpoint<{ query?: AdminListQuery; response: AdminSubscriberPage }> = {
  method: 'GET',
  path: '/api/admin/newsletter',
  cache: 'live',
};
export const adminGetSubscribersCsv: Endpoint<{ query?: AdminListQuery; response: unknown }> = {
  method: 'GET',
  path: '/api/admin/newsletter-csv',
};
export const adminListReports: Endpoint<{ query?: AdminListQuery; response: AdminReportPage }> = {
  method: 'GET',
  path: '/api/admin/reports',
  cache: 'live',
};
export const adminCloseReport: Endpoint<{ params: { id: string }; body: ReasonInput; response: AdminReport }> = {
  method: 'POST',
  path: '/api/admin/reports/:id/close',
};
export const adminGetRankingFunnel: Endpoint<{ response: RankingFunnel }> = {
  method: 'GET',
  path: '/api/admin/ranking-funnel',
  cache: 'live',
};
export const adminListScoreContests: Endpoint<{ query?: AdminListQuery; response: AdminScoreContestPage }> = {
  method: 'GET',
  path: '/api/admin/score-contests',
  cache: 'live',
};
export const adminAnswerScoreContest: Endpoint<{
  params: { id: string };
  body: ReasonInput;
  response: AdminScoreContest;
}> = {
  method: 'POST',
  path: '/api/admin/score-contests/:id/answer',
};
export const adminListSkillSuggestions: Endpoint<{ query?: AdminListQuery; response: AdminSkillSuggestionPage }> = {
  method: 'GET',
  path: '/api/admin/skill-suggestions',
  cache: 'live',
};
export const adminAnswerSkillSuggestion: Endpoint<{ body: AdminSkillSuggestionAnswer; response: { ok: boolean } }> = {
  method: 'POST',
  path: '/api/admin/skill-suggestions/answer',
};
export const adminListOutbox: Endpoint<{ query?: AdminListQuery; response: AdminMessagePage }> = {
  method: 'GET',
  path: '/api/admin/outbox',
  cache: 'live',
};
export const adminRetryMessage: Endpoint<{ params: { id: string }; body: ReasonInput; response: AdminMessage }> = {
  method: 'POST',
  path: '/api/admin/outbox/:id/retry',
};
export const adminListAudit: Endpoint<{ query?: AdminListQuery; response: AdminAuditPage }> = {
  method: 'GET',
  path: '/api/admin/audit',
  cache: 'live',
};
export const adminListReleaseAccesses: Endpoint<{ query?: AdminListQuery; response: AdminReleaseAccessPage }> = {
  method: 'GET',
  path: '/api/admin/release-accesses',
  cache: 'live',
};
export const adminListReleaseRollouts: Endpoint<{ response: AdminReleaseRollouts }> = {
  method: 'GET',
  path: '/api/admin/release-rollouts',
  cache: 'live',
};
export const adminRevokeReleaseAccess: Endpoint<{
  params: { id: string };
  body: ReasonInput;
  response: AdminReleaseAccess;
}> = {
  method: 'POST',
  path: '/api/admin/release-accesses/:id/revoke',
};
