import { type Express, json, raw, type Request, type RequestHandler, type Response } from 'express';
import { LOGO_BYTES_MAX } from '@vela/contracts/constants';
import { ENDPOINTS, type EndpointSchemas, type ServedEndpoint } from '@vela/contracts/endpoint-table';
import type { EndpointName } from '@vela/contracts/endpoints';
import { anonymousPlaces, type FieldText, textsAtPlaces } from '@vela/contracts/schemas';
import { listed, t } from '@vela/language';
import { networkOf } from '@vela/settings';
import { annotate, isRefusal, RefusalLog } from '@vela/telemetry';
import type { Config } from '../../config/index.js';
import { Admission } from '../admission/index.js';
import type { AnswerCache } from '../answer-cache/index.js';
import type { Clock } from '../clock/index.js';
import type { StoreAvailability } from '../database/index.js';
import { AppError, storeUnavailable, toError, tooMuchToDo } from '../errors/index.js';
import type { RateLimits } from '../limits/index.js';
import type { Log, Metrics } from '../observability/index.js';
import type { Replicas } from '../replicas/index.js';
import { sessionCookieName, type SessionKeeper } from '../sessions/index.js';
import { checkAccess } from './access.js';
import { cachingOf } from './cache.js';
import type { Caller } from './caller.js';
import { type DecodedRequest, decodeRequest } from './decode.js';
import type { Handlers } from './handler.js';
import { limitLists } from './list-limits.js';
import { type Look, lookOf } from './look.js';
import { checkFreshPasskey, checkPasskey } from './passkey.js';
import { ResponseChecks } from './response-check.js';
import { checkSameOrigin } from './same-origin.js';
import { bytesOf, sendReply } from './send.js';

/** What every endpoint stands on. */
export interface EndpointPlatform {
  readonly config: Config;
  readonly clock: Clock;
  readonly log: Log;
  readonly metrics: Metrics;
  readonly availability: StoreAvailability;
  readonly sessions: RequestHandler;
  readonly sessionKeeper: SessionKeeper;
  readonly limits: RateLimits;
  readonly cache: AnswerCache;
  readonly replicas: Replicas;
  /** @returns the caller, or null if the account is gone */
  loadCaller(userId: string): Promise<Caller | null>;
  /**
   * Holds texts that companies read before a yes against who wrote them.
   * @throws AppError 422 by field
   */
  checkAnonymousTexts(caller: Caller, texts: readonly FieldText[]): Promise<void>;
  /** Notes whom an answer shows to an administrator, before they see it. */
  recordShown(look: Look): Promise<void>;
}

const BODY_LIMIT = '100kb';
const RAW_BODY_LIMIT = '1mb';
const readRaw = raw({ limit: RAW_BODY_LIMIT, type: () => true });
const readPicture = raw({ limit: LOGO_BYTES_MAX, type: () => true, inflate: false });
const readJson = json({ limit: BODY_LIMIT, strict: false, type: 'application/json' });

const run = (middleware: RequestHandler, request: Request, response: Response): Promise<void> =>
  new Promise((resolve, reject) => {
    middleware(request, response, (error?: unknown) => (error === undefined ? resolve() : reject(toError(error))));
  });

async function readBody(endpoint: ServedEndpoint, request: Request, response: Response): Promise<void> {
  if (endpoint.rawBody === true) return run(readRaw, request, response);
  if (endpoint.pictureBody === true) return run(readPicture, request, response);
  const hasBody =
    request.headers['transfer-encoding'] !== undefined || Number(request.headers['content-length'] ?? 0) > 0;
  if (hasBody && request.is('application/json') === false)
    throw new AppError(415, t('Send JSON, with content type application/json.'));
  await run(readJson, request, response);
}

/** Answers that everybody may cache never depend on who asks, so they need no session; signed bodies are no person's; health needs no store either. */
const isSessionless = (name: EndpointName, endpoint: ServedEndpoint): boolean =>
  endpoint.publicCacheSeconds !== undefined || endpoint.rawBody === true || isHealth(name);
const isHealth = (name: EndpointName): boolean => name === 'healthLive' || name === 'healthReady';

