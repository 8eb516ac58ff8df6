import { createHash, randomBytes } from 'node:crypto';
import { RELEASE_RIGHTS, type ReleaseRight } from '@vela/contracts/constants';
import { type Deployable, folderOf, isDeployable } from '../site/deployable.js';
import { newSigningKeys } from '../storage/signing.js';
import { ListFile } from './list-file.js';
import { merged } from './merged.js';

/** What somebody may do, with what. */
export interface Grant {
  readonly names: readonly Deployable[];
  readonly rights: readonly ReleaseRight[];
}

/** Who asks the release service for something. */
export interface Caller {
  /** Its access's or session's, for the audit. */
  readonly id: string;
  readonly team: string;
  readonly grants: readonly Grant[];
  /** Verifies what the team signs; null where the site signs, on the word of a CI's issuer. */
  readonly publicKey: string | null;
  /** The commit that a CI's issuer says it builds; null where nobody says. */
  readonly commit: string | null;
}

/** What is kept of a token: never the token itself. */
export interface Access extends Grant {
  readonly id: string;
  /** Whose it is, for the audit. */
  readonly team: string;
  /** SHA-256 of the token; it is 256 random bits, so nothing slower is needed. */
  readonly hash: string;
  /** Verifies what the team signs. */
  readonly publicKey: string;
  /** ISO times. */
  readonly createdAt: string;
  readonly revokedAt: string | null;
}

/** What is told once, to whoever makes an access. */
export interface NewAccess {
  readonly id: string;
  readonly token: string;
  /** Signs what the team publishes. */
  readonly secretKey: string;
}

const TOKEN_BYTES = 32;
const ID_BYTES = 6;

/** @returns what is kept of a token */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');
/** @returns a token that nobody can guess */
export const newToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url');
/** @returns what an access is called */
export const newId = (): string => randomBytes(ID_BYTES).toString('hex');

/** Whether a decoded value says what somebody may do. */
export const isGrant = ({ names, rights }: Readonly<Partial<Record<keyof Grant, unknown>>>): boolean =>
  Array.isArray(names) &&
  names.every(isDeployable) &&
  Array.isArray(rights) &&
  rights.every((right) => RELEASE_RIGHTS.some((known) => known === right));

/** Whether a decoded value is an access. */
export const isAccess = (value: unknown): value is Access => {
  if (typeof value !== 'object' || value === null) return false;
  const { id, team, names, rights, hash, publicKey } = value as Readonly<Record<keyof Access, unknown>>;
  return [id, team, hash, publicKey].every((each) => typeof each === 'string') && isGrant({ names, rights });
};

/** Who may publish, promote and follow over HTTP. */
export class Accesses {
  readonly #list: ListFile<Access>;

  /** @param file where they are kept, readable by its owner alone */
  constructor(file: string) {
    this.#list = new ListFile(file, isAccess);
  }

  /** @returns every access, revoked ones too @throws Error if the file is damaged: then nobody is let in */
  all(): Promise<readonly Access[]> {
    return this.#list.all();
  }

  /** Makes a token and keys to sign with. @returns them; they are kept nowhere */
  async add(team: string, names: readonly Deployable[], rights: readonly ReleaseRight[]): Promise<NewAccess> {
    const token = newToken();
    const id = newId();
    const keys = newSigningKeys();
    const access: Access = {
      id,
      team,
      names,
      rights,
      hash: hashOf(token),
      publicKey: keys.public,
      createdAt: new Date().toISOString(),
      revokedAt: null,
    };
    await this.#list.change((all) => [...all, access]);
    return { id, token, secretKey: keys.secret };
  }

  /**
   * Lets a token in that was made elsewhere, and no other of the same team any more; nothing of it is published.
   * @throws Error if that token was revoked: who ended it does not have it come back with a restart
   */
  async only(team: string, rights: readonly ReleaseRight[], token: string): Promise<void> {
    const hash = hashOf(token);
    const isOther = (access: Access): boolean => access.team === team && access.hash !== hash;
    const now = new Date().toISOString();
    await this.#list.change((all) => {
      const known = all.filter((access) => access.hash === hash);
      if (known.some(({ revokedAt }) => revokedAt !== null))
        throw new Error('RELEASE_TOKEN was revoked; set a new one.');
      const others = all.map((access) =>
        isOther(access) && access.revokedAt === null ? { ...access, revokedAt: now } : access,
      );
      if (known.some((access) => access.team === team)) return others;
      const { public: publicKey } = newSigningKeys();
      return [...others, { id: newId(), team, names: [], rights, hash, publicKey, createdAt: now, revokedAt: null }];
    });
  }

  /** Takes in what is known of accesses elsewhere, such as that one was revoked. @returns every access then */
  async adopt(others: readonly Access[]): Promise<readonly Access[]> {
    const all = await this.all();
    if (merged(all, others) === all) return all;
    await this.#list.change((now) => merged(now, others));
    return this.all();
  }

  /** Ends an access; what was published by it stays. @returns whether there is one of this id */
  async revoke(id: string): Promise<boolean> {
    if (!(await this.all()).some((access) => access.id === id)) return false;
    const revokedAt = new Date().toISOString();
    await this.#list.change((all) =>
      all.map((access) => (access.id === id && access.revokedAt === null ? { ...access, revokedAt } : access)),
    );
    return true;
  }

  /** @returns whose token it is, null where it is nobody's or was revoked */
  async of(token: string): Promise<Caller | null> {
    const hash = hashOf(token);
    const access = (await this.all()).find((each) => each.hash === hash && each.revokedAt === null);
    if (access === undefined) return null;
    const { id, team, names, rights, publicKey } = access;
    return { id, team, grants: [{ names, rights }], publicKey, commit: null };
  }

  /** @returns keys of those who may publish something, past ones too: what they published is in service still */
  async keysFor(name: Deployable): Promise<readonly string[]> {
    return (await this.all())
      .filter(({ names, rights }) => names.includes(name) && rights.includes('publish'))
      .map(({ publicKey }) => publicKey);
  }
}

/** @returns a sentence that says why somebody may not do something, or null if they may */
export function refusal({ team, grants }: Caller, right: ReleaseRight, name: Deployable | null): string | null {
  const having = grants.filter(({ rights }) => rights.includes(right));
  if (having.length === 0) return `The token of ${team} may not ${right}.`;
  return name === null || having.some(({ names }) => names.includes(name))
    ? null
    : `The token of ${team} is not for ${folderOf(name)}.`;
}
