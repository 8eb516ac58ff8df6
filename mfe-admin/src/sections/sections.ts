import { PATHS, pathTo } from '@vela/contracts/routes';
import { texts } from '@vela/language';

/** The admin area's pages, in the order of its navigation. */
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
  audit: 'Audit log',
  passkeys: 'Your passkeys',
});
export type SectionName = keyof typeof SECTIONS;

const isSection = (name: string): name is SectionName => Object.hasOwn(SECTIONS, name);

export const SECTION_NAMES: readonly SectionName[] = Object.keys(SECTIONS).filter(isSection);

/** @returns the section that an address names, the overview where it names none that there is */
export const sectionIn = (name: string | undefined): SectionName =>
  name !== undefined && isSection(name) ? name : 'overview';

/** @returns where a section is; `query` narrows it */
export function sectionPath(
  section: SectionName,
  query: Readonly<Record<string, string | number | undefined>> = {},
): string {
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query))
    if (value !== undefined && value !== '') search.set(key, String(value));
  const path = section === 'overview' ? PATHS.godmode : pathTo(PATHS.godmodeSection, { section });
  return search.size === 0 ? path : `${path}?${search.toString()}`;
}
