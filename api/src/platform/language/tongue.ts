import type { IncomingMessage, ServerResponse } from 'node:http';
import {
  isLanguage,
  PSEUDO_LANGUAGE,
  requestedTongue,
  SOURCE_LANGUAGE,
  type Tongue,
  tongueAtHand,
} from '@vela/language';
import type { Config } from '../../config/index.js';

/**
 * @returns what a request is answered in: the language that its link names, else the one that its caller likes best of
 *   those there are, English without one; the pseudo-language only by a demo
 */
export function tongueOf(
  { headers, url = '/' }: Pick<IncomingMessage, 'headers' | 'url'>,
  { seed }: Pick<Config, 'seed'>,
): Tongue {
  const tongue = requestedTongue(url, headers['accept-language'] ?? '');
  return tongue === PSEUDO_LANGUAGE && seed !== 'demo' ? SOURCE_LANGUAGE : tongue;
}

/** Says of an answer with texts which language it is in, and that it would be another one for somebody else. */
export function nameLanguage(response: ServerResponse): void {
  const tongue = tongueAtHand();
  response.setHeader('vary', 'Accept-Language');
  response.setHeader('content-language', isLanguage(tongue) ? tongue : SOURCE_LANGUAGE);
}
