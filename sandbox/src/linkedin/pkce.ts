import { createHash } from 'node:crypto';

/** SHA-256 in base64url without padding. */
const CHALLENGE = /^[\w-]{43}$/;

/** @returns whether an application may ask with this; no challenge at all is fine, a plain one is not */
export const isGoodChallenge = (challenge: string, method: string): boolean =>
  challenge === '' ? method === '' : CHALLENGE.test(challenge) && method === 'S256';

/**
 * Whether whoever exchanges a code is the one who asked for it (RFC 7636, section 4.6). A verifier for which there was
 * no challenge is refused too: somebody took the challenge out of the request (RFC 9700, section 2.1.1).
 * @param challenge that of the authorization request, or '' for none
 */
export const provesChallenge = (challenge: string, verifier: string): boolean =>
  challenge === '' ? verifier === '' : createHash('sha256').update(verifier).digest('base64url') === challenge;
