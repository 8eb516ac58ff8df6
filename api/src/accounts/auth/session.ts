import type { Request } from 'express';
import type { Types } from 'mongoose';
import type { Settings } from '../../config/index.js';
import { toError } from '../../platform/errors/index.js';
import type { Platform } from '../../platform/services/index.js';
import { traceOf } from '../../platform/sessions/index.js';

/**
 * Starts a session for a user under a new id, so that an id planted before the sign-in is worth nothing. It is in the store
 * afterwards, so that it ends with all others of the account.
 */
export function beginSession(
  app: Pick<Platform, 'clock'> & Settings<'countryHeader'>,
  request: Request,
  userId: Types.ObjectId,
): Promise<void> {
  const at = app.clock.now().getTime();
  return new Promise((resolve, reject) => {
    request.session.regenerate((error: unknown) => {
      if (error) {
        reject(toError(error));
        return;
      }
      request.session.userId = userId.toHexString();
      Object.assign(request.session, traceOf(request, app));
      request.session.signedInAt = at;
      request.session.lastUsedAt = at;
      request.session.save((unsaved: unknown) => (unsaved ? reject(toError(unsaved)) : resolve()));
    });
  });
}

/** Ends the session, on the server. */
export function endSession(request: Request): Promise<void> {
  return new Promise((resolve, reject) => {
    request.session.destroy((error: unknown) => {
      if (error) reject(toError(error));
      else resolve();
    });
  });
}
