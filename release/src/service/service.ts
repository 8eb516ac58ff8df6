import { readFile } from 'node:fs/promises';
import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import type { RunningInstance } from '../cli/instance.js';
import { statusText } from '../cli/status.js';
import { type Deployable, deployableCalled, DEPLOYABLES, folderOf, isSlice } from '../site/deployable.js';
import { previewToken } from '../site/preview.js';
import { isVersion } from '../site/version.js';
import { check, requirePublished, rollBack, rollOut } from '../versions/versions.js';
import { withdrawSlice } from '../versions/withdraw.js';
import { type Access, Accesses, refusal, type Right } from './access.js';
import { Audit } from './audit.js';
import { LARGEST_FILE_BYTES, readFileList } from './file-list.js';
import { answerJson, answerRefusal, bodyOf, objectOf, Refused } from './http.js';
import { siteKeys } from './site-keys.js';
import { listOf, pagesFile, siteState } from './site-state.js';
import { VersionStore } from './store.js';

const LARGEST_REQUEST_BYTES = 2 * 1024 * 1024;
const HUNDRED = 100;

export interface ReleaseServiceOptions {
  readonly site: string;
  /** Folder of what only the service reads: accesses, keys, files, the audit. */
  readonly folder: string;
  /** The instance whose API a version is held against. */
  readonly instance: Pick<RunningInstance, 'offeredCalls' | 'origin'>;
}

/** A running release service. */
export interface ReleaseService {
  readonly port: number;
  readonly stop: () => Promise<void>;
}

interface Call {
  readonly access: Access;
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  /** Parts of the path behind what names the call. */
  readonly parts: readonly string[];
}

function nameIn(value: unknown): Deployable {
  const name = typeof value === 'string' ? deployableCalled(value) : null;
  if (name === null) throw new Refused(400, `Say which one: ${DEPLOYABLES.map(folderOf).join(', ')}.`);
  return name;
}

function versionIn(value: unknown): string {
  if (typeof value === 'string' && isVersion(value)) return value;
  throw new Refused(400, 'Say which version.');
}

function requireRight(access: Access, right: Right, name: Deployable | null): void {
  const why = refusal(access, right, name);
  if (why !== null) throw new Refused(403, why);
}

