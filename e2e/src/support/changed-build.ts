import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const CODE = /\.c?js$/;

/** @returns the absolute paths of all files below a folder */
async function filesBelow(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
}

const COMPRESS = { '.br': brotliCompressSync, '.gz': gzipSync } as const;

/** Writes a file of a build anew, and its compressed forms. */
export async function rewrite(file: string, content: string): Promise<void> {
  await writeFile(file, content);
  for (const [ending, compress] of Object.entries(COMPRESS))
    if (existsSync(file + ending)) await writeFile(file + ending, compress(content));
}

/** A team's next build: a copy of what is built now in which a text reads otherwise. */
export class ChangedBuild {
  readonly #folder: string;
  readonly #changed: readonly string[];

  private constructor(folder: string, changed: readonly string[]) {
    this.#folder = folder;
    this.#changed = changed;
  }

  /** @param name folder of the repository, such as `mfe-public` @throws Error if the text stands nowhere in the build */
  static async of(name: string, from: string, to: string): Promise<ChangedBuild> {
    const folder = await mkdtemp(path.join(tmpdir(), `vela-${name}-`));
    await cp(path.join(ROOT, name, 'dist'), folder, { recursive: true });
    const changed: string[] = [];
    for (const file of await filesBelow(folder)) {
      if (!CODE.test(file)) continue;
      const code = await readFile(file, 'utf8');
      // What runs in browsers is minified, which writes all its texts in double quotes; what renders is as it was written.
      const anew = [`"`, `'`].reduce((text, mark) => text.replaceAll(mark + from + mark, mark + to + mark), code);
      if (anew === code) continue;
      changed.push(file);
      await rewrite(file, anew);
    }
    const build = new ChangedBuild(folder, changed);
    if (changed.length > 0) return build;
    await build.remove();
    throw new Error(`The text "${from}" stands nowhere in the build of ${name}.`);
  }

  get folder(): string {
    return this.#folder;
  }

  /** Lets the code that holds the text throw, a moment after it is loaded. */
  async throwing(): Promise<void> {
    for (const file of this.#changed)
      await rewrite(
        file,
        `${await readFile(file, 'utf8')};setTimeout(() => { throw new TypeError('Nobody catches this.'); });`,
      );
  }

  /** Puts code before that which holds the text, where a browser runs it. */
  async beginningWith(code: string): Promise<void> {
    for (const file of this.#changed) {
      const anew = `if (typeof document !== 'undefined') { ${code} }${await readFile(file, 'utf8')}`;
      await rewrite(file, anew);
      await this.#renameAfter(file, anew);
    }
  }

  /** A file that is named after what it holds is served as it was under its old name. */
  async #renameAfter(file: string, content: string): Promise<void> {
    const [hash] = /(?<=\.)[0-9a-f]{10}(?=\.js$)/.exec(file) ?? [];
    if (hash === undefined) return;
    const next = createHash('sha256').update(content).digest('hex').slice(0, hash.length);
    for (const form of await filesBelow(path.dirname(file)))
      if (form.startsWith(file)) await rename(form, form.replace(hash, next));
    const manifest = path.join(this.#folder, 'mf-manifest.json');
    await writeFile(manifest, (await readFile(manifest, 'utf8')).replaceAll(hash, next));
  }

  /** Says in the build's manifest that it was made for another agreement between shell and slices. */
  async forContract(contract: number): Promise<void> {
    const file = path.join(this.#folder, 'mf-manifest.json');
    await writeFile(file, JSON.stringify({ ...JSON.parse(await readFile(file, 'utf8')), contract }));
  }

  async remove(): Promise<void> {
    await rm(this.#folder, { recursive: true, force: true });
  }
}
