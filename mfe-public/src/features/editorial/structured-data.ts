import { LEGAL_NAME, SOCIAL_ACCOUNTS } from '@vela/contracts/constants';
import { t } from '@vela/language';
import type { Question } from './components/questions.js';

/** What a page tells programs that read schema.org. */
export type StructuredData = Readonly<Record<string, unknown>>;

const CONTEXT = { '@context': 'https://schema.org' } as const;

/** Who runs the site. @param origin of the site */
export function organization(origin: string): StructuredData {
  const pages = SOCIAL_ACCOUNTS.flatMap(({ page }) => (page === null ? [] : [page]));
  return {
    ...CONTEXT,
    '@type': 'Organization',
    name: 'Vela',
    legalName: LEGAL_NAME,
    url: `${origin}/`,
    logo: `${origin}/favicon.svg`,
    slogan: t('Skills first. Names later.'),
    ...(pages.length > 0 ? { sameAs: pages } : {}),
  };
}

/** Questions with their answers, word for word as the page has them. */
export const faqPage = (questions: readonly Question[]): StructuredData => ({
  ...CONTEXT,
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
});
