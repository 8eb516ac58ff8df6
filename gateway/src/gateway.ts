import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import {
  FAILURE_REPORTS,
  readFailureReport,
  readVitalReport,
  SHELL_ITSELF,
  VITAL_REPORTS,
} from '@vela/contracts/remote';
import { TRY_TOKENS } from '@vela/contracts/routes';
import { t } from '@vela/language';
import {
  registryFor,
  ServedPointer,
  ServedRegistry,
  withdraw as withdrawHere,
  type Withdrawn,
} from '@vela/release/site';
import { asksForPage } from './asks-for-page.js';
import { VersionedAssets } from './assets.js';
import { createCallerLimit } from './caller-limit.js';
import { callerOf } from './callers.js';
import { compressed } from './compressed.js';
import type { Verdict } from './failures.js';
import { hostCheck, listenAddresses } from './hosts.js';
import { type Listening, listenOn } from './listen.js';
import { type Observation, observed } from './observed.js';
import { Pages } from './page.js';
import { PageAnswers } from './page-answers.js';
import { PostsForMachines } from './posts-for-machines.js';
import { Previews, type ReadPreview } from './previews.js';
import { answerProblem, isShown } from './problem.js';
import { type Origins, upstream } from './proxy.js';
import { reportListener } from './reports.js';
import { RolloutWatch } from './rollout-watch.js';
import { OWN_ORIGIN_ONLY, setSecurityHeaders, type TrustedOrigins } from './security.js';
import { securityTxt } from './security-txt.js';
import { inServiceOf, ServedSite, versionsOf } from './served.js';
import { type StoreTokens, tryTokensListener } from './try-tokens.js';
import { Visitors } from './visitors.js';
import { translatedManifest } from './web-manifest.js';

export interface GatewayOptions {
  /** Folder with the published builds, see `siteLayout`. */
  readonly site: string;
  /** Where the API is. */
  readonly api: Origins;
  /** Origin of the stand-ins; absent where real services are used. */
  readonly sandbox?: string;
  /** Origin under which visitors know the site, for addresses that are told to search engines. */
  readonly origin?: string;
  /** Where somebody who found a weakness writes to; nothing is told without one. */
  readonly securityContact?: string;
  /** Whether visitors reach the site by https. */
  readonly secure?: boolean;
  readonly trusted?: TrustedOrigins;
  /** Origins besides this one that slices may be loaded from. */
  readonly remoteOrigins?: readonly string[];
  /** Withdraws a version that fails more often; in the site's folder, unless told. */
  readonly withdraw?: (verdict: Verdict) => Promise<void>;
  /** Hears what was withdrawn in the site's folder. */
  readonly onWithdrawn?: (what: Withdrawn) => void;
  /** Tells what a preview's word shows; by the key in the site's folder, unless told. */
  readonly readPreview?: ReadPreview;
  /** Keeps tokens that administrators try; in the site's folder, unless told. */
  readonly storeTokens?: StoreTokens;
  /** Pages that one address may ask for in a minute; no limit unless told. */
  readonly pagesAMinute?: number;
  /** Addresses of proxies that may say for whom they ask, as Express’ `trust proxy`. */
  readonly trustProxy?: string;
  /** Header in which such a proxy says from which country a request comes; the API is told it in calls for somebody. */
  readonly countryHeader?: string;
  /** Follows requests and reports; nobody does, unless told. */
  readonly observation?: Observation;
  /** Whether what stands before the gateway passes on answers with the status 103. */
  readonly earlyHints?: boolean;
  /** Whether DevTools may look into pages, as in demonstrations; in previews they may anyway. */
  readonly inspectable?: boolean;
  /** Milliseconds that a private page may take with what it shows; then it comes with its frame. */
  readonly personalMs?: number | undefined;
}

/** A running gateway. */
export type Gateway = Listening;

/** Reports that are read of one network in a minute: a page sends one for each slice that fails, and two of what it measured. */
const FAILURES_A_MINUTE = 60;
const VITALS_A_MINUTE = 600;

/** What watches an instance asks under whatever address it has. */
const HEALTH = '/api/health';

const isBelow = (pathname: string, prefix: string): boolean => pathname === prefix || pathname.startsWith(`${prefix}/`);

function send(response: ServerResponse, status: number, type: string, cache: string, body: string): void {
  response.statusCode = status;
  response.setHeader('content-type', type);
  response.setHeader('cache-control', cache);
  response.end(body);
}

/** Says that something has one address, which is another. */
function sendOn(response: ServerResponse, location: string): void {
  response.setHeader('location', location);
  send(response, 308, 'text/plain; charset=utf-8', 'no-store', `This is at ${location}.\n`);
}

const notFound = (response: ServerResponse): void =>
  isShown(response.req)
    ? answerProblem(response, 404, 'Not Found', () => t('There is nothing at this address.'))
    : send(response, 404, 'text/plain; charset=utf-8', 'no-store', 'There is nothing at this address.\n');

