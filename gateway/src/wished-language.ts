import type { IncomingMessage } from 'node:http';
import { isLanguage, type Language, LANGUAGE_COOKIE, preferredLanguage, SOURCE_LANGUAGE } from '@vela/language';
import { cookieOf } from './cookies.js';

/** @returns the language that somebody chose here, else the one that their browser likes best of those there are */
export function wishedLanguage(request: IncomingMessage): Language {
  const chosen = cookieOf(request, LANGUAGE_COOKIE);
  if (isLanguage(chosen)) return chosen;
  return preferredLanguage(request.headers['accept-language'] ?? '') ?? SOURCE_LANGUAGE;
}
