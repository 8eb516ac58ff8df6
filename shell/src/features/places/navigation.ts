import { COOKIE_SETTINGS, PATHS } from '@vela/contracts/routes';
import { t } from '@vela/language';

export interface NavigationEntry {
  readonly label: string;
  readonly to: string;
}

/** @returns the main navigation */
export const mainNavigation = (): readonly NavigationEntry[] => [
  { label: t('About'), to: PATHS.aboutUs },
  { label: t('For Employers'), to: PATHS.forEmployers },
  { label: t('For Talent'), to: PATHS.forTalent },
  { label: t('Resources'), to: PATHS.events },
  { label: t('News'), to: PATHS.news },
];

/** @returns links of the footer, by heading */
export const footerNavigation = (): readonly {
  readonly heading: string;
  readonly entries: readonly NavigationEntry[];
}[] => [
  {
    heading: 'Vela',
    entries: [
      { label: t('About us'), to: PATHS.aboutUs },
      { label: t('How it works'), to: PATHS.howItWorks },
      { label: t('Ambassadors'), to: PATHS.ambassadors },
      { label: t('Contact'), to: PATHS.contact },
    ],
  },
  {
    heading: t('For you'),
    entries: [
      { label: t('For talent'), to: PATHS.forTalent },
      { label: t('For employers'), to: PATHS.forEmployers },
      { label: t('Events'), to: PATHS.events },
      { label: t('News'), to: PATHS.news },
      { label: t('Surveys'), to: PATHS.surveys },
      { label: t('FAQ'), to: PATHS.faq },
    ],
  },
  {
    heading: t('Legal'),
    entries: [
      { label: t('Privacy policy'), to: PATHS.privacyPolicy },
      { label: t('Cookie policy'), to: PATHS.cookiePolicy },
      { label: t('Cookie settings'), to: COOKIE_SETTINGS },
      { label: t('Terms and conditions'), to: PATHS.terms },
    ],
  },
];
