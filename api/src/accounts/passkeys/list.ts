import type { Request } from 'express';
import type { ClientSession, Types } from 'mongoose';
import { SANDBOX_KEY_AAGUID } from '@vela/contracts/constants';
import type { Passkey, Passkeys } from '@vela/contracts/schemas';
import type { PasskeyDocument } from '../../records/passkey.js';
import type { PasskeyNeeds } from './needs.js';

const toWire = ({ _id, name, createdAt, lastUsedAt, aaguid }: PasskeyDocument): Passkey => ({
  id: _id.toHexString(),
  name,
  createdAt: createdAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
  standIn: aaguid === SANDBOX_KEY_AAGUID,
});

/**
 * @param session the transaction in which they are read, if there is one
 * @returns somebody's passkeys that count here, oldest first: production knows none of the sandbox
 */
export const passkeysOf = (
  { models, config }: Pick<PasskeyNeeds, 'models' | 'config'>,
  userId: Types.ObjectId,
  session: ClientSession | null = null,
): Promise<PasskeyDocument[]> =>
  models.passkeys
    .find({ userId, ...(config.environment === 'production' ? { aaguid: { $ne: SANDBOX_KEY_AAGUID } } : {}) })
    .sort({ _id: 1 })
    .session(session)
    .lean<PasskeyDocument[]>();

/** @returns what the caller is told of their passkeys */
export async function answerWith(app: PasskeyNeeds, userId: Types.ObjectId, { session }: Request): Promise<Passkeys> {
  return {
    passkeys: (await passkeysOf(app, userId)).map(toWire),
    proven: session.passkeyAt !== undefined,
    sandboxKey: app.config.environment === 'demo',
  };
}
