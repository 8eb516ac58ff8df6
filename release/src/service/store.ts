import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { writeAtomically } from '../site/atomic.js';
import { type Deployable, folderOf, isSlice } from '../site/deployable.js';
import { siteLayout } from '../site/layout.js';
import { versionOf } from '../site/version.js';
import { publish } from '../versions/versions.js';
import { type FileList, isSha256, type ListedFile, readFileList, sha256Of, type SignedFileList } from './file-list.js';
import { isSignedBy } from './signing.js';

const exists = (file: string): Promise<boolean> =>
  stat(file).then(
    () => true,
    () => false,
  );

/** @returns the folder of a version */
export function versionFolder(site: string, name: Deployable, version: string): string {
  const layout = siteLayout(site);
  if (name === 'shell') return layout.shell(version);
  return isSlice(name) ? layout.slice(name, version) : layout.designSystem(version);
}

/**
 * Files by their content, and the signed lists of what versions consist of. What is put together of them is a version in
 * the site's folder like any other.
 */
export class VersionStore {
  readonly #site: string;
  readonly #folder: string;

  /** @param site the site's folder @param folder where files and lists are kept */
  constructor(site: string, folder: string) {
    this.#site = site;
    this.#folder = folder;
  }

  /** @returns which of some files are not here yet */
  async missing(files: readonly Pick<ListedFile, 'sha256'>[]): Promise<readonly string[]> {
    const wanted = [...new Set(files.map(({ sha256 }) => sha256))];
    const there = await Promise.all(wanted.map((sha256) => exists(this.#fileOf(sha256))));
    return wanted.filter((_, index) => there[index] !== true);
  }

  /** Keeps a file. @throws Error if its content is not the one that is named */
  async put(sha256: string, content: Buffer): Promise<void> {
    if (!isSha256(sha256) || sha256Of(content) !== sha256) throw new Error('The content is not what its address says.');
    const file = this.#fileOf(sha256);
    if (await exists(file)) return;
    await mkdir(path.dirname(file), { recursive: true });
    await writeAtomically(file, content);
  }

  /** @returns a file's content, or null where it is not here, or damaged */
  async get(sha256: string): Promise<Buffer | null> {
    if (!isSha256(sha256)) return null;
    const content = await readFile(this.#fileOf(sha256)).catch(() => null);
    return content !== null && sha256Of(content) === sha256 ? content : null;
  }

  /**
   * Puts a version together from files that are here.
   * @param publicKeys of those who may sign it
   * @returns what it is
   * @throws Error with a sentence that says what is wrong; nothing is published then
   */
  async receive({ list, signature }: SignedFileList, publicKeys: readonly string[]): Promise<FileList> {
    const read = readFileList(list);
    const what = `${folderOf(read.name)} ${read.version}`;
    if (!isSignedBy(list, signature, publicKeys)) throw new Error(`${what} is not signed by its team.`);
    const draft = path.join(this.#folder, 'drafts', randomUUID());
    try {
      for (const file of read.files) {
        const content = await this.get(file.sha256);
        if (content?.length !== file.bytes) throw new Error(`${what} is incomplete: ${file.path} was not sent.`);
        const target = path.join(draft, file.path);
        await mkdir(path.dirname(target), { recursive: true });
        await writeFile(target, content);
      }
      if ((await versionOf(draft)) !== read.version) throw new Error(`The files are not those of ${what}.`);
      await publish(this.#site, read.name, draft);
    } finally {
      await rm(draft, { recursive: true, force: true });
    }
    await writeAtomically(this.#listOf(read.name, read.version), JSON.stringify({ list, signature }));
    return read;
  }

  /** @returns the list of a version as its team signed it, null where it came without one */
  async signedList(name: Deployable, version: string): Promise<SignedFileList | null> {
    const text = await readFile(this.#listOf(name, version), 'utf8').catch(() => null);
    return text === null ? null : (JSON.parse(text) as SignedFileList);
  }

  /** Keeps the list of a version that is in the site's folder already, and its files. */
  async keep(signed: SignedFileList): Promise<void> {
    const { name, version, files } = readFileList(signed.list);
    const folder = versionFolder(this.#site, name, version);
    for (const file of files) await this.put(file.sha256, await readFile(path.join(folder, file.path)));
    await writeAtomically(this.#listOf(name, version), JSON.stringify(signed));
  }

  #fileOf(sha256: string): string {
    return path.join(this.#folder, 'files', sha256.slice(0, 2), sha256);
  }

  #listOf(name: Deployable, version: string): string {
    return path.join(this.#folder, 'lists', name, `${version}.json`);
  }
}
