import type { ReleaseRight } from '@vela/contracts/constants';
import type { Deployable } from '../site/deployable.js';
import { type Grant, isGrant, newId } from './access.js';
import { ListFile } from './list-file.js';
import { merged } from './merged.js';

/** What a signed token of a CI says of itself, such as `repository`, `ref` and `environment`. */
export type Claims = Readonly<Record<string, string>>;

/** Which runs of a CI may do what for a team. */
export interface Trust extends Grant {
  readonly id: string;
  readonly team: string;
  /** Address of who signs the CI's tokens. */
  readonly issuer: string;
  /** What a token has to say, all of it; a value that ends with `*` is how it has to begin. */
  readonly claims: Claims;
  /** ISO times. */
  readonly createdAt: string;
  readonly revokedAt: string | null;
}

/** Whether a decoded value is a trust. */
export const isTrust = (value: unknown): value is Trust => {
  if (typeof value !== 'object' || value === null) return false;
  const { id, team, issuer, claims, names, rights } = value as Readonly<Record<keyof Trust, unknown>>;
  return (
    [id, team, issuer].every((each) => typeof each === 'string') &&
    typeof claims === 'object' &&
    claims !== null &&
    Object.values(claims).every((each) => typeof each === 'string') &&
    isGrant({ names, rights })
  );
};

/** Whether what a token says is what is asked of it. */
const fits = (wanted: Claims, said: Claims): boolean =>
  Object.entries(wanted).every(([name, value]) => {
    const given = said[name];
    if (given === undefined) return false;
    return value.endsWith('*') ? given.startsWith(value.slice(0, -1)) : given === value;
  });

/** Whether an issuer is the one that is meant: some end their own address with a slash, which settings leave out. */
export const isSameIssuer = (meant: string, issuer: string): boolean =>
  meant.replace(/\/$/, '') === issuer.replace(/\/$/, '');

/** Keys are fetched where nobody on the way can change them; on this machine there is no way. */
export const isSafeIssuer = (address: URL): boolean =>
  address.protocol === 'https:' || ['localhost', '127.0.0.1', '[::1]'].includes(address.hostname);

/** Which CIs may act for which team. */
export class Trusts {
  readonly #list: ListFile<Trust>;

  /** @param file where they are kept, readable by its owner alone */
  constructor(file: string) {
    this.#list = new ListFile(file, isTrust);
  }

  /** @returns every trust, revoked ones too @throws Error if the file is damaged: then nobody is let in */
  all(): Promise<readonly Trust[]> {
    return this.#list.all();
  }

  /** @returns its id @throws Error if it would let everybody in */
  async add(
    team: string,
    { issuer, claims }: { readonly issuer: string; readonly claims: Claims },
    names: readonly Deployable[],
    rights: readonly ReleaseRight[],
  ): Promise<string> {
    // A public issuer signs for anybody: something has to say whose run it is.
    if (!Object.values(claims).some((value) => value.replace(/\*$/, '') !== ''))
      throw new Error('Say what its tokens have to say: --claims repository=your/repository,ref=refs/heads/main.');
    const trust = { id: newId(), team, issuer, claims, names, rights, createdAt: new Date().toISOString() };
    await this.#list.change((all) => [...all, { ...trust, revokedAt: null }]);
    return trust.id;
  }

  /** Takes in what is known of trusts elsewhere, such as that one was revoked. @returns every trust then */
  async adopt(others: readonly Trust[]): Promise<readonly Trust[]> {
    const all = await this.all();
    if (merged(all, others) === all) return all;
    await this.#list.change((now) => merged(now, others));
    return this.all();
  }

  /** @returns whether there is one of this id */
  async revoke(id: string): Promise<boolean> {
    if (!(await this.all()).some((trust) => trust.id === id)) return false;
    const revokedAt = new Date().toISOString();
    await this.#list.change((all) =>
      all.map((trust) => (trust.id === id && trust.revokedAt === null ? { ...trust, revokedAt } : trust)),
    );
    return true;
  }

  /** @returns the trusts that a verified token meets */
  async met(issuer: string, said: Claims): Promise<readonly Trust[]> {
    return (await this.all()).filter(
      (trust) => trust.revokedAt === null && isSameIssuer(trust.issuer, issuer) && fits(trust.claims, said),
    );
  }
}
