import { PATHS, pathTo } from '@vela/contracts/routes';

// The pages that tests look at one after the other, by whose they are.

/** Pages for everybody that a reader of either language gets. */
export const PUBLIC_PAGES: readonly string[] = [
  PATHS.home,
  PATHS.aboutUs,
  PATHS.forEmployers,
  PATHS.forTalent,
  PATHS.howItWorks,
  PATHS.events,
  PATHS.news,
  PATHS.faq,
  PATHS.contact,
  PATHS.ambassadors,
  PATHS.surveys,
  PATHS.talentSeekerSignupForm,
  PATHS.talentSeekerSignup1,
  PATHS.jobSeekerSignup1,
  PATHS.unsubscribe,
  PATHS.cookiePolicy,
];

/** The other documents of law, the last page of a sign-up, and what is seen where nothing else can be. */
export const PLAIN_PUBLIC_PAGES: readonly string[] = [
  PATHS.privacyPolicy,
  PATHS.terms,
  PATHS.confirmNewsletter,
  PATHS.error,
];

/** Public pages that tell programs what they are: each has a description of its own. */
export const DESCRIBED_PAGES: readonly string[] = [
  ...PUBLIC_PAGES.slice(0, PUBLIC_PAGES.indexOf(PATHS.ambassadors)),
  PATHS.terms,
];

/** A recruiter’s pages that are worked on: the dashboard, the company, the steps of a role, the search, what to buy. */
export const RECRUITER_PAGES: readonly string[] = [
  PATHS.talentSeekerDashboard,
  PATHS.companyProfile,
  PATHS.addRole1,
  PATHS.search,
  PATHS.pricing,
  PATHS.subscriptions,
];

/** A recruiter’s lists. */
export const RECRUITER_LISTS: readonly string[] = [
  PATHS.shortlist,
  PATHS.moves,
  PATHS.conversations,
  PATHS.receipts,
  PATHS.statement,
  PATHS.invoices,
  PATHS.notifications,
  PATHS.privacyCentre,
];

/** A talent’s pages that are worked on. */
export const TALENT_PAGES: readonly string[] = [
  PATHS.jobSeekerDashboard,
  PATHS.jobSeekerSignup2,
  PATHS.jobSeekerSignup3,
];

/** A talent’s lists. */
export const TALENT_LISTS: readonly string[] = [
  PATHS.fittingRoles,
  PATHS.talentConversations,
  PATHS.notifications,
  PATHS.privacyCentre,
];

/** The platform’s own area. */
export const ADMIN_PAGES: readonly string[] = [
  PATHS.godmode,
  ...[
    'companies',
    'hires',
    'invoices',
    'payments',
    'users',
    'reports',
    'rankings',
    'contests',
    'catalogue',
    'posts',
    'newsletter',
    'referrals',
    'outbox',
    'releases',
    'audit',
    'passkeys',
  ].map((section) => pathTo(PATHS.godmodeSection, { section })),
];
