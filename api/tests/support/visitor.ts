import { ENDPOINTS } from '@vela/contracts/endpoint-table';
import type { Calls, EndpointName } from '@vela/contracts/endpoints';
import { pathTo } from '@vela/contracts/routes';

export const TEST_ORIGIN = 'http://site.test';

export interface Answer<Body = unknown> {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  readonly body: Body;
}

type Request<Name extends EndpointName> = Omit<Calls[Name], 'response'>;

function decode(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Whether an answer is that of a session which is over: the admin area tells visitors that it is not there. */
const isOver = ({ status }: Answer, path: string): boolean =>
  status === 401 || (status === 404 && path.startsWith('/api/admin') && !path.startsWith('/api/admin/passkeys'));

/** A browser at the API: keeps its cookie and says where its calls come from. */
export class Visitor {
  readonly #port: () => number;
  #cookie: string | null = null;
  #comeBack: (() => Promise<unknown>) | null = null;
  #coming: Promise<unknown> | null = null;

  /** @param port of the server, or where to ask for it before each call */
  constructor(port: number | (() => number)) {
    this.#port = typeof port === 'number' ? () => port : port;
  }

  get cookie(): string | null {
    return this.#cookie;
  }

  /** Has somebody sign in again where their session is over, as the site asks them to. */
  comesBackBy(signIn: () => Promise<unknown>): void {
    this.#comeBack = signIn;
  }

  /** Makes a request as it stands. */
  async send(path: string, init: RequestInit = {}): Promise<Answer> {
    const response = await fetch(`http://127.0.0.1:${this.#port()}${path}`, {
      redirect: 'manual',
      ...init,
      headers: {
        origin: TEST_ORIGIN,
        ...(this.#cookie === null ? {} : { cookie: this.#cookie }),
        ...Object.fromEntries(new Headers(init.headers)),
      },
    });
    const cookie = response.headers.getSetCookie()[0];
    if (cookie !== undefined) this.#cookie = cookie.split(';', 1)[0] ?? null;
    const text = await response.text();
    return { status: response.status, headers: response.headers, text, body: decode(text) };
  }

  /** Calls an endpoint of the table, typed by it. */
  async call<Name extends EndpointName>(
    name: Name,
    ...[request]: [request?: Request<Name>]
  ): Promise<Answer<Calls[Name]['response']>> {
    const { params, query, body, picture } = (request ?? {}) as {
      params?: Record<string, string>;
      query?: object;
      body?: unknown;
      picture?: Blob;
    };
    const { path, method } = ENDPOINTS[name];
    const search = new URLSearchParams();
    for (const [key, value] of Object.entries(query ?? {}))
      for (const one of [value ?? []].flat()) search.append(key, String(one));
    const send = () =>
      this.send(`${pathTo(path, params)}?${search.toString()}`, {
        method,
        ...(picture === undefined ? {} : { body: picture }),
        ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
      });
    const answer = await send();
    if (this.#comeBack === null || !isOver(answer, path)) return answer;
    // Calls at the same time come back together.
    this.#coming ??= this.#comeBack().finally(() => (this.#coming = null));
    await this.#coming;
    return send();
  }

  /** Calls an endpoint that is to succeed. @throws Error with the problem if it does not */
  async ok<Name extends EndpointName>(
    name: Name,
    ...[request]: [request?: Request<Name>]
  ): Promise<Calls[Name]['response']> {
    const answer = await this.call(name, request);
    if (answer.status !== 200) throw new Error(`${name} was answered with ${answer.status}: ${answer.text}`);
    return answer.body;
  }
}
