import { createPrivateKey } from 'node:crypto';
import type { StoredList } from '../store/stored-list.js';
import {
  createCredential,
  type Created,
  type CreationRequest,
  type Proof,
  type ProofRequest,
  proveCredential,
} from './software-key.js';

/** A credential as it is kept: the private key as PEM. */
export interface StoredCredential {
  readonly id: string;
  readonly site: string;
  readonly privateKey: string;
  readonly counter: number;
}

export function isStoredCredential(stored: unknown): stored is StoredCredential {
  if (typeof stored !== 'object' || stored === null) return false;
  const { id, site, privateKey, counter } = stored as Partial<Record<keyof StoredCredential, unknown>>;
  return [id, site, privateKey].every((text) => typeof text === 'string') && typeof counter === 'number';
}

/** A security key for whoever has none at hand: it holds credentials and uses them for everybody who asks. */
export class SecurityKey {
  readonly #credentials: StoredList<StoredCredential>;
  readonly #origin: string;

  /** @param origin of the site, the only one that it works for */
  constructor(credentials: StoredList<StoredCredential>, origin: string) {
    this.#credentials = credentials;
    this.#origin = origin;
  }

  create(request: CreationRequest): Created {
    const { credential, created } = createCredential(request, this.#origin);
    const privateKey = credential.privateKey.export({ format: 'pem', type: 'pkcs8' }).toString();
    this.#credentials.add({ ...credential, privateKey });
    return created;
  }

  /** @returns null where it holds none of the credentials that would do */
  prove({ challenge, rpId, allowCredentials }: ProofRequest): Proof | null {
    const wanted = new Set(allowCredentials.map(({ id }) => id));
    const found = this.#credentials.entries.find(({ id, site }) => site === rpId && wanted.has(id));
    if (found === undefined) return null;
    const used = { ...found, counter: found.counter + 1 };
    this.#credentials.replace(this.#credentials.entries.map((entry) => (entry === found ? used : entry)));
    return proveCredential({ ...used, privateKey: createPrivateKey(used.privateKey) }, challenge, this.#origin);
  }
}