async function callerOf(request: Request, platform: EndpointPlatform): Promise<Caller | null> {
  const { userId } = request.session;
  if (userId === undefined) return null;
  const caller = await platform.loadCaller(userId);
  const goesOn = await platform.sessionKeeper.follow(request, caller?.admin === true);
  return goesOn ? caller : null;
}

async function sessionOf(request: Request, response: Response, platform: EndpointPlatform): Promise<Caller | null> {
  await run(platform.sessions, request, response);
  return callerOf(request, platform);
}

/** The handler with its request already checked; `mount` is where the two halves of the table meet. */
type ErasedHandler = (
  call: DecodedRequest & { caller: Caller | null; request: Request; response: Response },
) => unknown;

function routeOf(
  name: EndpointName,
  handler: ErasedHandler,
  { platform, checks, refusals }: Pick<Mounted, 'platform' | 'checks' | 'refusals'>,
): RequestHandler {
  const endpoint: ServedEndpoint = ENDPOINTS[name];
  const schemas: EndpointSchemas = ENDPOINTS[name];
  const cookieName = sessionCookieName(platform.config);
  const changesState = endpoint.method !== 'GET' || endpoint.changesState === true;
  const textPlaces = schemas.body === undefined ? [] : anonymousPlaces(schemas.body);
  const cacheAnswer = cachingOf(name, endpoint, platform.cache);
  // A sign-in changes state too, though its calls are plain GETs.
  const outdatesAnswers = endpoint.keepsAnswers !== true && (changesState || endpoint.rateLimit !== undefined);
  const limited = limitLists(schemas.response);
  const answer = async (call: Parameters<ErasedHandler>[0]): Promise<unknown> => {
    try {
      return await handler(call);
    } finally {
      if (outdatesAnswers) platform.cache.forget();
      // Before anybody is told of the change: who knows of it may ask another process.
      if (outdatesAnswers || platform.replicas.owesNews) await platform.replicas.changed();
    }
  };
  const handle = async (request: Request, response: Response, called: (role: string) => void): Promise<void> => {
    const { generation } = platform.cache;
    annotate({ 'vela.endpoint': name }, name);
    if (changesState) checkSameOrigin(request, platform.config.appOrigin, cookieName);
    if (!isHealth(name) && !platform.availability.reachable) throw storeUnavailable();
    // First: who calls is read from memory too, as long as no other process says that it changed.
    if (!isHealth(name)) await platform.replicas.current();
    const caller = isSessionless(name, endpoint) ? null : await sessionOf(request, response, platform);
    const role = roleOf(caller);
    called(role);
    annotate({ 'vela.role': role });
    checkAccess(endpoint.access, caller);
    if (endpoint.access === 'admin' && endpoint.beforePasskey !== true) checkPasskey(request.session.passkeyAt);
    if (endpoint.freshPasskey === true) checkFreshPasskey(request.session.passkeyAt, platform.clock.now());
    if (endpoint.limitsReads === true && caller !== null) await platform.limits.countRead(caller);
    if (endpoint.rateLimit !== undefined)
      await platform.limits.count(endpoint.rateLimit, networkOf(request.ip), caller);
    if (endpoint.method !== 'GET' && endpoint.bodyless !== true) await readBody(endpoint, request, response);
    const decoded = decodeRequest(schemas, request);
    if (caller !== null && textPlaces.length > 0)
      await platform.checkAnonymousTexts(caller, textsAtPlaces(textPlaces, decoded.body));
    const { answer: reply, cut } = limited(await answer({ ...decoded, caller, request, response }));
    if (cut.size > 0) platform.log.warn({ endpoint: name, lists: [...cut] }, 'lists of an answer were cut');
    checks.check(name, schemas, reply);
    if (caller !== null && typeof endpoint.shows === 'object')
      await platform.recordShown(lookOf(caller, endpoint.shows, decoded, reply));
    const bytes = bytesOf(reply);
    sendReply(endpoint, response, bytes);
    cacheAnswer(request, response, bytes, generation);
  };
  return async (request, response) => {
    // Unknown where somebody was refused before it was asked.
    let caller: string | undefined;
    try {
      await handle(request, response, (role) => (caller = role));
    } catch (error) {
      if (refuses(error, endpoint, caller))
        refusals.note({ endpoint: name, status: error.status, ...(caller === undefined ? {} : { caller }) });
      throw error;
    }
  };
}

