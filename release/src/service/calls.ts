import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ReleaseRight } from '@vela/contracts/constants';
import { type Accesses, type Caller, refusal } from '../access/access.js';
import { openingIn } from '../browser/require-pages-open.js';
import type { RunningInstance } from '../instance/running-instance.js';
import { type Audit, isUserId } from '../records/audit.js';
import { type Deployable, deployableCalled, folderOf, NAMES } from '../site/deployable.js';
import { readExports } from '../site/exports.js';
import { previewToken, readPreview, TOKENS } from '../site/preview.js';
import { deployablesOf } from '../site/published.js';
import { EVERYBODY } from '../site/rollout.js';
import type { Tell } from '../site/tell.js';
import { storedTokens, tryTokens } from '../site/tried-tokens.js';
import { isVersion } from '../site/version.js';
import type { Withdrawn } from '../status/notice.js';
import { statusText } from '../status/status.js';
import { LARGEST_FILE_BYTES, readFileList } from '../storage/file-list.js';
import { signed } from '../storage/signing.js';
import { formerSiteKeys, siteKeys } from '../storage/site-keys.js';
import { listOf, pagesFile, siteState } from '../storage/site-state.js';
import type { VersionStore } from '../storage/version-store.js';
import { checkCounterpart, type Counterpart } from '../versions/in-use.js';
import { requirePublished } from '../versions/listed.js';
import { check, type Gate, rollBack, rollOut } from '../versions/versions.js';
import { withdraw } from '../versions/withdraw.js';
import { answerJson, answerTelling, bodyOf, objectOf, Refused } from './http.js';

const LARGEST_REQUEST_BYTES = 2 * 1024 * 1024;

/** What the calls work with. */
export interface CallsOptions {
  readonly site: string;
  /** Folder of what only the service reads. */
  readonly folder: string;
  /** The instance whose API a version is held against. */
  readonly instance: Pick<RunningInstance, 'offeredCalls' | 'origin'>;
  /** A Chromium in which pages are opened; null where they are not. */
  readonly browser: string | null;
  /** Hears what was withdrawn for a gateway that counted. */
  readonly onWithdrawn: (what: Withdrawn) => void;
  readonly store: VersionStore;
  readonly accesses: Accesses;
  readonly audit: Audit;
}

export interface Call {
  readonly caller: Caller;
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  /** Parts of the path behind what names the call. */
  readonly parts: readonly string[];
}

/** What can be asked, by method and first part of the path. */
export type Calls = Readonly<Record<string, (call: Call) => Promise<void>>>;

function nameIn(value: unknown): Deployable {
  const name = typeof value === 'string' ? deployableCalled(value) : null;
  if (name === null) throw new Refused(400, `Say which one: ${NAMES}.`);
  return name;
}

/** @returns the API or design system that a check is about; null where it is about a version */
function counterpartIn({ offered, exports }: Readonly<Record<string, unknown>>): Counterpart | null {
  if (exports !== undefined) return { exports: readExports(exports) };
  if (!Array.isArray(offered)) return null;
  return { offered: new Set(offered.filter((each): each is string => typeof each === 'string')) };
}

function versionIn(value: unknown): string {
  if (typeof value === 'string' && isVersion(value)) return value;
  throw new Refused(400, 'Say which version.');
}

/** @returns visitors of a hundred; null where none are said. A client of before says all of them where nobody said it. */
function shareIn(value: unknown): number | null {
  if (value == null) return null;
  if (typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= EVERYBODY) return value;
  throw new Refused(400, 'A share is a whole number of a hundred visitors.');
}

function requireRight(caller: Caller, right: ReleaseRight, name: Deployable | null): void {
  const why = refusal(caller, right, name);
  if (why !== null) throw new Refused(403, why);
}

/** @returns the administrator for whom a gateway asks, whom it knows; nobody else is believed who it is for */
function administratorIn(caller: Caller, by: unknown): string | null {
  if (refusal(caller, 'follow', null) !== null || by == null || by === '') return null;
  if (isUserId(by)) return by;
  throw new Refused(400, 'Say by its id for whom you ask.');
}

