import { DOCUMENT_LANGUAGES, type DocumentLanguage } from '@vela/contracts/constants';

const SWEDISH_SPEAKING = /^(se|sweden|sverige)$/i;

/**
 * The language of a company's documents: the one it chose, else that of its country, else English.
 * @param country its id or name
 */
export function documentLanguageOf({
  documentLanguage,
  country,
}: {
  readonly documentLanguage?: string | null | undefined;
  readonly country: string;
}): DocumentLanguage {
  const chosen = DOCUMENT_LANGUAGES.find((language) => language === documentLanguage);
  return chosen ?? (SWEDISH_SPEAKING.test(country.trim()) ? 'sv' : 'en');
}
