import { userInfo } from 'node:os';
import { parseArgs } from 'node:util';
import { openingIn } from '../browser/require-pages-open.js';
import type { RunningInstance } from '../instance/running-instance.js';
import { type Deployable, deployableCalled, folderOf, NAMES } from '../site/deployable.js';
import type { Order } from '../site/history.js';
import { previewToken } from '../site/preview.js';
import { deployablesOf } from '../site/published.js';
import { EVERYBODY, requireShareable } from '../site/rollout.js';
import type { Tell } from '../site/tell.js';
import { tryTokens } from '../site/tried-tokens.js';
import { versionOfBuild } from '../site/version.js';
import { statusText } from '../status/status.js';
import { table, when } from '../status/table.js';
import { readFileList } from '../storage/file-list.js';
import { siteKeys } from '../storage/site-keys.js';
import { listOf, signList } from '../storage/site-state.js';
import { VersionStore } from '../storage/version-store.js';
import { checkCounterpart } from '../versions/in-use.js';
import { requirePublished, versionsOf } from '../versions/listed.js';
import { prune } from '../versions/prune.js';
import { check, type Gate, publish, rollBack, rollOut } from '../versions/versions.js';
import { accessText } from './access.js';
import { counterpartIn, fitsText, textOfFile } from './counterpart.js';
import { clientFor, elsewhereText, previewText, tokensText } from './elsewhere.js';
import { CommandProblem } from './problem.js';
import { shareIn } from './share.js';
import { leaveOutput } from './step-output.js';
import { type Rebuild, verifyText } from './verify.js';

/** What the command works with. */
export interface Workplace extends RunningInstance {
  /** Folder of the site, below the instance's data folder. */
  readonly site: string;
  /** Builds a deployable. @returns the folder with the result @throws Error if it does not build */
  readonly build: (folder: string) => Promise<string>;
  /** @returns the commit that is built, null where something of it is in none */
  readonly commit: () => string | null;
  readonly rebuild: Rebuild;
  readonly print: (text: string) => void;
  /** Hears what something that takes a while is waiting for. */
  readonly tell: Tell;
  /** Folder of the release service, below the instance's data folder. */
  readonly release: string;
  /** Holds a team's token and key, for what is done elsewhere. */
  readonly environment: Readonly<Record<string, string | undefined>>;
}

const USAGE = `npm run slice -- publish <name>             builds it and stores the version; nobody is served it yet
npm run slice -- check <name> <version>     says whether it could be put into service, and changes nothing
npm run slice -- check api --openapi <file|address>
                                            says whether an API has every call that the pages in service make
npm run slice -- check design-system --exports <file>
                                            the same of a design system, and what slices in service use of it
npm run slice -- preview <name> <version>   an address that shows a stored version of a slice or the shell to whoever opens it
npm run slice -- preview <file>.json         an address that shows the site in a designer's tokens, after their check
npm run slice -- verify <name> <version>    builds its commit again, in a clean folder, and says which files differ
npm run slice -- promote <name> <version>   puts a stored version into service, from the next page load on
npm run slice -- promote <name> <version> --share 10
                                            brings it to 10 of 100 visitors, the others stay; then 50, then 100
npm run slice -- rollback <name> [version]  goes back to the version before, or to one that was in service once; or ends
                                            what is being rolled out
npm run slice -- list [name]                stored versions
npm run slice -- status                     what is in service, since when, by whom; what is rolled out and how it goes;
                                            the latest changes
npm run slice -- prune --keep <n>           deletes old versions; the newest n stay, what a roll-back needs,
                                            and what anybody was served within a day
npm run slice -- access add <team> --slices mfe-payments --rights publish,promote
                                            a token and a key for who publishes over HTTP; also: access list, access revoke <id>
npm run slice -- access trust <team> --issuer https://… --claims repository=…,ref=… --slices … --rights …
                                            lets runs of a CI in without a token: by what their issuer says of them

A <version> may be "built": that of what is built now. With --to https://… publish, check, preview, verify, promote, rollback and status are done by the release service there, with RELEASE_TOKEN and
RELEASE_KEY of the environment.
Names: ${NAMES}. --by <who> names who does it (default: the system's user).
DATA_DIR names the data folder of the instance (default: .data/).`;

