import type { IncomingMessage, ServerResponse } from 'node:http';
import {
  isLanguage,
  preferredLanguage,
  PSEUDO_LANGUAGE,
  SOURCE_LANGUAGE,
  type Tongue,
  tongueAtHand,
} from '@vela/language';
import type { Config } from '../../config/index.js';

/**
 * @returns what a request is answered in: the language that its caller likes best of those there are, English without
 *   one; a demo speaks the pseudo-language too, where that is all that is asked for
 */
export function tongueOf({ headers }: IncomingMessage, { seed }: Pick<Config, 'seed'>): Tongue {
  const asked = headers['accept-language'] ?? '';
  if (asked === PSEUDO_LANGUAGE && seed === 'demo') return PSEUDO_LANGUAGE;
  return preferredLanguage(asked) ?? SOURCE_LANGUAGE;
}

/** Says of an answer with texts which language it is in, and that it would be another one for somebody else. */
export function nameLanguage(response: ServerResponse): void {
  const tongue = tongueAtHand();
  response.setHeader('vary', 'Accept-Language');
  response.setHeader('content-language', isLanguage(tongue) ? tongue : SOURCE_LANGUAGE);
}
