import { type Caller, hashOf, newId, newToken } from '../access/access.js';
import type { Claims, Trust, Trusts } from '../access/trusts.js';
import type { CiTokens } from './ci-tokens.js';
import { Refused } from './http.js';

/** How long one job of a CI may go on, in milliseconds. */
const SESSION_MS = 30 * 60 * 1000;
/** What CIs say of a run that people want to read later. */
const TOLD = ['repository', 'project_path', 'ref', 'environment', 'workflow_ref', 'run_id', 'sub'];
const LONGEST_TOLD = 200;
const COMMIT = /^[0-9a-f]{40}([0-9a-f]{24})?$/;

interface Session extends Caller {
  readonly grants: readonly Trust[];
  readonly until: number;
}

/** A session that was begun, and what is written down of it. */
export interface BegunSession {
  readonly token: string;
  readonly caller: Caller;
  /** Whose run it is, in words. */
  readonly run: string;
}

/** @returns whose run a token is for, in words */
export const runOf = (claims: Claims): string =>
  TOLD.flatMap((name) => (claims[name] === undefined ? [] : [`${name} ${claims[name].slice(0, LONGEST_TOLD)}`])).join(
    ', ',
  );

/**
 * Jobs of CIs that signed in by a token of their issuer. They last for minutes and are kept in memory: after a restart a
 * CI signs in again.
 */
export class Sessions {
  readonly #tokens: CiTokens;
  readonly #trusts: Trusts;
  readonly #sessions = new Map<string, Session>();

  constructor(tokens: CiTokens, trusts: Trusts) {
    this.#tokens = tokens;
    this.#trusts = trusts;
  }

  /**
   * Lets a job of a CI in.
   * @param signed the token of its issuer
   * @returns a token for this job
   * @throws Refused with a sentence that says what is wrong with the token, or that no team trusts it
   */
  async begin(signed: string): Promise<BegunSession> {
    const verified = await this.#tokens.verify(signed);
    const met = await this.#trusts.met(verified.issuer, verified.claims);
    const run = runOf(verified.claims);
    if (met.length === 0) throw new Refused(403, `No team trusts this run: ${run}.`);
    await this.#tokens.use(verified);
    const commit = verified.claims['sha'] ?? '';
    const caller = {
      id: newId(),
      team: [...new Set(met.map(({ team }) => team))].join(', '),
      grants: met,
      publicKey: null,
      commit: COMMIT.test(commit) ? commit : null,
    };
    const token = newToken();
    const now = Date.now();
    for (const [hash, { until }] of this.#sessions) if (until < now) this.#sessions.delete(hash);
    this.#sessions.set(hashOf(token), { ...caller, until: now + SESSION_MS });
    return { token, caller, run };
  }

  /** @returns whose token it is; null where it is nobody's, is over, or what it was trusted for was revoked */
  async of(token: string): Promise<Caller | null> {
    const session = this.#sessions.get(hashOf(token));
    if (session === undefined || session.until < Date.now()) return null;
    const valid = new Set((await this.#trusts.all()).filter(({ revokedAt }) => revokedAt === null).map(({ id }) => id));
    const grants = session.grants.filter(({ id }) => valid.has(id));
    return grants.length === 0 ? null : { ...session, grants };
  }
}