/** @returns who asks, unless told: a container's user has no name */
function systemUser(): string {
  try {
    return userInfo().username;
  } catch {
    throw new CommandProblem('Say who does it: --by <who>.');
  }
}

const isForEverybody = (share: number | null): share is null => share === null || share === EVERYBODY;

const stepTaken = (name: Deployable, version: string, share: number): string =>
  `${share} of 100 visitors get ${folderOf(name)} ${version} from their next page on, the others what is in service. It is rolled back by itself if it fails more often. See: npm run slice -- status`;

function required(word: string | undefined): Deployable {
  const name = word === undefined ? null : deployableCalled(word);
  if (name === null)
    throw new CommandProblem(`${word === undefined ? 'Say which one' : `There is no "${word}"`}: ${NAMES}.`);
  return name;
}

/** The version of what is built now: the same sources are the same version everywhere. */
const BUILT = 'built';

async function requiredVersion(
  build: Workplace['build'],
  name: Deployable,
  version: string | undefined,
): Promise<string> {
  if (version === BUILT) return versionOfBuild(await build(folderOf(name)));
  if (version !== undefined) return version;
  throw new CommandProblem(`Say which version: npm run slice -- list ${folderOf(name)} shows them.`);
}

const gateOf = async ({ offeredCalls, origin, environment, tell }: Workplace): Promise<Gate> => ({
  offered: await offeredCalls(),
  opening: openingIn(environment['RELEASE_BROWSER'], await origin()),
  tell,
});

/** Prints an address under which one browser sees a version that nobody else is served. */
async function showPreview(place: Workplace, name: Deployable, given: string | undefined): Promise<void> {
  const { site, print } = place;
  const version = await requiredVersion(place.build, name, given);
  if (name === 'design_system')
    throw new CommandProblem('A preview shows a slice or the shell; of the design system it shows a file of tokens.');
  await requirePublished(site, name, version);
  // What would not be promoted can be looked at all the same.
  const doubt = await check(site, name, version, await gateOf(place)).then(
    () => null,
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  );
  const token = await previewToken(site, { name, version }, Date.now());
  if (doubt !== null) print(`It could not be promoted as things are: ${doubt}\n`);
  const address = `${(await place.origin()) ?? ''}/?preview=${token}`;
  await leaveOutput(place.environment, 'address', address);
  print(previewText(name, version, address));
}

/** @returns the text of the file of tokens that a word names; null where it names none */
async function tokensIn(word: string | undefined): Promise<string | null> {
  if (word?.endsWith('.json') !== true) return null;
  return textOfFile(word);
}

/** Prints an address under which one browser sees the site in a designer's tokens. */
async function showTokens({ site, print, origin }: Workplace, text: string): Promise<void> {
  const tried = await tryTokens(site, text, Date.now());
  print(tokensText({ address: `${(await origin()) ?? ''}/?preview=${tried.word}`, told: tried.told }));
}

async function list({ site, print }: Workplace, word: string | undefined): Promise<void> {
  const names = word === undefined ? await deployablesOf(site) : [required(word)];
  const rows: string[][] = [];
  for (const name of names)
    for (const { version, publishedAt, state } of await versionsOf(site, name))
      rows.push([folderOf(name), version, when(publishedAt), state]);
  print(rows.length === 0 ? 'Nothing was published yet.' : table(['NAME', 'VERSION', 'PUBLISHED', ''], rows));
}

async function pruneOld({ site, print }: Workplace, keep: string | undefined): Promise<void> {
  if (keep === undefined || !/^[1-9]\d{0,3}$/.test(keep))
    throw new CommandProblem('Say how many versions to keep: prune --keep 5.');
  const deleted = await prune(site, Number(keep));
  if (deleted.size === 0) return print('There was nothing to delete.');
  for (const [name, versions] of deleted) print(`Deleted of ${folderOf(name)}: ${versions.join(', ')}`);
}

