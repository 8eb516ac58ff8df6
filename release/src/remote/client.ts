import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Deployable, folderOf } from '../site/deployable.js';
import { type Tell, tellNobody, TOLD_LINES } from '../site/tell.js';
import { type FileList, listFiles, readFileList } from '../storage/file-list.js';
import { signed } from '../storage/signing.js';
import type { Counterpart } from '../versions/in-use.js';
import { readTold, ServiceRefusal } from './told.js';

/** Milliseconds that a promotion with its checks may take. */
const PATIENCE_MS = 120_000;

/** What a team's CI is given. */
export interface Credentials {
  /** Names the team. */
  readonly token: string;
  /** Signs what it publishes; needed to publish only. */
  readonly secretKey?: string;
  /** Whether a CI signed in by its issuer: then the service signs what it publishes. */
  readonly isOfCi?: boolean;
}

/** Publishes, promotes and rolls back at a release service. */
export class ReleaseClient {
  readonly #address: string;
  readonly #credentials: Credentials;
  readonly #fetch: typeof fetch;

  /** @param address of the service, such as `https://releases.vela.example` */
  constructor(address: string, credentials: Credentials, fetcher: typeof fetch = fetch) {
    this.#address = address.replace(/\/$/, '');
    this.#credentials = credentials;
    this.#fetch = fetcher;
  }

  /** Sends a build. What the service has of it already is not sent again. @param commit that it was built of @returns its version */
  async publish(name: Deployable, folder: string, commit: string | null = null): Promise<string> {
    const { secretKey, isOfCi = false } = this.#credentials;
    if (secretKey === undefined && !isOfCi)
      throw new Error('To publish, RELEASE_KEY has to hold the key that your team signs with.');
    const listed = await listFiles(folder, name, commit);
    const list = JSON.stringify(listed);
    const { missing } = (await this.#json('POST', 'missing', { list })) as { readonly missing: readonly string[] };
    const byContent = new Map(listed.files.map((file) => [file.sha256, file.path]));
    for (const sha256 of missing) {
      const file = byContent.get(sha256);
      if (file !== undefined) await this.#ask('PUT', `files/${sha256}`, await readFile(path.join(folder, file)));
    }
    await this.#json('POST', 'versions', { list, signature: secretKey === undefined ? '' : signed(list, secretKey) });
    return listed.version;
  }

  /** @throws Error that says what is wrong, if a version could not be promoted */
  async check(name: Deployable, version: string, tell: Tell = tellNobody): Promise<void> {
    await this.#telling('checks', { name: folderOf(name), version }, tell);
  }

  /** @throws Error that names the versions in service which an API, or a design system, would not do for */
  async checkCounterpart(counterpart: Counterpart): Promise<void> {
    const body = 'offered' in counterpart ? { offered: [...counterpart.offered] } : counterpart;
    await this.#json('POST', 'checks', body);
  }

  /** @returns the address that shows a version to whoever opens it, for a day */
  async preview(name: Deployable, version: string): Promise<string> {
    return String((await this.#json('POST', 'previews', { name: folderOf(name), version }))['address']);
  }

  /** Tries a file of design tokens. @param by id of the administrator for whom a gateway asks @returns the address that shows them, and what differs */
  async tryTokens(file: string, by?: string): Promise<{ readonly address: string; readonly told: string }> {
    const answer = await this.#json('POST', 'tokens', { file, by });
    return { address: String(answer['address']), told: String(answer['told']) };
  }

  /** @param share visitors of a hundred; null for all of them, also of a version that was rolled back */
  async promote(name: Deployable, version: string, share: number | null, tell: Tell = tellNobody): Promise<void> {
    // A service of before takes what says none for all of them, and nothing else than a number where one is said.
    const said = share === null ? {} : { share };
    await this.#telling('promotions', { name: folderOf(name), version, ...said }, tell);
  }

  /** @param version to go back to; the one before, unless told @returns what is in service from then on */
  async rollBack(name: Deployable, version: string | null = null): Promise<string> {
    return String((await this.#json('POST', 'rollbacks', { name: folderOf(name), version }))['version']);
  }

  /** @returns what `slice -- status` prints there */
  async status(): Promise<string> {
    return String((await this.#json('GET', 'status'))['text']);
  }

  /** @returns what a version consists of, as it was signed */
  async listOf(name: Deployable, version: string): Promise<FileList> {
    return readFileList(String((await this.#json('GET', `versions/${folderOf(name)}/${version}`))['list']));
  }

  /** Ends a roll-out, for a gateway that counted. */
  async withdraw(name: Deployable, version: string, why: string): Promise<void> {
    await this.#json('POST', 'withdrawals', { name: folderOf(name), version, why });
  }

  /** @returns a decoded answer @param what path below the service */
  async read(what: string): Promise<Readonly<Record<string, unknown>>> {
    return this.#json('GET', what);
  }

  /** @returns an answer's bytes */
  async bytes(what: string): Promise<Buffer> {
    return Buffer.from(await (await this.#ask('GET', what)).arrayBuffer());
  }

  async #json(method: string, what: string, body?: object): Promise<Readonly<Record<string, unknown>>> {
    const response = await this.#ask(method, what, body === undefined ? undefined : JSON.stringify(body));
    return (await response.json()) as Readonly<Record<string, unknown>>;
  }

  /** Asks for something that takes a while. @param tell hears what the service waits for */
  async #telling(what: string, body: object, tell: Tell): Promise<void> {
    await readTold(await this.#ask('POST', what, JSON.stringify(body), TOLD_LINES), tell);
  }

  async #ask(method: string, what: string, body?: string | Buffer, accept = '*/*'): Promise<Response> {
    const response = await this.#fetch(`${this.#address}/${what}`, {
      method,
      headers: { authorization: `Bearer ${this.#credentials.token}`, accept },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : new Uint8Array(body) }),
      signal: AbortSignal.timeout(PATIENCE_MS),
    }).catch((error: unknown) => {
      throw new Error(`The release service at ${this.#address} cannot be reached. Nothing was changed.`, {
        cause: error,
      });
    });
    if (response.ok) return response;
    const problem = (await response.json().catch(() => ({}))) as { readonly detail?: unknown };
    throw new ServiceRefusal(
      response.status,
      typeof problem.detail === 'string' ? problem.detail : `The release service answered ${response.status}.`,
    );
  }
}