/** What a request asks for. */
interface Target {
  /** Decoded. */
  readonly pathname: string;
  /** The same as it was asked for. */
  readonly spelled: string;
  /** The query with its question mark, or nothing. */
  readonly search: string;
}

function targetOf(request: IncomingMessage): Target | null {
  try {
    const { pathname: spelled, search } = new URL(request.url ?? '/', 'http://gateway');
    return { pathname: decodeURIComponent(spelled), spelled, search };
  } catch {
    return null;
  }
}

/** Browsers take what begins like this for an address of another site, and so does whatever reads it as one. */
const namesOtherSite = ({ url = '/' }: IncomingMessage): boolean => /^\/[/\\]/.test(url);

/**
 * Where a page is whose address was spelled otherwise, such as `/%66aq`: its code goes by what the address says literally.
 * @returns null for the page's own address
 */
function properPath({ pathname, spelled }: Target): string | null {
  const proper = pathname.split('/').map(encodeURIComponent).join('/');
  // What need not be encoded, and was not, is no other spelling.
  return spelled.includes('%') && spelled !== proper ? proper : null;
}

/** Whether a decoded path has one spelling: what is asked of its parts would not hold for a file that another one means. */
const isPlain = (pathname: string): boolean =>
  path.posix.normalize(pathname) === pathname && !pathname.includes('\\') && !pathname.includes('\0');

/**
 * @param isMeant whether a request names this site
 * @param name tells this gateway apart from others of the site
 * @returns what answers every request of the site, what is done ahead, and what ends with it
 */