function parsed(words: readonly string[]) {
  try {
    return parseArgs({
      args: [...words],
      allowPositionals: true,
      options: {
        by: { type: 'string' },
        keep: { type: 'string' },
        share: { type: 'string' },
        to: { type: 'string' },
        slices: { type: 'string' },
        rights: { type: 'string' },
        issuer: { type: 'string' },
        claims: { type: 'string' },
        openapi: { type: 'string' },
        exports: { type: 'string' },
        help: { type: 'boolean', short: 'h' },
      },
    });
  } catch (error) {
    throw new CommandProblem(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`);
  }
}

/**
 * Runs `npm run slice -- …`.
 * @param words what follows on the command line
 * @throws Error with a sentence if it cannot be done; nothing was changed then
 */
export async function runSliceCommand(words: readonly string[], place: Workplace): Promise<void> {
  const { site, build, print } = place;
  const {
    positionals: [action, word, version, ...surplus],
    values,
  } = parsed(words);
  if (values.help === true) return print(USAGE);
  if (surplus.length > 0) throw new CommandProblem(`That is more than ${action} takes.\n\n${USAGE}`);
  if (values.to !== undefined)
    return print(
      await elsewhereText(await clientFor(values.to, place.environment), {
        action,
        name: () => required(word),
        version: (name) => requiredVersion(build, name, version),
        tokens: () => tokensIn(word),
        counterpart: () => counterpartIn(word, values),
        share: shareIn(values.share),
        build,
        commit: place.commit,
        rebuild: place.rebuild,
        earlier: version ?? null,
        address: (address) => leaveOutput(place.environment, 'address', address),
        tell: place.tell,
      }),
    );
  const order = (cause: Order['cause']): Order => ({ by: values.by ?? systemUser(), cause });
  switch (action) {
    case 'publish': {
      const name = required(word);
      const published = await publish(site, name, await build(folderOf(name)));
      const { secret } = await siteKeys(place.release);
      const store = new VersionStore(site, place.release);
      await signList(site, store, { name, version: published }, secret, place.commit());
      return print(
        `Published ${folderOf(name)} ${published}. Put it into service: npm run slice -- promote ${folderOf(name)} ${published}`,
      );
    }
    case 'check': {
      const counterpart = await counterpartIn(word, values);
      if (counterpart !== null) {
        await checkCounterpart(site, counterpart);
        return print(fitsText(counterpart));
      }
      const name = required(word);
      const which = await requiredVersion(build, name, version);
      await check(site, name, which, await gateOf(place));
      return print(`${folderOf(name)} ${which} can be promoted.`);
    }
    case 'preview': {
      const tokens = await tokensIn(word);
      return tokens === null ? showPreview(place, required(word), version) : showTokens(place, tokens);
    }
    case 'promote': {
      const name = required(word);
      const share = shareIn(values.share);
      // Said before it is built.
      requireShareable(name, share);
      const which = await requiredVersion(build, name, version);
      await rollOut(site, name, which, share, order('promote'), await gateOf(place));
      return print(isForEverybody(share) ? `${folderOf(name)} ${which} is in service.` : stepTaken(name, which, share));
    }
    case 'verify': {
      const name = required(word);
      const which = await requiredVersion(build, name, version);
      const store = new VersionStore(site, place.release);
      const { list } = await listOf(site, store, { name, version: which }, (await siteKeys(place.release)).secret);
      return print(await verifyText(readFileList(list), place.rebuild));
    }
    case 'rollback': {
      const name = required(word);
      return print(`${folderOf(name)} is back at ${await rollBack(site, name, order('rollback'), version ?? null)}.`);
    }
    case 'list':
      return list(place, word);
    case 'status':
      return print(await statusText(site, await place.offeredCalls()));
    case 'prune':
      return pruneOld(place, values.keep);
    case 'access': {
      const { slices, rights, issuer, claims } = values;
      return print(await accessText(place.release, { action: word, about: version, slices, rights, issuer, claims }));
    }
    default:
      throw new CommandProblem(action === undefined ? USAGE : `There is no "${action}".\n\n${USAGE}`);
  }
}