/** @returns the calls of the service, by method and first part of the path */
function callsOf({ site, folder, instance }: ReleaseServiceOptions, accesses: Accesses, audit: Audit) {
  const store = new VersionStore(site, folder);

  /** Does what is asked and writes it down, done or refused. */
  async function noted(access: Access, action: string, about: string, work: () => Promise<void>): Promise<void> {
    const entry = { team: access.team, access: access.id, action, about };
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
  ];

  const calls: Readonly<Record<string, (call: Call) => Promise<void>>> = {
    'POST missing': async ({ access, request, response }) => {
      requireRight(access, 'publish', null);
      const { list } = await objectOf(request, LARGEST_REQUEST_BYTES);
      answerJson(response, 200, { missing: await store.missing(readFileList(String(list)).files) });
    },
    'PUT files': async ({ access, request, response, parts: [sha256 = ''] }) => {
      requireRight(access, 'publish', null);
      await store.put(sha256, await bodyOf(request, LARGEST_FILE_BYTES));
      answerJson(response, 200, {});
    },
    'POST versions': async ({ access, request, response }) => {
      const { list, signature } = await objectOf(request, LARGEST_REQUEST_BYTES);
      const signed = { list: String(list), signature: String(signature) };
      const { name, version } = readFileList(signed.list);
      await noted(access, 'publish', `${folderOf(name)} ${version}`, async () => {
        requireRight(access, 'publish', name);
        // Its own key alone: another team's build cannot be brought in under this token.
        await store.receive(signed, [access.publicKey]);
      });
      answerJson(response, 201, { name, version });
    },
    'POST checks': async ({ access, request, response }) => {
      const body = await objectOf(request, LARGEST_REQUEST_BYTES);
      const [name, version] = [nameIn(body['name']), versionIn(body['version'])];
      await noted(access, 'check', `${folderOf(name)} ${version}`, async () => {
        const right = access.rights.includes('publish') ? 'publish' : 'promote';
        requireRight(access, right, name);
        await check(site, name, version, await instance.offeredCalls());
      });
      answerJson(response, 200, {});
    },
    'POST previews': async ({ access, request, response }) => {
      const body = await objectOf(request, LARGEST_REQUEST_BYTES);
      const [name, version] = [nameIn(body['name']), versionIn(body['version'])];
      let address = '';
      await noted(access, 'preview', `${folderOf(name)} ${version}`, async () => {
        requireRight(access, 'publish', name);
        if (!isSlice(name)) throw new Error(`A preview shows a slice, and ${folderOf(name)} is none.`);
        await requirePublished(site, name, version);
        address = `${(await instance.origin()) ?? ''}/?preview=${await previewToken(site, { name, version }, Date.now())}`;
      });
      answerJson(response, 200, { address });
    },
    'POST promotions': async ({ access, request, response }) => {
      const body = await objectOf(request, LARGEST_REQUEST_BYTES);
      const [name, version, share = HUNDRED] = [nameIn(body['name']), versionIn(body['version']), body['share']];
      if (typeof share !== 'number' || !Number.isInteger(share) || share < 1 || share > HUNDRED)
        throw new Refused(400, 'A share is a whole number of a hundred visitors.');
      await noted(
        access,
        share === HUNDRED ? 'promote' : `promote ${share} %`,
        `${folderOf(name)} ${version}`,
        async () => {
          requireRight(access, 'promote', name);
          const order = { by: access.team, cause: 'promote' } as const;
          await rollOut(site, name, version, share, order, await instance.offeredCalls());
        },
      );
      answerJson(response, 200, {});
    },
    'POST rollbacks': async ({ access, request, response }) => {
      const name = nameIn((await objectOf(request, LARGEST_REQUEST_BYTES))['name']);
      let version = '';
      await noted(access, 'rollback', folderOf(name), async () => {
        requireRight(access, 'promote', name);
        version = await rollBack(site, name, { by: access.team, cause: 'rollback' });
      });
      answerJson(response, 200, { version });
    },
    'GET status': async ({ response }) => {
      answerJson(response, 200, { text: await statusText(site) });
    },
    'GET site': async ({ access, response }) => {
      requireRight(access, 'follow', null);
      const keys = Object.fromEntries(
        await Promise.all(DEPLOYABLES.map(async (name) => [name, await keysFor(name)] as const)),
      );
      answerJson(response, 200, { ...(await siteState(site)), keys });
    },
    'GET versions': async ({ access, response, parts: [name, version] }) => {
      requireRight(access, 'follow', null);
      const asked = { name: nameIn(name), version: versionIn(version) };
      answerJson(response, 200, await listOf(site, store, asked, (await siteKeys(folder)).secret));
    },
    'GET files': async ({ access, response, parts: [sha256 = ''] }) => {
      requireRight(access, 'follow', null);
      const content = await store.get(sha256);
      if (content === null) throw new Refused(404, 'There is no such file.');
      response.writeHead(200, { 'content-type': 'application/octet-stream', 'content-length': content.length });
      response.end(content);
    },
    'GET pages': async ({ access, response, parts: [pair = ''] }) => {
      requireRight(access, 'follow', null);
      const content = await readFile(pagesFile(site, pair) ?? '').catch(() => null);
      if (content === null) throw new Refused(404, 'There are no such pages.');
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(content);
    },
    'POST withdrawals': async ({ access, request, response }) => {
      const body = await objectOf(request, LARGEST_REQUEST_BYTES);
      const [name, version] = [nameIn(body['name']), versionIn(body['version'])];
      const why = String(body['why']).slice(0, 1000);
      await noted(access, 'withdraw', `${folderOf(name)} ${version}`, async () => {
        requireRight(access, 'follow', null);
        if (!isSlice(name)) throw new Error('A slice can be withdrawn.');
        await withdrawSlice(site, name, version, { by: access.team, why });
      });
      answerJson(response, 200, {});
    },
  };
  return calls;
}

/**
 * Starts what publishes, checks, promotes and rolls back over HTTP, by tokens of teams, and tells gateways what to serve.
 * @param port 0 lets the system choose one
 * @param host address to listen on
 */
export async function startReleaseService(
  options: ReleaseServiceOptions,
  port: number,
  host = '127.0.0.1',
): Promise<ReleaseService> {
  const accesses = new Accesses(path.join(options.folder, 'accesses.json'));
  const audit = new Audit(path.join(options.folder, 'audit.jsonl'));
  const calls = callsOf(options, accesses, audit);

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const [, what = '', ...parts] = (request.url ?? '/').split('?')[0]?.split('/') ?? [];
    if (what === 'health') return answerJson(response, 200, {});
    const token = /^Bearer (\S+)$/.exec(request.headers.authorization ?? '')?.[1];
    const access = token === undefined ? null : await accesses.of(token);
    if (access === null) {
      const about = `${request.method} /${what.slice(0, 40)}`;
      await audit.note({ team: 'nobody', access: '', action: 'ask', about, outcome: 'The token does not hold.' });
      throw new Refused(401, 'The token does not hold: it is missing, mistyped or revoked.');
    }
    const call = calls[`${request.method} ${what}`];
    if (call === undefined) throw new Refused(404, 'There is no such call.');
    await call({ access, request, response, parts });
  }

  const server = http.createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      if (error instanceof Refused) return answerRefusal(response, error.status, error.message);
      const isTheirs = error instanceof SyntaxError || (error instanceof Error && !('code' in error));
      if (!isTheirs) console.error(error);
      answerRefusal(
        response,
        isTheirs ? 400 : 500,
        error instanceof Error && isTheirs ? error.message : 'Something went wrong here. Try again in a moment.',
      );
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeIdleConnections();
      }),
  };
}