function requestListener(
  {
    site,
    api,
    sandbox,
    secure = false,
    trusted = OWN_ORIGIN_ONLY,
    remoteOrigins = [],
    origin,
    securityContact,
    pagesAMinute = 0,
    trustProxy = 'loopback',
    countryHeader,
    observation,
    earlyHints = false,
    inspectable = false,
    personalMs,
    readPreview,
    storeTokens,
    onWithdrawn,
    withdraw = async ({ name: slice, version, why }) => {
      const stays = await withdrawHere(site, slice, version, { by: 'the gateway', why });
      // Of gateways that judge alike the first one tells it.
      if (stays !== null) onWithdrawn?.({ name: slice, version, why, stays });
    },
  }: GatewayOptions,
  isMeant: (request: IncomingMessage) => boolean,
  name: string,
) {
  const tell = (problem: string): void => console.error(problem);
  const registry = new ServedRegistry(site, remoteOrigins, tell);
  const shell = new ServedPointer(site, 'shell', tell);
  const served = new ServedSite(registry, shell);
  const assets = new VersionedAssets(site, { shell, designSystem: new ServedPointer(site, 'design_system', tell) });
  const previews = new Previews(site, secure, readPreview);
  const visitors = new Visitors(secure);
  const pages = new Pages({ site, previews, api, origin, inspectable, personalMs, countryHeader });
  const machineDocuments = new PostsForMachines(api, origin);
  const callerOfRequest = callerOf(trustProxy);
  const watch = new RolloutWatch({
    site,
    gateway: name,
    served,
    visitors,
    callerOf: callerOfRequest,
    withdraw: async (verdict) => {
      await withdraw(verdict);
      observation?.withdrawn();
    },
  });
  const answerFailure = reportListener({
    callerOf: callerOfRequest,
    aMinute: FAILURES_A_MINUTE,
    read: readFailureReport,
    onReport: async (report, request) => {
      // Guests have any name: what is not in service would only fill what is counted.
      const { name } = report;
      if (name !== SHELL_ITSELF && inServiceOf(await served.read(), name) === undefined) return;
      observation?.reported(report);
      return watch.report(report, request);
    },
  });
  const answerVitals = reportListener({
    callerOf: callerOfRequest,
    aMinute: VITALS_A_MINUTE,
    read: readVitalReport,
    onReport: async (report, request) => {
      const now = await served.read();
      observation?.measured(report, (name) => versionsOf(now, name));
      return watch.measured(report, request);
    },
  });
  const answerTryTokens = tryTokensListener({
    site,
    api,
    callerOf: callerOfRequest,
    countryHeader,
    store: storeTokens,
  });
  const allowed: TrustedOrigins = {
    ...trusted,
    scripts: [...trusted.scripts, ...remoteOrigins],
    connections: [...trusted.connections, ...remoteOrigins],
  };
  const pageAnswers = new PageAnswers({
    site,
    pages,
    served,
    previews,
    visitors,
    watch,
    limit: createCallerLimit(pagesAMinute),
    callerOf: callerOfRequest,
    trusted: allowed,
    isMeant,
    secure,
    earlyHints,
  });
  const toApi = upstream(api, () => t('Vela’s server'), { health: `${HEALTH}/ready` });
  const toSandbox = sandbox === undefined ? null : upstream(sandbox, () => t('The sandbox'));

  /** Answers with what a build says of itself, to whom DevTools may tell of it. @returns false if there is no such build */
  const tellOfBuild = async (request: IncomingMessage, response: ServerResponse, pathname: string): Promise<boolean> =>
    (inspectable || (await previews.of(request)) !== null) && assets.manifest(request, response, pathname);

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const target = targetOf(request);
    if (target === null) return answerProblem(response, 400, 'Bad Request', () => t('The address cannot be read.'));
    const { pathname } = target;
    if (!isMeant(request) && !isBelow(pathname, HEALTH))
      return answerProblem(response, 421, 'Misdirected Request', () =>
        t('This site has another address: see APP_ORIGIN and HOST.'),
      );
    if (namesOtherSite(request)) {
      setSecurityHeaders(response, secure);
      return notFound(response);
    }
    if (isBelow(pathname, '/api')) {
      pageAnswers.heard(request);
      return toApi.pass(request, response);
    }
    if (toSandbox !== null && isBelow(pathname, '/sandbox')) return toSandbox.pass(request, response);
    setSecurityHeaders(response, secure);
    if (!isPlain(pathname)) return notFound(response);
    if (pathname === FAILURE_REPORTS && request.method === 'POST') return answerFailure(request, response);
    if (pathname === VITAL_REPORTS && request.method === 'POST') return answerVitals(request, response);
    if (pathname === TRY_TOKENS) return (await answerTryTokens(request, response)) ? undefined : notFound(response);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('allow', 'GET, HEAD');
      return answerProblem(response, 405, 'Method Not Allowed', () => t('Pages and files can only be read.'));
    }
    if (pathname === '/.well-known/security.txt' && securityContact !== undefined)
      return send(
        response,
        200,
        'text/plain; charset=utf-8',
        'public, max-age=3600',
        securityTxt(securityContact, origin, Date.now()),
      );
    if (pathname === '/remotes.json') {
      const own = registryFor(await registry.read(), visitors.of(request));
      const seen = await previews.seenWith(own, await previews.of(request));
      return send(response, 200, 'application/json', 'no-store', JSON.stringify(seen));
    }
    if (pathname.startsWith('/remotes/'))
      return (await assets.slice(request, response, pathname)) || (await tellOfBuild(request, response, pathname))
        ? undefined
        : notFound(response);
    if (pathname === '/design-system') return sendOn(response, '/design-system/');
    if (pathname.startsWith('/design-system/'))
      return (await assets.designSystem(request, response, pathname)) ? undefined : notFound(response);
    const document = await machineDocuments.at(pathname).catch(() => undefined);
    if (document === undefined)
      return answerProblem(response, 503, 'Service Unavailable', () =>
        t('What is new cannot be read right now. Try again in a moment.'),
      );
    if (document !== null) return send(response, 200, document.type, 'public, max-age=300', document.body);
    const manifest = await translatedManifest(site, shell, pathname);
    if (manifest !== null)
      return send(response, 200, 'application/manifest+json; charset=utf-8', 'public, max-age=300', manifest);
    // Pages that name no icon, such as the API's reference, are asked for this one.
    const file = pathname === '/favicon.ico' ? '/favicon.svg' : pathname;
    if (file !== '/' && (await assets.shell(request, response, file))) return undefined;
    if (await tellOfBuild(request, response, pathname)) return undefined;
    if (pathname.startsWith('/assets/') || !asksForPage(request, pathname)) return notFound(response);
    const proper = properPath(target);
    if (proper !== null) return sendOn(response, proper + target.search);
    return pageAnswers.answer(request, response, pathname);
  }

  const listener = (request: IncomingMessage, response: ServerResponse): void => {
    answer(request, response).catch((error: unknown) => {
      console.error(error);
      answerProblem(response, 500, 'Internal Server Error', () => t('Something went wrong. Try again in a moment.'));
    });
  };
  const compressing = compressed(listener);
  return {
    listener: (request: IncomingMessage, response: ServerResponse): void => {
      if (!pageAnswers.answerCached(request, response)) compressing(request, response);
    },
    warm: (): Promise<void> => pageAnswers.warm(),
    end: async (): Promise<void> => {
      pages.end();
      toApi.end();
      toSandbox?.end();
      await watch.end();
    },
  };
}

/**
 * Starts the one origin that users see: pages and files from the site's folder, `/api` and `/sandbox` passed on.
 * @param port 0 lets the system choose one
 * @param host address to listen on; unless told, those that only this machine reaches
 * @throws Error with `code` such as EADDRINUSE when the port cannot be had
 */
export async function startGateway(options: GatewayOptions, port: number, host?: string): Promise<Gateway> {
  const addresses = listenAddresses(host);
  const isMeant = hostCheck(options.origin, addresses);
  const { listener, warm, end } = requestListener(options, isMeant, `${port}`);
  const listening = await listenOn(
    options.observation === undefined ? listener : observed(listener, options.observation),
    port,
    addresses,
  );
  void warm().catch(() => undefined);
  return {
    ...listening,
    stop: async () => {
      await listening.stop();
      await end();
    },
  };
}
