import type { ApiClient } from '../client/client.js';
import type { AnalyticsEvent } from '../constants/analytics.js';
import type { UserType } from '../constants/market.js';
import { isBelow, isGuest, pathOfGuest } from '../routes/slices.js';
import type { SessionUser } from '../schemas/user.js';

export type ToastVariant = 'default' | 'success' | 'warning' | 'error' | 'info';

export interface ToastMessage {
  readonly message: string;
  readonly variant?: ToastVariant;
  /** Takes it away before its time: what it says is over. */
  readonly until?: AbortSignal;
  /** What can be done about it while it is in sight, such as taking a removal back. */
  readonly action?: { readonly label: string; readonly onAction: () => void };
}

/** Who is signed in, as the shell knows it. */
export interface SessionService {
  /** `undefined` while it is being asked, `null` for a visitor. */
  readonly user: SessionUser | null | undefined;
  /** The role the user acts in; `jobSeeker` for a visitor. */
  readonly userType: UserType;
  readonly switchUserType: (to: UserType) => void;
  /** Asks the server again; resolves when the new user is known. */
  readonly refresh: () => Promise<void>;
  /** Leaves the site for the professional network. */
  readonly startLinkedin: (options: { readonly signin: boolean; readonly userType?: UserType }) => void;
  readonly signOut: () => Promise<void>;
  /**
   * Goes home as a visitor, and tells the other tabs, after the server ended the session with what was called, such as the
   * deletion of the account. Absent in a shell from before it.
   */
  readonly end?: () => Promise<void>;
}

export interface ToastService {
  readonly show: (toast: ToastMessage) => void;
}

export interface AnalyticsService {
  /** Counts an event of the interface; nothing is sent before consent. */
  readonly track: (event: AnalyticsEvent) => void;
}

/** What the shell gives to every slice, through one React context of the design system. */
export interface ShellServices {
  readonly session: SessionService;
  readonly toasts: ToastService;
  readonly analytics: AnalyticsService;
  readonly api: ApiClient;
}

/** What a slice exposes as `./routes`. `Route` is the router's route object; this package knows no React. */
export interface RemoteModule<Route> {
  readonly contract: number;
  readonly name: string;
  readonly routes: readonly Route[];
  /** Component that stands around the slice's pages, where the build says that one has to. */
  readonly around?: unknown;
}

/** @returns a sentence about a route that is not a guest's to have; null where all of them are below its own path */
function strayRoute(name: string, routes: readonly unknown[]): string | null {
  if (!isGuest(name)) return null;
  const own = pathOfGuest(name);
  for (const route of routes) {
    const path: unknown = typeof route === 'object' && route !== null ? Reflect.get(route, 'path') : undefined;
    if (typeof path !== 'string' || !isBelow(path, own))
      return `${name} has a route at ${String(path)}; its pages are at ${own} and below.`;
  }
  return null;
}

/**
 * Checks a loaded slice before it is used.
 * @returns a sentence that says what is wrong, or null
 */
export function remoteModuleProblem(name: string, expectedContract: number, module: unknown): string | null {
  if (typeof module !== 'object' || module === null) return `${name} exposes nothing.`;
  const { contract, routes, name: ownName } = module as Record<string, unknown>;
  if (contract !== expectedContract)
    return `${name} was built for contract ${String(contract)}, this site speaks ${expectedContract}.`;
  if (ownName !== name) return `${name} says it is ${String(ownName)}.`;
  if (!Array.isArray(routes) || routes.length === 0) return `${name} exposes no routes.`;
  return strayRoute(name, routes);
}
