// `npm run bench -- release`: how long a team waits for each step of a release, on this machine, with the real builds and every
// page opened in a browser before a promotion, as where RELEASE_BROWSER names one.
import { appendFile, cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { SLICES } from '@vela/contracts/routes';
import { startGateway } from '@vela/gateway';
import { checkVersion, folderOf, previewToken, publish, putBuildsIntoService, rollBack, rollOut } from '@vela/release';
import { Follower, ReleaseClient } from '@vela/release/remote';
import { Accesses, startReleaseService } from '@vela/release/service';
import { runTurbo } from '../tooling/bootstrap/build.mjs';
import { findChromium } from '../tooling/test/chromium.mjs';
import { Figures } from './figures.mjs';

const root = path.resolve(import.meta.dirname, '..');
const ORDER = /** @type {const} */ ({ by: 'the bench', cause: 'promote' });
const NAME = 'mf_payments';
/** A source file of the slice, of which a comment is changed for the way from a change to a visitor. */
const SOURCE = path.join(root, 'mfe-payments/src/expose/routes.tsx');

/** Milliseconds that a team may wait. */
const GOALS = { visible: 10_000, shell: 20_000, followed: 2000 };
const figures = new Figures();
const shown = (/** @type {number} */ ms) => `${Math.round(ms)} ms`;

/**
 * @template T
 * @param {string} what @param {() => Promise<T>} work @param {number} [goal] milliseconds
 * @returns {Promise<T>}
 */
async function timed(what, work, goal) {
  const from = performance.now();
  const result = await work();
  const ms = performance.now() - from;
  if (goal === undefined) figures.note(what, shown(ms));
  else figures.add(what, shown(ms), `≤ ${shown(goal)}`, ms <= goal);
  return result;
}

const folder = await mkdtemp(path.join(tmpdir(), 'vela-bench-release-'));
const site = path.join(folder, 'site');
const distOf = (/** @type {string} */ name) => path.join(root, name, 'dist');

/** @returns {Promise<string>} a build of the payments' slice that differs from all others */
async function changedBuild(/** @type {string} */ mark) {
  const build = path.join(folder, `build-${mark}`);
  await cp(distOf('mfe-payments'), build, { recursive: true });
  const entry = path.join(build, 'remoteEntry.js');
  await appendFile(entry, `\n// ${mark}\n`);
  await writeFile(`${entry}.br`, brotliCompressSync(await readFile(entry)));
  await writeFile(`${entry}.gz`, gzipSync(await readFile(entry)));
  return build;
}

/** @param {number} port @param {string} version */
async function untilServed(port, version) {
  for (;;) {
    const registry = await (await fetch(`http://127.0.0.1:${port}/remotes.json`)).json();
    if (registry[NAME]?.version === version) return;
    await wait(10);
  }
}

const builds = { shell: distOf('shell'), slices: SLICES.map((name) => distOf(folderOf(name))) };
await timed('start: publish and promote the shell and every slice', () =>
  putBuildsIntoService(site, builds, () => undefined),
);
const gateway = await startGateway({ site, api: 'http://127.0.0.1:9' }, 0, '127.0.0.1');
const opening = { browser: findChromium(), origin: `http://127.0.0.1:${gateway.port}` };

const first = await timed('publish', async () => publish(site, NAME, await changedBuild('a')));
await timed('gate, without promoting', () => checkVersion(site, NAME, first, { opening }));
await timed('preview', () => previewToken(site, { name: NAME, version: first }, Date.now()));
await timed('roll out to 10 %', () => rollOut(site, NAME, first, 10, ORDER, { opening }));
await timed('promote to everybody, until it is served', async () => {
  await rollOut(site, NAME, first, 100, ORDER, { opening });
  await untilServed(gateway.port, first);
});
await timed('roll back, until it is served', async () => {
  await untilServed(gateway.port, await rollBack(site, NAME, { ...ORDER, cause: 'rollback' }));
});

/** A shell that differs, held against every slice in service. */
const shell = path.join(folder, 'shell');
await cp(distOf('shell'), shell, { recursive: true });
await writeFile(path.join(shell, 'bench.txt'), 'another');
const next = await publish(site, 'shell', shell);
await timed(
  'promote a shell: pages rendered anew, and opened with every slice',
  () => rollOut(site, 'shell', next, 100, ORDER, { opening }),
  GOALS.shell,
);

const service = await startReleaseService(
  {
    site,
    folder: path.join(folder, 'release'),
    instance: { offeredCalls: async () => null, origin: async () => opening.origin },
    browser: findChromium(),
  },
  0,
);
const accesses = new Accesses(path.join(folder, 'release', 'accesses.json'));
const address = `http://127.0.0.1:${service.port}`;
const team = await accesses.add('payments', [NAME], ['publish', 'promote']);
const client = new ReleaseClient(address, team);
const { token } = await accesses.add('gateways', [], ['follow']);
const followers = ['one', 'two'].map(
  (name) =>
    new Follower({
      site: path.join(folder, name),
      client: new ReleaseClient(address, { token }),
      tell: (problem) => problem && console.error(problem),
    }),
);
for (const follower of followers) await follower.start();
const gateways = await Promise.all(
  ['one', 'two'].map((name) =>
    startGateway({ site: path.join(folder, name), api: 'http://127.0.0.1:9' }, 0, '127.0.0.1'),
  ),
);
const second = await timed('publish over HTTP', async () => client.publish(NAME, await changedBuild('b')));
await timed('promote over HTTP', () => client.promote(NAME, second, 100));
await timed(
  '… until two gateways on folders of their own serve it',
  () => Promise.all(gateways.map(({ port }) => untilServed(port, second))),
  GOALS.followed,
);

const source = await readFile(SOURCE, 'utf8');
try {
  await timed(
    'commit → visible: build, publish, gate, promote, served',
    async () => {
      await writeFile(SOURCE, `${source}\nexport const benchMark = ${Date.now()};\n`);
      if (!runTurbo(['build', '--filter=@vela/mfe-payments'])) throw new Error('The slice does not build.');
      const version = await publish(site, NAME, distOf('mfe-payments'));
      await rollOut(site, NAME, version, 100, ORDER, { opening });
      await untilServed(gateway.port, version);
    },
    GOALS.visible,
  );
} finally {
  await writeFile(SOURCE, source);
}

for (const each of [gateway, ...gateways]) await each.stop();
for (const follower of followers) await follower.stop();
await service.stop();
await rm(folder, { recursive: true, force: true });
figures.print(`one run each; load ${loadavg()[0]?.toFixed(1)}`);
process.exit(0);
