import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Deployable, folderOf, isSlice } from '../site/deployable.js';
import { siteLayout } from '../site/layout.js';
import { versionOfBuild } from '../site/version.js';
import { publish } from '../versions/versions.js';
import { type FileList, isSha256, type ListedFile, readFileList, sha256Of, type SignedFileList } from './file-list.js';
import { FolderObjects, type Objects } from './objects.js';
import { isSignedBy } from './signing.js';

/** @returns the folder of a version */
export function versionFolder(site: string, name: Deployable, version: string): string {
  const layout = siteLayout(site);
  if (name === 'shell') return layout.shell(version);
  return isSlice(name) ? layout.slice(name, version) : layout.designSystem(version);
}

/** A version that is not taken for what it is, its signature or its content. What else fails may be over in a moment. */
export class RefusedVersion extends Error {}

/** Does what fails by content alone, unless the system says otherwise: a disk that is full refuses nothing. */
async function refusing<Result>(work: () => Result | Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (typeof error === 'object' && error !== null && 'code' in error) throw error;
    throw new RefusedVersion(error instanceof Error ? error.message : String(error), { cause: error });
  }
}

const fileKey = (sha256: string): string => `files/${sha256.slice(0, 2)}/${sha256}`;
const listKey = (name: Deployable, version: string): string => `lists/${name}/${version}.json`;

/**
 * Files by their content, and the signed lists of what versions consist of. What is put together of them is a version in
 * the site's folder like any other.
 */
export class VersionStore {
  readonly #site: string;
  readonly #folder: string;
  readonly #objects: Objects;

  /** @param site the site's folder @param folder where versions are put together @param objects keeps files and lists; that folder, unless told */
  constructor(site: string, folder: string, objects: Objects = new FolderObjects(folder)) {
    this.#site = site;
    this.#folder = folder;
    this.#objects = objects;
  }

  /** @returns which of some files are not here yet */
  async missing(files: readonly Pick<ListedFile, 'sha256'>[]): Promise<readonly string[]> {
    const wanted = [...new Set(files.map(({ sha256 }) => sha256))];
    const there = await Promise.all(wanted.map((sha256) => this.#objects.has(fileKey(sha256))));
    return wanted.filter((_, index) => there[index] !== true);
  }

  /** Keeps a file. @throws Error if its content is not the one that is named */
  async put(sha256: string, content: Buffer): Promise<void> {
    if (!isSha256(sha256) || sha256Of(content) !== sha256) throw new Error('The content is not what its address says.');
    const key = fileKey(sha256);
    if (!(await this.#objects.has(key))) await this.#objects.put(key, content);
  }

  /** @returns a file's content, or null where it is not here, or damaged */
  async get(sha256: string): Promise<Buffer | null> {
    if (!isSha256(sha256)) return null;
    const content = await this.#objects.get(fileKey(sha256));
    return content !== null && sha256Of(content) === sha256 ? content : null;
  }

  /**
   * Puts a version together from files that are here.
   * @param publicKeys of those who may sign it
   * @returns what it is
   * @throws RefusedVersion with a sentence that says what is wrong, Error where files cannot be read or written; nothing is
   * published then
   */
  async receive({ list, signature }: SignedFileList, publicKeys: readonly string[]): Promise<FileList> {
    const read = await refusing(() => readFileList(list));
    const what = `${folderOf(read.name)} ${read.version}`;
    if (!isSignedBy(list, signature, publicKeys)) throw new RefusedVersion(`${what} is not signed by its team.`);
    const draft = path.join(this.#folder, 'drafts', randomUUID());
    try {
      for (const file of read.files) {
        const content = await this.get(file.sha256);
        if (content?.length !== file.bytes)
          throw new RefusedVersion(`${what} is incomplete: ${file.path} was not sent.`);
        const target = path.join(draft, file.path);
        await mkdir(path.dirname(target), { recursive: true });
        await writeFile(target, content);
      }
      await refusing(async () => {
        if ((await versionOfBuild(draft)) !== read.version) throw new Error(`The files are not those of ${what}.`);
        await publish(this.#site, read.name, draft);
      });
    } finally {
      await rm(draft, { recursive: true, force: true });
    }
    await this.#keepList(read, { list, signature });
    return read;
  }

  /** @returns the list of a version as its team signed it, null where it came without one */
  async signedList(name: Deployable, version: string): Promise<SignedFileList | null> {
    const text = await this.#objects.get(listKey(name, version));
    return text === null ? null : refusing(() => JSON.parse(text.toString()) as SignedFileList);
  }

  /**
   * Puts a version that was published before into the site's folder, where that has it no longer, or is another machine's.
   * @param publicKeys of those who may sign it
   * @returns whether it is there now
   * @throws RefusedVersion where what is kept is another one, Error where that cannot be read right now
   */
  async restore(name: Deployable, version: string, publicKeys: readonly string[]): Promise<boolean> {
    if (await stat(versionFolder(this.#site, name, version)).catch(() => null)) return true;
    const signed = await this.signedList(name, version);
    if (signed === null) return false;
    const listed = await refusing(() => readFileList(signed.list));
    if (listed.name !== name || listed.version !== version) throw new RefusedVersion('What is kept is something else.');
    await this.receive(signed, publicKeys);
    return true;
  }

  /** Keeps the list of a version that is in the site's folder already, and its files. */
  async keep(signed: SignedFileList): Promise<void> {
    const { name, version, files } = readFileList(signed.list);
    const folder = versionFolder(this.#site, name, version);
    for (const file of files) await this.put(file.sha256, await readFile(path.join(folder, file.path)));
    await this.#keepList({ name, version }, signed);
  }

  #keepList({ name, version }: Pick<FileList, 'name' | 'version'>, { list, signature }: SignedFileList): Promise<void> {
    return this.#objects.put(listKey(name, version), Buffer.from(JSON.stringify({ list, signature })));
  }
}
