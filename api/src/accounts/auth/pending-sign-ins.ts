import { randomBytes } from 'node:crypto';
import type { Request } from 'express';
import type { UserType } from '@vela/contracts/constants';

/** What is remembered in the session while the browser is at the provider. */
export interface SignInIntent {
  /** Sign in only: somebody unknown is not signed up. */
  readonly signin: boolean;
  readonly referral: string | null;
  /** What a new account signs up as. */
  readonly userType: UserType | null;
}

/** A browser that is at the provider: each of its windows begins one of its own. */
export interface PendingSignIn {
  /** What the provider gives back: `state` of OAuth 2. */
  readonly handle: string;
  /** What proves that a code is for it (RFC 7636); absent where the provider takes none. */
  readonly verifier?: string | undefined;
  readonly intent: SignInIntent;
}

declare module 'express-session' {
  interface SessionData {
    /** Ways back from the provider that are still to come. */
    pendingSignIns: readonly PendingSignIn[];
  }
}

/** So many windows of a browser may be at the provider at once; what was begun before them is forgotten. */
const PENDING_MAX = 5;
const HANDLE_BYTES = 24;

type Stored = (error: unknown, handle?: string) => void;
/** Told the verifier, or that there is none to be shown, and what was meant; false for a way back that was not begun here. */
type Verified = (error: unknown, found?: string | boolean, intent?: SignInIntent) => void;

/**
 * Where the strategy keeps what it began, in the session. Its own keeps one: of two windows that begin, neither would come through.
 * The number of parameters is how the strategy knows what it may tell.
 */
export class PendingSignIns {
  store(request: Request, verifier: string | undefined, intent: SignInIntent, _about: object, stored: Stored): void {
    const { session } = request;
    const handle = randomBytes(HANDLE_BYTES).toString('base64url');
    session.pendingSignIns = [...(session.pendingSignIns ?? []), { handle, verifier, intent }].slice(-PENDING_MAX);
    stored(null, handle);
  }

  /** A way back is good once. */
  verify({ session }: Request, handle: unknown, verified: Verified): void {
    const pending = session.pendingSignIns ?? [];
    const found = pending.find((each) => each.handle === handle);
    if (found === undefined) return verified(null, false);
    session.pendingSignIns = pending.filter((each) => each !== found);
    verified(null, found.verifier ?? true, found.intent);
  }
}
