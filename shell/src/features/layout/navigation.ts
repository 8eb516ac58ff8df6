import { COOKIE_SETTINGS, PATHS } from '@vela/contracts/routes';

export interface NavigationEntry {
  readonly label: string;
  readonly to: string;
}

/** Main navigation. */
export const MAIN_NAVIGATION: readonly NavigationEntry[] = [
  { label: 'About', to: PATHS.aboutUs },
  { label: 'For Employers', to: PATHS.forEmployers },
  { label: 'For Talent', to: PATHS.forTalent },
  { label: 'Resources', to: PATHS.events },
  { label: 'News', to: PATHS.news },
];

/** Links of the footer, by heading. */
export const FOOTER_NAVIGATION: readonly { readonly heading: string; readonly entries: readonly NavigationEntry[] }[] =
  [
    {
      heading: 'Vela',
      entries: [
        { label: 'About us', to: PATHS.aboutUs },
        { label: 'How it works', to: PATHS.howItWorks },
        { label: 'Ambassadors', to: PATHS.ambassadors },
        { label: 'Contact', to: PATHS.contact },
      ],
    },
    {
      heading: 'For you',
      entries: [
        { label: 'For talent', to: PATHS.forTalent },
        { label: 'For employers', to: PATHS.forEmployers },
        { label: 'Events', to: PATHS.events },
        { label: 'News', to: PATHS.news },
        { label: 'Surveys', to: PATHS.surveys },
        { label: 'FAQ', to: PATHS.faq },
      ],
    },
    {
      heading: 'Legal',
      entries: [
        { label: 'Privacy policy', to: PATHS.privacyPolicy },
        { label: 'Cookie policy', to: PATHS.cookiePolicy },
        { label: 'Cookie settings', to: COOKIE_SETTINGS },
        { label: 'Terms and conditions', to: PATHS.terms },
      ],
    },
  ];
