import { copyFile, mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { loadCatalogues } from '@vela/language/catalogues';
import { promote, publish } from '@vela/release';
import { ServedPointer } from '@vela/release/site';
import { order, shellFiles, temporaryFolder } from '@vela/release/testing';
import { translatedManifest } from './web-manifest.js';

const OWN = path.join(__dirname, '..', '..', 'shell', 'public', 'site.webmanifest');
type Manifest = Readonly<Record<string, unknown>>;

test('a site is installed in the language of the page, as the same site', async () => {
  loadCatalogues(['gateway']);
  const folder = await temporaryFolder();
  try {
    const site = path.join(folder.path, 'site');
    await mkdir(site, { recursive: true });
    const shell = new ServedPointer(site, 'shell', () => undefined);
    const manifestAt = (address: string) => translatedManifest(site, shell, address);
    expect(await manifestAt('/sv/site.webmanifest')).toBeNull();
    const build = await folder.write('shell', shellFiles());
    await copyFile(OWN, path.join(build, 'site.webmanifest'));
    await promote(site, 'shell', await publish(site, 'shell', build), order);
    const english = JSON.parse(await readFile(OWN, 'utf8')) as Manifest;
    const swedish = JSON.parse((await manifestAt('/sv/site.webmanifest')) ?? '{}') as Manifest;
    expect(swedish).toEqual({
      ...english,
      description: 'Talanger inom teknik och ledarskap, matchade efter kompetens. Kompetens först, namn sedan.',
      lang: 'sv-SE',
      start_url: '/sv',
    });
    const readable = JSON.parse((await manifestAt('/xx/site.webmanifest')) ?? '{}') as Manifest;
    expect(readable.icons).toEqual(english.icons);
    for (const address of ['/site.webmanifest', '/sv/icon.webmanifest', '/sv'])
      expect(await manifestAt(address)).toBeNull();
  } finally {
    await folder.remove();
  }
});
