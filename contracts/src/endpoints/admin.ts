import type {
  AdminAuditPage,
  AdminMessage,
  AdminMessagePage,
  AdminOverview,
  AdminPost,
  AdminPostInput,
  AdminPostPage,
  AdminReferralPage,
  AdminReleaseAccess,
  AdminReleaseAccessPage,
  AdminReleaseRollouts,
  AdminReport,
  AdminReportPage,
  AdminRetried,
  AdminRoleInput,
  AdminSubscriberPage,
  AdminUser,
  AdminUserPage,
  ReasonInput,
} from '../schemas/index.js';
import type { AdminListQuery, Endpoint } from './endpoint.js';

// The platform’s admin area; companies, the market, and hires with invoices have files of their own.

export const adminGetOverview: Endpoint<{ response: AdminOverview }> = {
  method: 'GET',
  path: '/api/admin/overview',
  cache: 'live',
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
export const adminListOutbox: Endpoint<{ query?: AdminListQuery; response: AdminMessagePage }> = {
  method: 'GET',
  path: '/api/admin/outbox',
  cache: 'live',
};
export const adminRetryMessage: Endpoint<{ params: { id: string }; body: ReasonInput; response: AdminMessage }> = {
  method: 'POST',
  path: '/api/admin/outbox/:id/retry',
};
export const adminRetryFailedMessages: Endpoint<{ body: ReasonInput; response: AdminRetried }> = {
  method: 'POST',
  path: '/api/admin/outbox/retry-failed',
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
