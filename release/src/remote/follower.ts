import { randomUUID } from 'node:crypto';
import { readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { writeAtomically } from '../site/atomic.js';
import { folderOf, isDeployable } from '../site/deployable.js';
import { siteLayout } from '../site/layout.js';
import { isPointerWritten, writePointer } from '../site/pointer.js';
import { PREVIEW_MS } from '../site/preview.js';
import { deployablesOf } from '../site/published.js';
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
/** Milliseconds for which what the service names no more stays: somebody may be about to be served of it. */
const KEPT_MS = 10 * 60_000;
/** So often within that time is looked for what can go. */
const LOOKS_MEANWHILE = 10;

export interface FollowerOptions {
  /** Folder that this gateway serves; it is its own. */
  readonly site: string;
  readonly client: ReleaseClient;
  /** Keys by which versions have to be signed; those that the service names, unless told. */
  readonly trustedKeys?: readonly string[];
  /** Milliseconds for which what the service names no more stays; ten minutes, unless told. */
  readonly keptMs?: number;
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
  /** What the service said last, whether it could be brought here or not. */
  #wanted: SiteState | null = null;
  #keys: Keys = {};
  /** Until when folders stay that the service does not name, milliseconds since 1970. */
  readonly #keptUntil = new Map<string, number>();
  #forgetAt = 0;
  #problem: string | null = null;
  #timer: NodeJS.Timeout | undefined;
  #looking: Promise<void> = Promise.resolve();
  /** Ends when nobody works in the folder of what is brought. */
  #working: Promise<unknown> = Promise.resolve();

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
    this.#keptUntil.set(versionFolder(this.#options.site, version.name, version.version), Date.now() + PREVIEW_MS);
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
    // What cannot be deleted now is found again.
    await this.#forget().catch(() => undefined);
  }

  async #follow(state: SiteState, keys: Keys): Promise<void> {
    this.#keys = keys;
    this.#wanted = state;
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

  /** Deletes what the service names no more, in what is in service here neither, and what versions were put together of. */
  async #forget(): Promise<void> {
    const { site, keptMs = KEPT_MS } = this.#options;
    const now = Date.now();
    if (this.#wanted === null || now < this.#forgetAt) return;
    this.#forgetAt = now + keptMs / LOOKS_MEANWHILE;
    // Only a release service has a history: what it keeps is not a gateway's to delete.
    if (await stat(siteLayout(site).history).catch(() => null)) return;
    const served: unknown = JSON.parse(this.#last ?? (await readFile(this.#lastFile, 'utf8')));
    if (!isState(served)) return;
    const named = new Set([served, this.#wanted].flatMap((state) => this.#foldersOf(state)));
    for (const folder of await this.#folders()) {
      if (named.has(folder)) this.#keptUntil.delete(folder);
      else if (now >= this.#untilOf(folder, now + keptMs)) await this.#delete(folder);
    }
    if (this.#last === JSON.stringify(this.#wanted)) await this.#alone(() => this.#forgetParts());
  }

  #untilOf(folder: string, atFirst: number): number {
    const until = this.#keptUntil.get(folder) ?? atFirst;
    this.#keptUntil.set(folder, until);
    return until;
  }

  /** As a whole: a part of a version would be taken for all of it. */
  async #delete(folder: string): Promise<void> {
    const draft = path.join(path.dirname(folder), `.draft-${randomUUID()}`);
    await rename(folder, draft);
    this.#keptUntil.delete(folder);
    await rm(draft, { recursive: true, force: true });
  }

  /** @returns the folders that a state names */
  #foldersOf({ versions, pages }: SiteState): readonly string[] {
    const { site } = this.#options;
    return [
      ...versions.map(({ name, version }) => versionFolder(site, name, version)),
      ...Object.keys(pages)
        .flatMap((pair) => pagesFile(site, pair) ?? [])
        .map((file) => path.dirname(file)),
    ];
  }

  /** @returns the folders of versions and of pages that are here, and of what was cut short */
  async #folders(): Promise<readonly string[]> {
    const { site } = this.#options;
    const deployables = await deployablesOf(site);
    const places = deployables.map((name) => path.dirname(versionFolder(site, name, 'any')));
    const found = await Promise.all(
      [...places, siteLayout(site).prerenderedPairs].map(async (place) =>
        (await readdir(place).catch(() => [])).map((name) => path.join(place, name)),
      ),
    );
    return found.flat();
  }

  /** What versions were put together of: each is in its folder now. */
  async #forgetParts(): Promise<void> {
    for (const parts of ['files', 'lists', 'drafts'])
      await rm(path.join(this.#options.site, FOLLOWED, parts), { recursive: true, force: true });
  }

  /** One after the other: what one brings the other does not take for its own. */
  #alone<Result>(work: () => Promise<Result>): Promise<Result> {
    const done = this.#working.then(work);
    this.#working = done.catch(() => undefined);
    return done;
  }

  async #bring({ name, version }: NeededVersion, keys: Keys): Promise<void> {
    if (!isDeployable(name) || !isVersion(version)) throw new Error('The release service names what cannot be.');
    const isThere = () => stat(versionFolder(this.#options.site, name, version)).catch(() => null);
    if (await isThere()) return;
    await this.#alone(async () => {
      if (await isThere()) return;
      await this.#fetch({ name, version }, keys);
      await this.#forgetParts();
    });
  }

  async #fetch({ name, version }: NeededVersion, keys: Keys): Promise<void> {
    const { client, trustedKeys } = this.#options;
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
