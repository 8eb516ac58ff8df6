import type { Request } from 'express';
import type { Connection } from 'mongoose';
import { HOUR_MS } from '@vela/market/days';
import { isSessionOver } from '@vela/market/session';
import type { Settings } from '../../config/index.js';
import type { Clock } from '../clock/index.js';
import { toError } from '../errors/index.js';
import { deviceOf } from './device.js';
import { placeOf } from './place.js';
import { storedUntil } from './session-store.js';
import { SESSIONS, type StoredSession } from './stored-session.js';

/** The use of a session is noted so often, milliseconds; an end by disuse comes so much too early at most. */
const NOTED_EVERY_MS = HOUR_MS;

/** What a session says of where it is used. */
export const traceOf = (request: Request, { config }: Settings<'countryHeader'>) => ({
  device: deviceOf(request.get('user-agent')),
  place: placeOf(request.ip, config.countryHeader === null ? undefined : request.get(config.countryHeader)),
});

const beginAnew = (request: Request): Promise<void> =>
  new Promise((resolve, reject) => {
    request.session.regenerate((error: unknown) => (error ? reject(toError(error)) : resolve()));
  });

/** Holds sessions to their end. */
export interface SessionKeeper {
  /** Ends the session of a call whose time is over, and notes the use of any other. @returns whether it goes on */
  follow(request: Request, isAdmin: boolean): Promise<boolean>;
}

export function createSessionKeeper(
  connection: Connection,
  clock: Clock,
  settings: Settings<'countryHeader'>,
): SessionKeeper {
  // Only these fields are written, and only if the session is still there: it may be ending in another call.
  const note = (request: Request, now: number): Promise<unknown> => {
    const { device, place } = traceOf(request, settings);
    return connection.collection<StoredSession>(SESSIONS).updateOne(
      { _id: request.sessionID },
      {
        $set: {
          'session.lastUsedAt': now,
          'session.device': device,
          'session.place': place,
          expires: storedUntil({ ...request.session, lastUsedAt: now }, clock),
        },
      },
    );
  };
  return {
    follow: async (request, isAdmin) => {
      const { signedInAt, lastUsedAt } = request.session;
      const now = clock.now();
      if (signedInAt === undefined || isSessionOver({ signedInAt, lastUsedAt }, isAdmin, now)) {
        await beginAnew(request);
        return false;
      }
      if (now.getTime() - (lastUsedAt ?? signedInAt) >= NOTED_EVERY_MS) await note(request, now.getTime());
      return true;
    },
  };
}
