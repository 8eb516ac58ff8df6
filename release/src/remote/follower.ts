import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { writeAtomically } from '../site/atomic.js';
import { folderOf, isDeployable } from '../site/deployable.js';
import { isPointerWritten, writePointer } from '../site/pointer.js';
import { isRegistryWritten, writeRegistry } from '../site/registry.js';
import { storeTokens } from '../site/tried-tokens.js';
import { isVersion } from '../site/version.js';
import { readFileList, sha256Of, type SignedFileList } from '../storage/file-list.js';
import { type NeededVersion, pagesFile, type SiteState } from '../storage/site-state.js';
import { versionFolder, VersionStore } from '../storage/version-store.js';
import type { ReleaseClient } from './client.js';

/** Folder of the site in which a follower has files until a version is whole, and what it followed last. */
const FOLLOWED = '.followed';

/** Milliseconds between two looks: what is promoted is served within two seconds. */
const LOOK_MS = 500;

export interface FollowerOptions {
  /** Folder that this gateway serves; it is its own. */
  readonly site: string;
  readonly client: ReleaseClient;
  /** Keys by which versions have to be signed; those that the service names, unless told. */
  readonly trustedKeys?: readonly string[];
  /** Hears a problem when it appears, and `null` when it is over. */
  readonly tell: (problem: string | null) => void;
}

type Keys = Readonly<Record<string, readonly string[]>>;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isState = (body: unknown): body is SiteState =>
  isObject(body) &&
  isObject(body['registry']) &&
  isObject(body['pages']) &&
  Array.isArray(body['versions']) &&
  [body['shell'], body['designSystem']].every((pointer) => pointer === null || isObject(pointer));

/**
 * Keeps a gateway's own folder as the release service says: versions first, verified file by file, then what is in
 * service. While the service cannot be reached, or sends what does not hold, the last good stays.
 */
export class Follower {
  readonly #options: FollowerOptions;
  readonly #store: VersionStore;
  /** What the service said last, as text; null before it said anything to this process. */
  #last: string | null = null;
  #keys: Keys = {};
  #problem: string | null = null;
  #timer: NodeJS.Timeout | undefined;
  #looking: Promise<void> = Promise.resolve();

  constructor(options: FollowerOptions) {
    this.#options = options;
    this.#store = new VersionStore(options.site, path.join(options.site, FOLLOWED));
  }

  /** Looks once, and from then on regularly. @returns after the first look, whatever came of it */
  async start(): Promise<void> {
    await this.look();
    const next = (): void => {
      this.#timer = setTimeout(() => {
        this.#looking = this.look().finally(next);
      }, LOOK_MS);
      this.#timer.unref();
    };
    next();
  }

  /** Stops looking; what was begun is finished. */
  async stop(): Promise<void> {
    await this.#looking;
    clearTimeout(this.#timer);
  }

  /** Brings a version that is not in service, to be looked at. @throws Error if the service has it not, or it does not hold */
  async bring(version: NeededVersion): Promise<void> {
    // A guest that was published a moment ago: who signs for it is told with the next look.
    if (this.#keys[version.name] === undefined) await this.look();
    await this.#bring(version, this.#keys);
  }

  /** Keeps tokens that somebody tries; they are checked where a page wears them. */
  async storeTokens(text: string): Promise<void> {
    await storeTokens(this.#options.site, text, Date.now());
  }

  /** Brings the folder to what the service says now. */
  async look(): Promise<void> {
    try {
      const body = await this.#options.client.read('site');
      const keys = body['keys'];
      if (!isState(body) || !isObject(keys)) throw new Error('The release service does not say what to serve.');
      await this.#follow(body, keys as Keys);
      this.#tell(null);
    } catch (error) {
      // A full disk is told by who promotes, and what was kept may be damaged; the next look tries again.
      await this.#writeLast().catch(() => undefined);
      this.#tell(`${error instanceof Error ? error.message : String(error)} What was in service before stays.`);
    }
  }

  async #follow(state: SiteState, keys: Keys): Promise<void> {
    this.#keys = keys;
    const wanted = JSON.stringify(state);
    const isNew = wanted !== this.#last;
    if (isNew) {
      for (const version of state.versions) await this.#bring(version, keys);
      for (const [pair, sha256] of Object.entries(state.pages)) await this.#bringPages(pair, sha256);
      await writeAtomically(this.#lastFile, wanted);
    }
    this.#last = wanted;
    await this.#write(state);
  }

  /** Writes what is in service, each file where it says something else: one that was damaged or deleted here too. */
  async #write({ designSystem, shell, registry }: SiteState): Promise<void> {
    const { site } = this.#options;
    const pointers = { design_system: designSystem, shell };
    for (const name of ['design_system', 'shell'] as const) {
      const pointer = pointers[name];
      if (pointer !== null && !(await isPointerWritten(site, name, pointer))) await writePointer(site, name, pointer);
    }
    if (!(await isRegistryWritten(site, registry))) await writeRegistry(site, registry);
  }

  /**
   * While the service cannot be asked, what it said last is in service here, over restarts and damage.
   * @throws Error where that was never kept, or cannot be read or written
   */
  async #writeLast(): Promise<void> {
    const last: unknown = JSON.parse(this.#last ?? (await readFile(this.#lastFile, 'utf8')));
    if (isState(last)) await this.#write(last);
  }

  get #lastFile(): string {
    return path.join(this.#options.site, FOLLOWED, 'state.json');
  }

  async #bring({ name, version }: NeededVersion, keys: Keys): Promise<void> {
    if (!isDeployable(name) || !isVersion(version)) throw new Error('The release service names what cannot be.');
    const { site, client, trustedKeys } = this.#options;
    const folder = versionFolder(site, name, version);
    if (await stat(folder).catch(() => null)) return;
    const { list, signature } = (await client.read(`versions/${folderOf(name)}/${version}`)) as Partial<SignedFileList>;
    const signed = { list: String(list), signature: String(signature) };
    const listed = readFileList(signed.list);
    if (listed.name !== name || listed.version !== version)
      throw new Error(`The release service has something else for ${folderOf(name)} ${version}.`);
    for (const sha256 of await this.#store.missing(listed.files))
      await this.#store.put(sha256, await client.bytes(`files/${sha256}`));
    await this.#store.receive(signed, trustedKeys ?? keys[name] ?? []);
  }

  async #bringPages(pair: string, sha256: string): Promise<void> {
    const file = pagesFile(this.#options.site, pair);
    if (file === null) throw new Error('The release service names pages that cannot be.');
    const known = await readFile(file).catch(() => null);
    if (known !== null && sha256Of(known) === sha256) return;
    const content = await this.#options.client.bytes(`pages/${pair}`);
    if (sha256Of(content) !== sha256) throw new Error(`The pages of ${pair} were changed on the way.`);
    await writeAtomically(file, content);
  }

  #tell(problem: string | null): void {
    if (problem !== this.#problem) this.#options.tell(problem);
    this.#problem = problem;
  }
}
