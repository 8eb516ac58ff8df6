import { createHash, randomBytes } from 'node:crypto';
import { chmod, readFile } from 'node:fs/promises';
import { writeAtomically } from '../site/atomic.js';
import { type Deployable, DEPLOYABLES, folderOf } from '../site/deployable.js';
import { whileWriting } from '../site/lock.js';
import { newSigningKeys } from './signing.js';

/** What a token may be used for. `follow` is a gateway's. */
export const RIGHTS = ['publish', 'promote', 'follow'] as const;
export type Right = (typeof RIGHTS)[number];

/** What is kept of a token: never the token itself. */
export interface Access {
  readonly id: string;
  /** Whose it is, for the audit. */
  readonly team: string;
  readonly names: readonly Deployable[];
  readonly rights: readonly Right[];
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
const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

const isAccess = (value: unknown): value is Access => {
  if (typeof value !== 'object' || value === null) return false;
  const { id, team, names, rights, hash, publicKey } = value as Readonly<Record<keyof Access, unknown>>;
  return (
    [id, team, hash, publicKey].every((each) => typeof each === 'string') &&
    Array.isArray(names) &&
    names.every((name) => DEPLOYABLES.includes(name as Deployable)) &&
    Array.isArray(rights) &&
    rights.every((right) => RIGHTS.includes(right as Right))
  );
};

/** Who may publish, promote and follow over HTTP. */
export class Accesses {
  readonly #file: string;

  /** @param file where they are kept, readable by its owner alone */
  constructor(file: string) {
    this.#file = file;
  }

  /** @returns every access, revoked ones too @throws Error if the file is damaged: then nobody is let in */
  async all(): Promise<readonly Access[]> {
    const text = await readFile(this.#file, 'utf8').catch(() => '[]');
    const body: unknown = JSON.parse(text);
    if (!Array.isArray(body) || !body.every(isAccess)) throw new Error(`${this.#file} is damaged.`);
    return body;
  }

  /** Makes a token and keys to sign with. @returns them; they are kept nowhere */
  async add(team: string, names: readonly Deployable[], rights: readonly Right[]): Promise<NewAccess> {
    const token = randomBytes(TOKEN_BYTES).toString('base64url');
    const id = randomBytes(ID_BYTES).toString('hex');
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
    await this.#change((all) => [...all, access]);
    return { id, token, secretKey: keys.secret };
  }

  /** Lets a token in that was made elsewhere, and no other of the same team any more; nothing of it is published. */
  async only(team: string, rights: readonly Right[], token: string): Promise<void> {
    const hash = hashOf(token);
    const isOther = (access: Access): boolean => access.team === team && access.hash !== hash;
    const now = new Date().toISOString();
    await this.#change((all) => {
      const others = all.map((access) =>
        isOther(access) && access.revokedAt === null ? { ...access, revokedAt: now } : access,
      );
      if (all.some((access) => access.team === team && access.hash === hash && access.revokedAt === null))
        return others;
      const id = randomBytes(ID_BYTES).toString('hex');
      const { public: publicKey } = newSigningKeys();
      return [...others, { id, team, names: [], rights, hash, publicKey, createdAt: now, revokedAt: null }];
    });
  }

  /** Ends an access; what was published by it stays. @throws Error if there is none of this id */
  async revoke(id: string): Promise<void> {
    await this.#change((all) => {
      if (!all.some((access) => access.id === id)) throw new Error(`There is no access ${id}.`);
      const revokedAt = new Date().toISOString();
      return all.map((access) => (access.id === id && access.revokedAt === null ? { ...access, revokedAt } : access));
    });
  }

  /** @returns whose token it is, null where it is nobody's or was revoked */
  async of(token: string): Promise<Access | null> {
    const hash = hashOf(token);
    return (await this.all()).find((access) => access.hash === hash && access.revokedAt === null) ?? null;
  }

  /** @returns keys of those who may publish something, past ones too: what they published is in service still */
  async keysFor(name: Deployable): Promise<readonly string[]> {
    return (await this.all())
      .filter(({ names, rights }) => names.includes(name) && rights.includes('publish'))
      .map(({ publicKey }) => publicKey);
  }

  #change(change: (all: readonly Access[]) => readonly Access[]): Promise<void> {
    return whileWriting(`${this.#file}.writing`, async () => {
      await writeAtomically(this.#file, `${JSON.stringify(change(await this.all()), null, 2)}\n`);
      await chmod(this.#file, 0o600);
    });
  }
}

/** @returns a sentence that says why an access does not allow something, or null if it does */
export function refusal({ team, names, rights }: Access, right: Right, name: Deployable | null): string | null {
  if (!rights.includes(right)) return `The token of ${team} may not ${right}.`;
  return name === null || names.includes(name) ? null : `The token of ${team} is not for ${folderOf(name)}.`;
}
