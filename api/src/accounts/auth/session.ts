import type { Request } from 'express';
import type { Types } from 'mongoose';
import { toError } from '../../platform/errors/index.js';

/**
 * Starts a session for a user under a new id, so that an id planted before the sign-in is worth nothing.
 * @param at moment of the sign-in
 */
export function beginSession(request: Request, userId: Types.ObjectId, at: Date): Promise<void> {
  return new Promise((resolve, reject) => {
    request.session.regenerate((error: unknown) => {
      if (error) {
        reject(toError(error));
        return;
      }
      request.session.userId = userId.toHexString();
      request.session.signedInAt = at.getTime();
      resolve();
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
