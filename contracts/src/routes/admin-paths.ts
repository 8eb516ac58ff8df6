import { PATHS } from './paths.js';

/** The pages of the admin area, in the order of its navigation. Each is an address of `PATHS.godmodeSection`, but for the first. */
export const ADMIN_PATHS = {
  overview: PATHS.godmode,
  companies: '/godmode/companies',
  hires: '/godmode/hires',
  invoices: '/godmode/invoices',
  payments: '/godmode/payments',
  users: '/godmode/users',
  reports: '/godmode/reports',
  rankings: '/godmode/rankings',
  contests: '/godmode/contests',
  catalogue: '/godmode/catalogue',
  posts: '/godmode/posts',
  newsletter: '/godmode/newsletter',
  referrals: '/godmode/referrals',
  outbox: '/godmode/outbox',
  releases: '/godmode/releases',
  audit: '/godmode/audit',
  passkeys: '/godmode/passkeys',
} as const;