/** Whether an error says that somebody may not, or too often: the admin area answers others as if it were not there. */
const refuses = (error: unknown, { access }: ServedEndpoint, caller: string | undefined): error is AppError =>
  error instanceof AppError &&
  (isRefusal(error.status) || (access === 'admin' && error.status === 404 && caller !== 'admin'));

/** @returns as what somebody calls, for traces; never who it is */
function roleOf(caller: Caller | null): string {
  if (caller === null) return 'visitor';
  if (caller.admin) return 'admin';
  if (caller.companyId !== null) return 'company member';
  return caller.jobSeekerProfileId === null ? 'user' : 'talent';
}

const timed =
  (name: EndpointName, metrics: Metrics): RequestHandler =>
  (_request, response, next) => {
    const begin = performance.now();
    response.once('finish', () => metrics.observe(name, response.statusCode, (performance.now() - begin) / 1000));
    next();
  };

/** Refuses what would wait in vain, before anything is done for it. */
const admitted =
  (admission: Admission): RequestHandler =>
  (_request, response, next) => {
    if (admission.isFull) throw tooMuchToDo();
    response.once('close', admission.enter());
    next();
  };

interface Mounted {
  readonly handlers: Handlers;
  readonly platform: EndpointPlatform;
  readonly checks: ResponseChecks;
  readonly refusals: RefusalLog;
  readonly admission: Admission;
}

function mountOne(app: Express, name: EndpointName, { handlers, admission, ...rest }: Mounted): void {
  const endpoint: ServedEndpoint = ENDPOINTS[name];
  // `decodeRequest` and `checkAccess` establish at run time what the handler's own type states.
  const handler = handlers[name] as unknown;
  if (typeof handler !== 'function') throw new Error(`The endpoint ${name} has no handler.`);
  const route = app.route(endpoint.path);
  const method = endpoint.method === 'GET' ? 'get' : endpoint.method === 'POST' ? 'post' : 'delete';
  // A stream lasts as long as somebody listens, which is no time that an answer took.
  const watched = endpoint.streams === true ? [] : [timed(name, rest.platform.metrics)];
  // Whoever asks how the process is gets an answer; a stream is not waited for.
  const guarded = endpoint.streams === true || isHealth(name) ? [] : [admitted(admission)];
  route[method](...watched, ...guarded, routeOf(name, handler as ErasedHandler, rest));
}

/** Answers a known path with a wrong method by 405. */
function refuseOtherMethods(app: Express): void {
  const methodsByPath = new Map<string, string[]>();
  for (const { path, method } of Object.values(ENDPOINTS))
    methodsByPath.set(path, [...(methodsByPath.get(path) ?? []), ...(method === 'GET' ? ['GET', 'HEAD'] : [method])]);
  for (const [path, methods] of methodsByPath)
    app.all(path, (request, _response, next) => {
      // A literal path may also match another endpoint's pattern, which comes later.
      if (methods.includes(request.method)) return next();
      throw new AppError(405, t('This address takes {methods}.', { methods: listed(methods, 'or') }), {
        headers: { allow: methods.join(', ') },
      });
    });
}

/**
 * Mounts every endpoint of the table.
 * @throws Error if an endpoint has no handler, or a handler has no endpoint
 */
export function mount(app: Express, handlers: Handlers, platform: EndpointPlatform): void {
  const names = Object.keys(ENDPOINTS).filter((name): name is EndpointName => name in ENDPOINTS);
  const stray = Object.keys(handlers).find((name) => !(name in ENDPOINTS));
  if (stray !== undefined) throw new Error(`The handler ${stray} is not in the endpoint table.`);
  const checks = new ResponseChecks(platform.config.responseCheck, platform.log);
  const mounted = { handlers, platform, checks, refusals: new RefusalLog(platform.log), admission: new Admission() };
  for (const name of names) mountOne(app, name, mounted);
  refuseOtherMethods(app);
}
