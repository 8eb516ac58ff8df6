import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import type { RequestDurations } from '@vela/telemetry';
import { Accesses } from '../access/access.js';
import { Trusts } from '../access/trusts.js';
import { Audit, auditFile, NOBODY } from '../records/audit.js';
import { FolderObjects, type Objects } from '../storage/objects.js';
import { VersionStore } from '../storage/version-store.js';
import { callsOf, type CallsOptions } from './calls.js';
import { CiTokens, type CiTokensOptions } from './ci-tokens.js';
import { answerJson, answerRefusal, objectOf, Refused } from './http.js';
import { OpenAnswers } from './open-answers.js';
import { Sessions } from './sessions.js';

const LARGEST_TOKEN_BYTES = 16 * 1024;

export interface ReleaseServiceOptions extends Pick<CallsOptions, 'site' | 'folder' | 'instance'> {
  /** Keeps what was published; the folder, unless told. */
  readonly objects?: Objects;
  /** A Chromium in which pages are opened before a promotion; they are not, unless told. */
  readonly browser?: string | null;
  /** Hears what gateways that counted withdrew. */
  readonly onWithdrawn?: CallsOptions['onWithdrawn'];
  /** Whose CIs may sign in; nobody's, unless told. */
  readonly ci?: Pick<CiTokensOptions, 'issuers' | 'audience'>;
  /** Milliseconds that what is under way gets to end where the service does; ten seconds, unless told. */
  readonly stopLimitMs?: number;
  /** Times its calls. */
  readonly requests?: RequestDurations;
}

/** A running release service. */
export interface ReleaseService {
  readonly port: number;
  /** Lets what is under way be answered, up to a limit, and frees the port. */
  readonly stop: () => Promise<void>;
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
  const {
    site,
    folder,
    instance,
    browser = null,
    onWithdrawn = () => undefined,
    objects = new FolderObjects(folder),
  } = options;
  const { ci = { issuers: [], audience: '' } } = options;
  const accesses = new Accesses(path.join(folder, 'accesses.json'));
  const audit = new Audit(auditFile(folder));
  const store = new VersionStore(site, folder, objects);
  const calls = callsOf({ site, folder, instance, browser, onWithdrawn, store, accesses, audit });
  const sessions = new Sessions(
    new CiTokens({ ...ci, file: path.join(folder, 'used-tokens.json') }),
    new Trusts(path.join(folder, 'trusts.json')),
  );

  /** Lets a job of a CI in, and writes down whose it is. */
  async function signIn(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { token } = await objectOf(request, LARGEST_TOKEN_BYTES);
    try {
      const { token: own, caller, run } = await sessions.begin(String(token));
      await audit.note({
        team: caller.team,
        access: caller.id,
        action: 'sign in',
        about: run,
        by: null,
        outcome: 'done',
      });
      answerJson(response, 201, { token: own });
    } catch (error) {
      if (error instanceof Refused)
        await audit.note({
          team: NOBODY,
          access: '',
          action: 'sign in',
          about: 'a CI',
          by: null,
          outcome: error.message,
        });
      throw error;
    }
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const [, what = '', ...parts] = (request.url ?? '/').split('?')[0]?.split('/') ?? [];
    if (what === 'health') return answerJson(response, 200, {});
    if (what === 'sessions' && request.method === 'POST') return signIn(request, response);
    const token = /^Bearer (\S+)$/.exec(request.headers.authorization ?? '')?.[1];
    const caller = token === undefined ? null : ((await accesses.of(token)) ?? (await sessions.of(token)));
    if (caller === null) {
      const about = `${request.method} /${what.slice(0, 40)}`;
      await audit.note({
        team: NOBODY,
        access: '',
        action: 'ask',
        about,
        by: null,
        outcome: 'The token does not hold.',
      });
      throw new Refused(401, 'The token does not hold: it is missing, mistyped or revoked, or its time is over.');
    }
    const call = calls[`${request.method} ${what}`];
    if (call === undefined) throw new Refused(404, 'There is no such call.');
    await call({ caller, request, response, parts });
  }

  /** The call's own name; what is in no table is one more of the others. */
  const kindOf = ({ method, url = '' }: IncomingMessage): string => {
    const name = `${method} ${url.split(/[/?]/)[1] ?? ''}`;
    return name in calls || name === 'GET health' || name === 'POST sessions' ? name : 'other';
  };

  const answers = new OpenAnswers();
  const server = http.createServer((request, response) => {
    answers.follow(response);
    options.requests?.follow(response, () => kindOf(request));
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
    stop: () => answers.end(server, options.stopLimitMs),
  };
}
