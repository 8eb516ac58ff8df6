import path from 'node:path';
import { instanceAt, runSliceCommand } from '@vela/release';
import type { Instance } from './instance.js';

interface SliceCommand {
  /** Folder of what `publish` and `built` are to build. */
  readonly build?: string;
  /** A Chromium in which pages are opened before a promotion; they are not, unless told. */
  readonly browser?: string;
}

/** Runs `npm run slice -- …` on a running instance. @returns what it printed */
export async function runSlice(
  instance: Instance,
  words: readonly string[],
  { build = '', browser }: SliceCommand = {},
): Promise<string> {
  const lines: string[] = [];
  await runSliceCommand(words, {
    site: instance.site,
    release: path.join(instance.site, '../release'),
    environment: browser === undefined ? {} : { RELEASE_BROWSER: browser },
    build: () => Promise.resolve(build),
    commit: () => null,
    rebuild: () => Promise.reject(new Error('Nothing is built again here.')),
    ...instanceAt(path.join(instance.site, '../runtime.json')),
    tell: () => undefined,
    print: (text) => lines.push(text),
  });
  return lines.join('\n');
}
