// That a CI which is trusted as docs/operating/one-machine.md says can do what .github/workflows/slice.yml does, and no more.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { runSliceCommand } from '@vela/release';
import { clientFor, elsewhereText } from '@vela/release/elsewhere';
import { startReleaseService } from '@vela/release/service';
import { sliceFiles, startIssuer, type TemporaryFolder, temporaryFolder, type TestIssuer } from '@vela/release/testing';
import { at, documentsOf, entriesAt, listAt, ROOT } from '../support/deploy-files.js';

const AUDIENCE = 'https://releases.vela.example';
const SLICE = 'mfe-payments';
const REPOSITORY = 'your/repository';
const GUIDE = readFileSync(path.join(ROOT, 'docs/operating/one-machine.md'), 'utf8');

/** @returns what follows `here.js` of the guide's commands that trust a CI */
const trustCommands = (): readonly (readonly string[])[] =>
  GUIDE.replaceAll('\\\n', ' ')
    .split('\n')
    .flatMap((line) => {
      const [, words] = /here\.js (access trust .+)$/.exec(line) ?? [];
      return words === undefined ? [] : [(words.match(/"[^"]*"|\S+/g) ?? []).map((word) => word.replaceAll('"', ''))];
    });

/** What of a job counts for what it may do. */
interface Job {
  readonly name: string;
  readonly claims: Readonly<Record<string, string>>;
  /** What follows `npm run slice --`. */
  readonly commands: readonly (readonly string[])[];
}

/** @returns what a run on some ref says of itself */
function claimsOf(ref: string, environment?: string): Readonly<Record<string, string>> {
  const workflow = `${REPOSITORY}/.github/workflows/${SLICE}.yml@${ref}`;
  return { repository: REPOSITORY, ref, workflow_ref: workflow, ...(environment === undefined ? {} : { environment }) };
}

const MAIN = 'refs/heads/main';
const PULL_REQUEST = 'refs/pull/7/merge';

function jobs(): readonly Job[] {
  const [workflow] = documentsOf(path.join(ROOT, '.github/workflows/slice.yml'));
  const filled = (text: unknown): string => String(text).replaceAll('${{ inputs.slice }}', SLICE);
  return entriesAt(workflow, 'jobs').map(([name, job]) => {
    const environment = at(job, 'environment', 'name') ?? at(job, 'environment');
    const ref = String(at(job, 'if')).includes('pull_request') ? PULL_REQUEST : MAIN;
    return {
      name,
      claims: claimsOf(ref, environment === undefined ? undefined : filled(environment)),
      commands: listAt(job, 'steps').flatMap((step) => {
        const [, words] = /^npm run slice -- (.+?) --to /.exec(filled(at(step, 'run'))) ?? [];
        return words === undefined ? [] : [words.split(' ')];
      }),
    };
  });
}

let issuer: TestIssuer;
let folder: TemporaryFolder;
let site: string;
let service: Awaited<ReturnType<typeof startReleaseService>>;
beforeAll(async () => {
  issuer = await startIssuer(AUDIENCE);
});
afterAll(() => issuer.stop());
beforeEach(async () => {
  folder = await temporaryFolder();
  site = path.join(folder.path, 'site');
  const release = path.join(folder.path, 'release');
  const nowhere = { offeredCalls: () => Promise.resolve(null), origin: () => Promise.resolve(null) };
  const never = () => Promise.reject(new Error('Nothing is built here.'));
  for (const words of trustCommands()) {
    const here = words.map((word) => (word.startsWith('https://') ? issuer.address : word));
    const rest = { environment: {}, build: never, rebuild: never, commit: () => null };
    await runSliceCommand(here, { site, release, ...nowhere, ...rest, print: () => undefined, tell: () => undefined });
  }
  const ci = { issuers: [issuer.address], audience: AUDIENCE };
  service = await startReleaseService({ site, folder: release, instance: nowhere, ci }, 0);
  built = await folder.write('built', sliceFiles('mf_payments', 'first'));
});
afterEach(async () => {
  await service.stop();
  await folder.remove();
});

/** Folder of what a run builds. */
let built = '';
let version = '';

/** Signs in as a run that says this of itself, and does what it does. */
async function done(claims: Job['claims'], commands: Job['commands']): Promise<void> {
  const address = `http://127.0.0.1:${service.port}`;
  const client = await clientFor(address, { RELEASE_CI_TOKEN: await issuer.token(claims) });
  for (const [action, , , , share] of commands) {
    const said = await elsewhereText(client, {
      action,
      name: () => 'mf_payments',
      version: () => Promise.resolve(version),
      tokens: () => Promise.resolve(null),
      counterpart: () => Promise.resolve(null),
      share: share === undefined ? null : Number(share),
      build: () => Promise.resolve(built),
      commit: () => null,
      rebuild: () => Promise.reject(new Error('Nothing is built again here.')),
      earlier: null,
      address: () => Promise.resolve(),
      tell: () => undefined,
    });
    version = /^Published \S+ (\w+)\.$/.exec(said)?.[1] ?? version;
  }
}

const publish = [['publish', SLICE]];
const promote = [['promote', SLICE, 'built']];

describe('a CI that is trusted as the guide says', () => {
  test('does all that the workflow of a slice does', async () => {
    const all = jobs();
    expect(all.flatMap(({ commands }) => commands.map(([action]) => action))).toEqual([
      'publish',
      'check',
      'preview',
      'publish',
      'promote',
      'promote',
    ]);
    // Something is in service, against which a share can be held.
    await done(claimsOf(MAIN), publish);
    await done(claimsOf(MAIN, 'everybody'), promote);
    built = await folder.write('next', sliceFiles('mf_payments', 'next'));
    for (const { claims, commands } of all) await done(claims, commands);
  });

  test.each([
    ['a pull request', claimsOf(PULL_REQUEST)],
    ['one whose branch wrote another environment into its workflow', claimsOf(PULL_REQUEST, 'everybody')],
    ['the same with that of the first step', claimsOf(PULL_REQUEST, 'first')],
    ['a run on main that is in no environment', claimsOf(MAIN)],
  ])('is not let promote by %s', async (_what, claims) => {
    await done(claims, publish);
    await expect(done(claims, promote)).rejects.toThrow('may not promote');
  });

  test('is not let in by another workflow, or another repository', async () => {
    const other = { workflow_ref: `${REPOSITORY}/.github/workflows/site.yml@${MAIN}` };
    await expect(done({ ...claimsOf(MAIN, 'everybody'), ...other }, publish)).rejects.toThrow();
    await expect(done({ ...claimsOf(MAIN, 'everybody'), repository: 'their/fork' }, publish)).rejects.toThrow();
  });
});
