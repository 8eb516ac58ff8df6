export { atFirstUse } from './at-first-use.js';
export { addCatalogue, type Catalogue } from './catalogue.js';
export {
  isLanguage,
  isTongue,
  type Language,
  LANGUAGE_COOKIE,
  LANGUAGE_COOKIE_KEPT,
  LANGUAGE_PARAMETER,
  LANGUAGES,
  languages,
  localeOf,
  pathIn,
  placedPath,
  preferredLanguage,
  prefixOf,
  PSEUDO_LANGUAGE,
  requestedTongue,
  SOURCE_LANGUAGE,
  type Tongue,
  tongues,
  translations,
} from './languages/languages.js';
export { listed } from './lists.js';
export { locale } from './locale.js';
export { numberText, percentText } from './numbers.js';
export { inContext, msg, said, t, type Texts, texts } from './text.js';
export type { Value, Values } from './values.js';
export { inTongue, setTongue, tongueAtHand } from '#at-hand';
