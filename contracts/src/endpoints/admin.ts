import type { Endpoint } from './endpoint.js';

/** The platform's admin area (`/godmode`); hires and invoices have their own table. */
export const ADMIN_ENDPOINTS = {
  adminGetOverview: {
    method: 'GET', path: '/api/admin/overview', access: 'admin',
    summary: 'How the platform stands: people, roles, requests, money, weekly series.',
  },
  adminListCompanies: {
    method: 'GET', path: '/api/admin/companies', access: 'admin',
    summary: 'Companies by the beginning of their name, organization number or id.',
  },
  adminGetCompany: {
    method: 'GET', path: '/api/admin/companies/:id', access: 'admin',
    summary: 'A company with its people, balance and a page of its ledger.',
  },
  adminCorrectBalance: {
    method: 'POST', path: '/api/admin/companies/:id/corrections', access: 'admin', rateLimit: 'write', freshSignIn: true,
    summary: 'Grants a company tokens or free profiles, or takes unspent ones back, with a reason.',
  },
  adminSuspendCompany: {
    method: 'POST', path: '/api/admin/companies/:id/suspend', access: 'admin', rateLimit: 'write',
    summary: 'Suspends a company: its people are signed out, its open requests withdrawn, its invitations end.',
  },
  adminUnsuspendCompany: {
    method: 'POST', path: '/api/admin/companies/:id/unsuspend', access: 'admin', rateLimit: 'write',
    summary: 'Lets a suspended company and the people who were suspended with it act again.',
  },
  adminGetCatalogue: {
    method: 'GET', path: '/api/admin/catalogue', access: 'admin',
    summary: 'Categories with their roles and skills.',
  },
  adminCreateTerm: {
    method: 'POST', path: '/api/admin/catalogue', access: 'admin', rateLimit: 'write',
    summary: 'Adds a category, or a role or skill to one.',
  },
  adminRenameTerm: {
    method: 'POST', path: '/api/admin/catalogue/rename', access: 'admin', rateLimit: 'write',
    summary: 'Renames a category, role or skill wherever it is used.',
  },
  adminMergeTerms: {
    method: 'POST', path: '/api/admin/catalogue/merge', access: 'admin', rateLimit: 'write',
    summary: 'Merges one category, role or skill into another; profiles, roles and searches follow.',
  },
  adminListPosts: {
    method: 'GET', path: '/api/admin/posts', access: 'admin',
    summary: 'Posts of every state, last changed first.',
  },
  adminGetPost: {
    method: 'GET', path: '/api/admin/posts/:id', access: 'admin',
    summary: 'A post with its text.',
  },
  adminCreatePost: {
    method: 'POST', path: '/api/admin/posts', access: 'admin', rateLimit: 'write',
    summary: 'Writes a post: a draft, or one that is shown from a moment on.',
  },
  adminUpdatePost: {
    method: 'POST', path: '/api/admin/posts/:id', access: 'admin', rateLimit: 'write',
    summary: 'Changes a post.',
  },
  adminDeletePost: {
    method: 'DELETE', path: '/api/admin/posts/:id', access: 'admin', rateLimit: 'write',
    summary: 'Deletes a post.',
  },
  adminListUsers: {
    method: 'GET', path: '/api/admin/users', access: 'admin',
    summary: 'People by the beginning of their name or email, or by id.',
  },
  adminSuspendUser: {
    method: 'POST', path: '/api/admin/users/:id/suspend', access: 'admin', rateLimit: 'write',
    summary: 'Suspends a person: signed out everywhere, found by nobody.',
  },
  adminUnsuspendUser: {
    method: 'POST', path: '/api/admin/users/:id/unsuspend', access: 'admin', rateLimit: 'write',
    summary: 'Lets a suspended person act again.',
  },
  adminSetAdmin: {
    method: 'POST', path: '/api/admin/users/:id/admin', access: 'admin', rateLimit: 'write', freshSignIn: true,
    summary: 'Gives or takes the admin role.',
  },
  adminDeleteUser: {
    method: 'POST', path: '/api/admin/users/:id/delete', access: 'admin', rateLimit: 'write', freshSignIn: true,
    summary: 'Deletes an account for good, as its owner could.',
  },
  adminListReferrals: {
    method: 'GET', path: '/api/admin/referrals', access: 'admin',
    summary: 'Codes through which people came, the most used first.',
  },
  adminListSubscribers: {
    method: 'GET', path: '/api/admin/newsletter', access: 'admin',
    summary: 'Newsletter subscribers, newest first, with the count of each state.',
  },
  adminGetSubscribersCsv: {
    method: 'GET', path: '/api/admin/newsletter-csv', access: 'admin',
    summary: 'Newsletter subscribers as CSV.',
  },
  adminListReports: {
    method: 'GET', path: '/api/admin/reports', access: 'admin',
    summary: 'Reports of abuse, newest first.',
  },
  adminCloseReport: {
    method: 'POST', path: '/api/admin/reports/:id/close', access: 'admin', rateLimit: 'write',
    summary: 'Closes a report with a note.',
  },
  adminListOutbox: {
    method: 'GET', path: '/api/admin/outbox', access: 'admin',
    summary: 'Mails and other outside effects by state.',
  },
  adminRetryMessage: {
    method: 'POST', path: '/api/admin/outbox/:id/retry', access: 'admin', rateLimit: 'write',
    summary: 'Has a message delivered again that failed or waits.',
  },
  adminListAudit: {
    method: 'GET', path: '/api/admin/audit', access: 'admin',
    summary: 'The audit log, newest first, by action, actor, subject, company and time.',
  },
} as const satisfies Record<string, Endpoint>;
