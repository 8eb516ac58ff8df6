import type { SessionData } from 'express-session';

/** Collection of the session store. */
export const SESSIONS = 'sessions';

/** A session as the store keeps it, under the id that the browser's cookie carries signed. */
export interface StoredSession {
  readonly _id: string;
  readonly expires: Date;
  readonly session: Partial<SessionData>;
}
