/** Every route path of the site. Patterns use the router's notation. */
export const PATHS = {
  home: '/',
  aboutUs: '/about-us',
  forEmployers: '/for-employers',
  forTalent: '/for-talent',
  events: '/events',
  event: '/events/:slug',
  news: '/news',
  newsPost: '/news/:slug',
  contact: '/contact',
  /** Where links in mails lead. */
  confirmNewsletter: '/newsletter/confirm',
  unsubscribe: '/unsubscribe',
  privacyPolicy: '/privacy_policy',
  cookiePolicy: '/cookie_policy',
  terms: '/terms_and_conditions',
  faq: '/faq',
  surveys: '/surveys',
  ambassadors: '/ambassadors',
  howItWorks: '/how-it-works',
  godmode: '/godmode',
  godmodeSection: '/godmode/:section',
  error: '/error',
  callback: '/callback',

  talentSeekerSignupForm: '/talentseeker/signupform',
  talentSeekerSignup1: '/talentseeker/signup/step1',
  talentSeekerSignup2: '/talentseeker/signup/step2',
  talentSeekerSignup3: '/talentseeker/signup/step3',
  talentSeekerDashboard: '/talentseeker/dashboard',
  talentSeekerDashboard3: '/talentseeker/dashboard/step3',
  companyProfile: '/talentseeker/dashboard/companyprofile',
  subscriptions: '/talentseeker/dashboard/subscriptions',
  receipts: '/talentseeker/dashboard/receipts',
  receipt: '/talentseeker/dashboard/receipts/:purchaseId',
  statement: '/talentseeker/dashboard/statement',
  invoices: '/talentseeker/dashboard/invoices',
  invoice: '/talentseeker/dashboard/invoices/:invoiceId',
  pricing: '/talentseeker/pricing',
  search: '/talentseeker/search',
  addRole1: '/talentseeker/addrole/step1',
  addRole2: '/talentseeker/addrole/step2/:catIdParam',
  addRole3: '/talentseeker/addrole/step3',
  roleMatches: '/talentseeker/role/:roleId',
  shortlist: '/talentseeker/shortlist',
  moves: '/talentseeker/moves',
  request: '/talentseeker/request/:connectionId',
  conversation: '/talentseeker/conversation/:connectionId',
  conversations: '/talentseeker/conversations',

  privacyCentre: '/privacy-centre',
  notifications: '/notifications',

  jobSeekerSignup1: '/jobseeker/signup/step1',
  jobSeekerSignup2: '/jobseeker/signup/step2',
  jobSeekerSignup3: '/jobseeker/signup/step3',
  jobSeekerDashboard: '/jobseeker/dashboard',
  fittingRoles: '/jobseeker/roles',
  jobSeekerDashboard1: '/jobseeker/dashboard/step1',
  jobSeekerDashboard3: '/jobseeker/dashboard/step3',
  talentConversations: '/jobseeker/conversations',
  talentConversation: '/jobseeker/conversation/:connectionId',
} as const;

/** Link to the cookie settings; they open over whatever page it stands on. */
export const COOKIE_SETTINGS = '#cookie-settings';

/** Where administrators try design tokens: a page of the gateway's, in no slice. */
export const TRY_TOKENS = '/design-system/try';

export type PathName = keyof typeof PATHS;

/**
 * Fills the parameters of a path pattern.
 * @param pattern one of `PATHS`
 * @param parameters values by name; each is percent-encoded
 * @throws Error if a parameter of the pattern is missing
 */
export function pathTo(pattern: string, parameters: Readonly<Record<string, string>> = {}): string {
  return pattern.replace(/:(\w+)/g, (_, name: string) => {
    const value = parameters[name];
    if (value === undefined) throw new Error(`The path ${pattern} needs a value for "${name}".`);
    return encodeURIComponent(value);
  });
}

/**
 * @param pattern such as one of `PATHS`
 * @returns the parameters of a path, decoded; null where it does not fit the pattern
 */
export function parametersOf(pattern: string, pathname: string): Readonly<Record<string, string>> | null {
  const found = new RegExp(`^${pattern.replace(/:(\w+)/g, '(?<$1>[^/]+)')}/?$`).exec(pathname);
  if (found === null) return null;
  const values = Object.entries(found.groups ?? {});
  try {
    return Object.fromEntries(values.map(([name, value]) => [name, decodeURIComponent(value)]));
  } catch {
    // An address may hold anything.
    return null;
  }
}

/** @returns the name of the route that a path belongs to, whatever its parameters; null when nobody knows it */
export const pathNameOf = (pathname: string): PathName | null =>
  (Object.keys(PATHS) as PathName[]).find((name) => parametersOf(PATHS[name], pathname) !== null) ?? null;
