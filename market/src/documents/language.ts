import { isLanguage, type Language, LANGUAGES, languages, SOURCE_LANGUAGE } from '@vela/language';
import { countryIdOf } from '../countries/index.js';

const regionOf = (language: Language): string | undefined => new Intl.Locale(LANGUAGES[language].locale).region;

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
}): Language {
  if (isLanguage(documentLanguage)) return documentLanguage;
  const region = countryIdOf(country);
  return languages.find((each) => regionOf(each) === region) ?? SOURCE_LANGUAGE;
}
