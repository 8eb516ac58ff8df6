import { ADMIN_PATHS } from '@vela/contracts/routes';
import { texts } from '@vela/language';

/** What the admin area's pages are called. */
export const SECTIONS = texts({
  overview: 'Overview',
  companies: 'Companies',
  hires: 'Hires',
  invoices: 'Invoices',
  payments: 'Payments desk',
  users: 'Users',
  reports: 'Reports',
  rankings: 'Rankings',
  contests: 'Contested scores',
  catalogue: 'Categories and skills',
  posts: 'Posts',
  newsletter: 'Newsletter',
  referrals: 'Referrals',
  outbox: 'Outbox',
  releases: 'Releases',
  audit: 'Audit log',
  passkeys: 'Your passkeys',
});
export type SectionName = keyof typeof ADMIN_PATHS;

/** In the order of the navigation. */
export const SECTION_NAMES = Object.keys(ADMIN_PATHS) as readonly SectionName[];

/** @returns where a section is; `query` narrows it */
export function sectionPath(
  section: SectionName,
  query: Readonly<Record<string, string | number | undefined>> = {},
): string {
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query))
    if (value !== undefined && value !== '') search.set(key, String(value));
  const path = ADMIN_PATHS[section];
  return search.size === 0 ? path : `${path}?${search.toString()}`;
}
