import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { inTongue, localeOf, pathIn, placedPath, SOURCE_LANGUAGE, t } from '@vela/language';
import { type ServedPointer, siteLayout } from '@vela/release/site';

/** Where the shell's file is that says how the site is installed; in English. */
export const WEB_MANIFEST = '/site.webmanifest';

/**
 * What `/sv/site.webmanifest` is: the shell's manifest, which begins in a language. The site that is installed stays the
 * same one, by its `id`.
 * @returns null for any other address, for the shell's own, and where no shell has one
 */
export async function translatedManifest(site: string, shell: ServedPointer, address: string): Promise<string | null> {
  const { tongue, pathname } = placedPath(address);
  if (pathname !== WEB_MANIFEST || tongue === SOURCE_LANGUAGE) return null;
  const pointer = await shell.read();
  if (pointer === null) return null;
  const file = path.join(siteLayout(site).shell(pointer.version), WEB_MANIFEST);
  const text = await readFile(file, 'utf8').catch(() => null);
  if (text === null) return null;
  const manifest = JSON.parse(text) as Readonly<Record<string, unknown>>;
  return inTongue(tongue, () =>
    JSON.stringify({
      ...manifest,
      description: t('Tech and leadership talent, matched by skill. Skills first, names later.'),
      lang: localeOf(tongue),
      start_url: pathIn(tongue, '/'),
    }),
  );
}