/** @returns the calls of the service, for whoever is let in */
export function callsOf({ site, folder, instance, browser, onWithdrawn, store, accesses, audit }: CallsOptions): Calls {
  /** Does what is asked and writes it down, done or refused. */
  async function noted(
    caller: Caller,
    action: string,
    about: string,
    work: () => Promise<void>,
    by: string | null = null,
  ): Promise<void> {
    const entry = { team: caller.team, access: caller.id, action, about, by };
    try {
      await work();
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      await audit.note({ ...entry, outcome: why });
      throw error instanceof Refused ? error : new Refused(409, why);
    }
    await audit.note({ ...entry, outcome: 'done' });
  }

  const keysFor = async (name: Deployable): Promise<readonly string[]> => [
    ...(await accesses.keysFor(name)),
    (await siteKeys(folder)).public,
    ...(await formerSiteKeys(folder)),
  ];

  const gate = async (tell: Tell): Promise<Gate> => ({
    offered: await instance.offeredCalls(),
    opening: openingIn(browser, await instance.origin()),
    tell,
  });

  return {
    'POST missing': async ({ caller, request, response }) => {
      requireRight(caller, 'publish', null);
      const { list } = await objectOf(request, LARGEST_REQUEST_BYTES);
      answerJson(response, 200, { missing: await store.missing(readFileList(String(list)).files) });
    },
    'PUT files': async ({ caller, request, response, parts: [sha256 = ''] }) => {
      requireRight(caller, 'publish', null);
      await store.put(sha256, await bodyOf(request, LARGEST_FILE_BYTES));
      answerJson(response, 200, {});
    },
    'POST versions': async ({ caller, request, response }) => {
      const { list, signature } = await objectOf(request, LARGEST_REQUEST_BYTES);
      const sent = { list: String(list), signature: String(signature) };
      const { name, version, commit } = readFileList(sent.list);
      await noted(caller, 'publish', `${folderOf(name)} ${version}`, async () => {
        requireRight(caller, 'publish', name);
        if (caller.commit !== null && commit !== null && commit !== caller.commit)
          throw new Error(`The list says that it is of commit ${commit}, and the run is of ${caller.commit}.`);
        // Its own key alone: another team's build cannot be brought in under this token. A CI that signed in by its issuer
        // has no key to lose: the site signs for it.
        if (caller.publicKey === null) {
          const keys = await siteKeys(folder);
          await store.receive({ ...sent, signature: signed(sent.list, keys.secret) }, [keys.public]);
        } else await store.receive(sent, [caller.publicKey]);
      });
      answerJson(response, 201, { name, version });
    },
    'POST checks': async ({ caller, request, response }) => {
      const body = await objectOf(request, LARGEST_REQUEST_BYTES);
      const counterpart = counterpartIn(body);
      if (counterpart !== null) {
        const about = 'offered' in counterpart ? 'api' : `design-system ${counterpart.exports.version}`;
        await noted(caller, 'check', about, () => checkCounterpart(site, counterpart));
        return answerJson(response, 200, {});
      }
      const [name, version] = [nameIn(body['name']), versionIn(body['version'])];
      await answerTelling(request, response, async (tell) => {
        await noted(caller, 'check', `${folderOf(name)} ${version}`, async () => {
          if (refusal(caller, 'promote', name) !== null) requireRight(caller, 'publish', name);
          await store.restore(name, version, await keysFor(name));
          await check(site, name, version, await gate(tell));
        });
        return {};
      });
    },
    'POST previews': async ({ caller, request, response }) => {
      const body = await objectOf(request, LARGEST_REQUEST_BYTES);
      const [name, version] = [nameIn(body['name']), versionIn(body['version'])];
      let address = '';
      await noted(caller, 'preview', `${folderOf(name)} ${version}`, async () => {
        requireRight(caller, 'publish', name);
        if (name === 'design_system') throw new Error('A preview shows a slice or the shell.');
        await store.restore(name, version, await keysFor(name));
        await requirePublished(site, name, version);
        address = `${(await instance.origin()) ?? ''}/?preview=${await previewToken(site, { name, version }, Date.now())}`;
      });
      answerJson(response, 200, { address });
    },
    'GET previews': async ({ caller, response, parts: [word = ''] }) => {
      requireRight(caller, 'follow', null);
      const preview = await readPreview(site, word, Date.now());
      if (preview === null) throw new Refused(404, 'There is no such preview, or it is over.');
      const tokens = preview.name === TOKENS ? await storedTokens(site, preview.version) : null;
      if (preview.name === TOKENS && tokens === null) throw new Refused(404, 'The tokens are gone.');
      answerJson(response, 200, tokens === null ? preview : { ...preview, tokens });
    },
    'POST tokens': async ({ caller, request, response }) => {
      const { file, by } = await objectOf(request, LARGEST_REQUEST_BYTES);
      let answer = {};
      const tryFile = async (): Promise<void> => {
        // A gateway asks for administrators.
        if (refusal(caller, 'follow', null) !== null) requireRight(caller, 'publish', 'design_system');
        const tried = await tryTokens(site, String(file), Date.now());
        answer = { address: `${(await instance.origin()) ?? ''}/?preview=${tried.word}`, told: tried.told };
      };
      await noted(caller, 'try tokens', 'tokens', tryFile, administratorIn(caller, by));
      answerJson(response, 201, answer);
    },
    'POST promotions': async ({ caller, request, response }) => {
      const body = await objectOf(request, LARGEST_REQUEST_BYTES);
      const [name, version, share] = [nameIn(body['name']), versionIn(body['version']), shareIn(body['share'])];
      const action = share === null || share === EVERYBODY ? 'promote' : `promote ${share} %`;
      await answerTelling(request, response, async (tell) => {
        await noted(caller, action, `${folderOf(name)} ${version}`, async () => {
          requireRight(caller, 'promote', name);
          await store.restore(name, version, await keysFor(name));
          const order = { by: caller.team, cause: 'promote' } as const;
          await rollOut(site, name, version, share, order, await gate(tell));
        });
        return {};
      });
    },
    'POST rollbacks': async ({ caller, request, response }) => {
      const body = await objectOf(request, LARGEST_REQUEST_BYTES);
      const name = nameIn(body['name']);
      const wanted = body['version'] == null ? null : versionIn(body['version']);
      let version = '';
      await noted(caller, 'rollback', [folderOf(name), wanted ?? ''].join(' ').trim(), async () => {
        requireRight(caller, 'promote', name);
        if (wanted !== null) await store.restore(name, wanted, await keysFor(name));
        version = await rollBack(site, name, { by: caller.team, cause: 'rollback' }, wanted);
      });
      answerJson(response, 200, { version });
    },
    'GET status': async ({ response }) => {
      answerJson(response, 200, { text: await statusText(site, await instance.offeredCalls()) });
    },
    'GET site': async ({ caller, response }) => {
      requireRight(caller, 'follow', null);
      const keys = Object.fromEntries(
        await Promise.all((await deployablesOf(site)).map(async (name) => [name, await keysFor(name)] as const)),
      );
      answerJson(response, 200, { ...(await siteState(site)), keys });
    },
    'GET versions': async ({ caller, response, parts: [name, version] }) => {
      const asked = { name: nameIn(name), version: versionIn(version) };
      // A team may see what it published, and hold it against what its commit builds.
      if (refusal(caller, 'follow', null) !== null) requireRight(caller, 'publish', asked.name);
      answerJson(response, 200, await listOf(site, store, asked, (await siteKeys(folder)).secret));
    },
    'GET files': async ({ caller, response, parts: [sha256 = ''] }) => {
      requireRight(caller, 'follow', null);
      const content = await store.get(sha256);
      if (content === null) throw new Refused(404, 'There is no such file.');
      response.writeHead(200, { 'content-type': 'application/octet-stream', 'content-length': content.length });
      response.end(content);
    },
    'GET pages': async ({ caller, response, parts: [pair = ''] }) => {
      requireRight(caller, 'follow', null);
      const content = await readFile(pagesFile(site, pair) ?? '').catch(() => null);
      if (content === null) throw new Refused(404, 'There are no such pages.');
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(content);
    },
    'POST withdrawals': async ({ caller, request, response }) => {
      const body = await objectOf(request, LARGEST_REQUEST_BYTES);
      const [name, version] = [nameIn(body['name']), versionIn(body['version'])];
      const why = String(body['why']).slice(0, 1000);
      await noted(caller, 'withdraw', `${folderOf(name)} ${version}`, async () => {
        requireRight(caller, 'follow', null);
        const stays = await withdraw(site, name, version, { by: caller.team, why });
        // Of gateways that judge alike the first one is heard.
        if (stays !== null) onWithdrawn({ name, version, why, stays });
      });
      answerJson(response, 200, {});
    },
  };
}
