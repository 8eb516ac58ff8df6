import { createRemoteJWKSet, decodeJwt, errors, type JWTPayload, jwtVerify, type JWTVerifyGetKey } from 'jose';
import { hashOf } from '../access/access.js';
import { type Claims, isSafeIssuer, isSameIssuer } from '../access/trusts.js';
import { writeAtomically } from '../site/atomic.js';
import { readIfThere } from '../site/missing.js';
import { Refused } from './http.js';

/** Seconds by which the clocks of an issuer and of this machine may differ. */
const CLOCK_SKEW_S = 30;
/** Oldest token that is taken, in seconds: CIs ask for one when they need it. */
const OLDEST_S = 15 * 60;
/** Milliseconds that an issuer may take to tell its keys, and for which they are good. */
const PATIENCE_MS = 5000;
const KEYS_FRESH_MS = 10 * 60 * 1000;
const MS = 1000;
/** Ways to sign of which whoever verifies holds no secret. */
const ALGORITHMS = ['RS256', 'PS256', 'ES256', 'ES384', 'EdDSA', 'Ed25519'];

export interface CiTokensOptions {
  /** Addresses of those whose tokens are taken. */
  readonly issuers: readonly string[];
  /** What a token has to be for: the address under which CIs know this service. */
  readonly audience: string;
  /** File in which tokens that were used are kept until they are over. */
  readonly file: string;
}

/** What a verified token says. */
export interface VerifiedToken {
  readonly issuer: string;
  readonly claims: Claims;
}

interface IssuerKeys {
  readonly get: JWTVerifyGetKey;
  readonly until: number;
}

const refused = (sentence: string): Refused => new Refused(401, sentence);

function sentenceOf(error: unknown, issuer: string, audience: string): Refused {
  if (error instanceof errors.JWTExpired) return refused('The CI’s token is over. Ask for a new one in the same job.');
  if (error instanceof errors.JWTClaimValidationFailed) {
    if (error.claim === 'aud')
      return refused(`The CI’s token is for somebody else: its audience has to be ${audience}.`);
    if (error.claim === 'nbf' || error.claim === 'iat')
      return refused('The CI’s token is not good yet, or does not say since when it is. Do the clocks differ?');
    return refused(`The CI’s token does not say its ${error.claim}, or says another one than it has to.`);
  }
  // The library's general error is that of keys which were not answered with.
  const isOfKeys = error instanceof errors.JOSEError && ['ERR_JWKS_TIMEOUT', 'ERR_JOSE_GENERIC'].includes(error.code);
  if (isOfKeys || !(error instanceof errors.JOSEError))
    return new Refused(503, `The keys of ${issuer} cannot be read right now. Nothing was changed; try again.`);
  return refused(`The CI’s token is not signed by ${issuer}, or not in a way that is taken.`);
}

/** What of a token's body can be compared: its plain values, as text. */
const claimsOf = (payload: JWTPayload): Claims =>
  Object.fromEntries(
    Object.entries(payload).flatMap(([name, value]) =>
      typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
        ? [[name, String(value)] as const]
        : [],
    ),
  );

/** Tells whether a token that a CI sends was signed by who it says, for this service, now, and for the first time. */
export class CiTokens {
  readonly #options: CiTokensOptions;
  readonly #keys = new Map<string, Promise<IssuerKeys>>();
  /** When tokens that were used are over, in seconds since 1970, by what is kept of them. */
  #used: Promise<Map<string, number>> | null = null;

  constructor(options: CiTokensOptions) {
    this.#options = options;
  }

  /** @throws Refused with a sentence that says what is wrong with it */
  async verify(token: string): Promise<VerifiedToken> {
    const { issuers, audience } = this.#options;
    if (issuers.length === 0 || audience === '')
      throw refused(
        'No CI signs in here: RELEASE_ISSUERS and RELEASE_AUDIENCE say whose tokens are taken, and for whom.',
      );
    let issuer: string | undefined;
    try {
      issuer = decodeJwt(token).iss;
    } catch {
      throw refused('What the CI sent is no token.');
    }
    if (issuer === undefined || !issuers.some((each) => isSameIssuer(each, issuer)))
      throw refused(`Tokens of ${JSON.stringify(issuer?.slice(0, 200) ?? '')} are not taken here.`);
    let payload: JWTPayload;
    try {
      ({ payload } = await jwtVerify(token, await this.#keysOf(issuer), {
        issuer,
        audience,
        algorithms: ALGORITHMS,
        clockTolerance: CLOCK_SKEW_S,
        maxTokenAge: OLDEST_S,
        requiredClaims: ['exp', 'iat', 'jti'],
      }));
    } catch (error) {
      throw sentenceOf(error, issuer, audience);
    }
    return { issuer, claims: claimsOf(payload) };
  }

  /** Marks a verified token as used, over restarts. @throws Refused if it was used before */
  async use({ issuer, claims }: VerifiedToken): Promise<void> {
    const now = Date.now() / MS;
    const used = await this.#known();
    const hash = hashOf(`${issuer} ${claims['jti'] ?? ''}`);
    if (used.has(hash)) throw refused('The CI’s token was used already. Ask for a new one in the same job.');
    used.set(hash, Math.min(Number(claims['exp']), Number(claims['iat']) + OLDEST_S) + CLOCK_SKEW_S);
    for (const [each, until] of used) if (until < now) used.delete(each);
    await writeAtomically(this.#options.file, JSON.stringify([...used]));
  }

  /** @throws Error where that cannot be read: the next token asks again */
  async #known(): Promise<Map<string, number>> {
    this.#used ??= this.#read();
    try {
      return await this.#used;
    } catch (error) {
      this.#used = null;
      throw error;
    }
  }

  async #read(): Promise<Map<string, number>> {
    const text = await readIfThere(this.#options.file);
    return new Map(JSON.parse(text ?? '[]') as readonly (readonly [string, number])[]);
  }

  async #keysOf(issuer: string): Promise<JWTVerifyGetKey> {
    const known = await this.#keys.get(issuer);
    if (known !== undefined && known.until > Date.now()) return known.get;
    const asked = this.#findKeys(issuer);
    this.#keys.set(issuer, asked);
    // What failed is asked for again, by the next token.
    asked.catch(() => this.#keys.delete(issuer));
    return (await asked).get;
  }

  async #findKeys(issuer: string): Promise<IssuerKeys> {
    const response = await fetch(`${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`, {
      signal: AbortSignal.timeout(PATIENCE_MS),
      redirect: 'error',
    });
    const { issuer: named, jwks_uri: place } = (await response.json()) as Readonly<Record<string, unknown>>;
    const address = new URL(String(place));
    if (named !== issuer || !isSafeIssuer(new URL(issuer)) || !isSafeIssuer(address))
      throw new Error(`${issuer} does not say where its keys are.`);
    const get = createRemoteJWKSet(address, { timeoutDuration: PATIENCE_MS, cacheMaxAge: KEYS_FRESH_MS });
    return { get, until: Date.now() + KEYS_FRESH_MS };
  }
}
