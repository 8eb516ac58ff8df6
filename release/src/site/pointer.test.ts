import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { order, shellFiles, type TemporaryFolder, temporaryFolder } from '../../tests/support/builds.js';
import { statusText } from '../status/status.js';
import { promote, publish } from '../versions/versions.js';
import { siteLayout } from './layout.js';
import { type PointerName, readDesignSystemPointer, readShellPointer, ServedPointer } from './pointer.js';

let folder: TemporaryFolder;
let site: string;
let first: string;
let second: string;
let told: string[];

const CASES = {
  shell: { read: readShellPointer, file: () => siteLayout(site).shellPointer, build: shellFiles },
  design_system: {
    read: readDesignSystemPointer,
    file: () => siteLayout(site).designSystemPointer,
    build: (mark: string) => ({ 'index.html': mark, 'iframe.html': mark }),
  },
} as const;
const published = async (name: PointerName, mark: string): Promise<string> =>
  publish(site, name, await folder.write(`${name}-${mark}`, CASES[name].build(mark)));

describe.each(['shell', 'design_system'] as const)('the pointer of %s', (name) => {
  const { read, file } = CASES[name];
  beforeEach(async () => {
    folder = await temporaryFolder();
    site = path.join(folder.path, 'site');
    told = [];
    [first, second] = [await published(name, 'first'), await published(name, 'second')];
    for (const version of [first, second]) await promote(site, name, version, order);
  });
  afterEach(() => folder.remove());

  const served = () => new ServedPointer(site, name, (problem) => told.push(problem));

  test.each([null, '', '{"version":', '[]', '{"version":5}', '{"version":"../../etc"}'])(
    'that is %j takes nothing out of service, over a restart too, and is told once',
    async (content) => {
      const running = served();
      const good = await running.read();
      expect(good).toEqual({ version: second, previous: first });
      await (content === null ? rm(file()) : writeFile(file(), content));
      expect(await running.read()).toEqual(good);
      expect(await running.read()).toEqual(good);
      expect(told).toEqual([expect.stringContaining('What was in service before stays.')]);
      expect(await read(site)).toEqual(good);
      expect(await served().read()).toEqual(good);
      expect(await statusText(site)).toContain(path.basename(file()));
    },
  );

  test('is written anew by the next promotion, of the same version too', async () => {
    await writeFile(file(), '{');
    await promote(site, name, second, order);
    expect(JSON.parse(await readFile(file(), 'utf8'))).toEqual({ version: second, previous: first });
    await rm(file());
    const third = await published(name, 'third');
    await promote(site, name, third, order);
    expect(JSON.parse(await readFile(file(), 'utf8'))).toEqual({ version: third, previous: second });
  });

  test('is what a gateway saw last where the history is gone as well', async () => {
    const running = served();
    const good = await running.read();
    await rm(file());
    await rm(siteLayout(site).history);
    expect(await running.read()).toEqual(good);
    expect(await read(site)).toBeNull();
  });
});
