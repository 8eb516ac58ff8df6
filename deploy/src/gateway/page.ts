import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { RemoteEntry, RemoteRegistry } from '@vela/contracts/remote';
import { audienceOf, SHELL_PATHS, sliceOf } from '@vela/contracts/routes';
import { readShellRecord, readSliceRecord, type ShellRecord } from '../site/build-record.js';
import { siteLayout } from '../site/layout.js';
import { readShellPointer } from '../site/shell.js';
import type { ServedRegistry } from '../site/registry.js';

/** A page ready to be sent. */
export interface Page {
  readonly html: string;
  /** The nonce that the page's scripts and styles carry. */
  readonly nonce: string;
}

interface ShellBuild extends ShellRecord {
  /** The document with its placeholders. */
  readonly document: string;
}

const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

/** JSON that cannot end the script element it stands in. */
const inlineJson = (value: unknown): string => JSON.stringify(value).replace(/</g, '\\u003c');

function scriptPreload(address: string, integrity?: string): string {
  const check = integrity === undefined ? '' : ` integrity="${escaped(integrity)}" crossorigin="anonymous"`;
  return `<link rel="preload" as="script" href="${escaped(address)}"${check}>`;
}

/** Composes the pages of a site from the shell and the slices that are in service when they are asked for. */
export class Pages {
  readonly #site: string;
  readonly #registry: ServedRegistry;
  readonly #builds = new Map<string, Promise<ShellBuild>>();
  readonly #sliceScripts = new Map<string, Promise<readonly string[]>>();

  /** @param site the folder that `siteLayout` describes @param registry what is in service there */
  constructor(site: string, registry: ServedRegistry) {
    this.#site = site;
    this.#registry = registry;
  }

  /**
   * @param pathname address of the page, which decides its colours and what it preloads
   * @returns null while no shell was promoted
   */
  async at(pathname: string): Promise<Page | null> {
    const [pointer, registry] = await Promise.all([readShellPointer(this.#site), this.#registry.read()]);
    if (pointer === null) return null;
    const build = await this.#shellBuild(pointer.version);
    const nonce = randomBytes(16).toString('base64');
    const preloads = SHELL_PATHS.includes(pathname) ? [] : await this.#preloadsOf(registry[sliceOf(pathname)]);
    const head = [
      ...build.fonts.map((font) => `<link rel="preload" as="font" type="font/woff2" href="/${escaped(font)}" crossorigin>`),
      ...preloads,
      `<script type="application/json" id="remotes">${inlineJson(registry satisfies RemoteRegistry)}</script>`,
      ...build.scripts.map((script) => `<script defer nonce="${nonce}" src="/${escaped(script)}"></script>`),
    ];
    const audience = audienceOf(pathname) === 'talentSeeker' ? 'talentSeeker' : 'jobseeker';
    const parts: Readonly<Record<string, string>> = { audience, nonce, head: head.join('\n') };
    return { nonce, html: build.document.replace(/\{\{(\w+)\}\}/g, (_, name: string) => parts[name] ?? '') };
  }

  #shellBuild(version: string): Promise<ShellBuild> {
    const folder = siteLayout(this.#site).shell(version);
    return this.#once(this.#builds, version, async () => ({
      ...(await readShellRecord(folder)),
      document: await readFile(path.join(folder, 'document.html'), 'utf8'),
    }));
  }

  async #preloadsOf(entry: RemoteEntry | undefined): Promise<readonly string[]> {
    if (entry === undefined || !entry.entry.startsWith('/remotes/')) return [];
    const base = entry.entry.slice(0, entry.entry.lastIndexOf('/') + 1);
    const scripts = await this.#once(this.#sliceScripts, base, async () =>
      (await readSliceRecord(path.join(this.#site, base))).preload.map((file) => base + file));
    return [scriptPreload(entry.entry, entry.integrity), ...scripts.map((script) => scriptPreload(script))];
  }

  /** What lies below a version never changes, so it is read once; a failure is not kept. */
  #once<Value>(cache: Map<string, Promise<Value>>, key: string, read: () => Promise<Value>): Promise<Value> {
    const known = cache.get(key);
    if (known) return known;
    const reading = read();
    cache.set(key, reading);
    reading.catch(() => cache.delete(key));
    return reading;
  }
}
