import { randomBytes } from 'node:crypto';
import type { Person } from './people.js';

/** A person's consent that waits to be exchanged for a token. */
export interface Grant {
  readonly person: Person;
  readonly clientId: string;
  readonly redirectUri: string;
  readonly scope: string;
  readonly codeChallenge: string;
}

/** LinkedIn's codes live 30 minutes, its tokens 60 days; short ones do here. */
const CODE_MS = 5 * 60_000;
export const TOKEN_SECONDS = 3600;

/** Things that are found once or for a while under a secret random name. */
class Expiring<Value> {
  readonly #entries = new Map<string, { readonly value: Value; readonly until: number }>();
  readonly #lifetimeMs: number;

  constructor(lifetimeMs: number) {
    this.#lifetimeMs = lifetimeMs;
  }

  keep(value: Value): string {
    const now = Date.now();
    for (const [name, entry] of this.#entries) if (entry.until < now) this.#entries.delete(name);
    const name = randomBytes(24).toString('base64url');
    this.#entries.set(name, { value, until: now + this.#lifetimeMs });
    return name;
  }

  get(name: string): Value | null {
    const entry = this.#entries.get(name);
    return entry === undefined || entry.until < Date.now() ? null : entry.value;
  }

  /** Finds it and forgets it. */
  take(name: string): Value | null {
    const value = this.get(name);
    this.#entries.delete(name);
    return value;
  }
}

/** What the provider remembers between the steps of a sign-in. */
export class Grants {
  readonly #codes = new Expiring<Grant>(CODE_MS);
  readonly #tokens = new Expiring<Grant>(TOKEN_SECONDS * 1000);

  /** @returns a code that is good for one exchange */
  issueCode(grant: Grant): string {
    return this.#codes.keep(grant);
  }

  /** @returns what the code was given for, or null; either way the code is used up */
  takeCode(code: string): Grant | null {
    return this.#codes.take(code);
  }

  issueToken(grant: Grant): string {
    return this.#tokens.keep(grant);
  }

  grantOf(token: string): Grant | null {
    return this.#tokens.get(token);
  }
}
