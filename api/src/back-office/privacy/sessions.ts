import type { SessionEntry } from '@vela/contracts/schemas';
import { HOUR_MS } from '@vela/market/days';
import type { KnownSession } from '../../platform/sessions/index.js';

/** @returns the hour in which a moment lies: more is not told, and for its use not known */
const hourOf = (at: number): string => new Date(Math.floor(at / HOUR_MS) * HOUR_MS).toISOString();

export const toWire = ({ signedInAt, lastUsedAt, ...session }: KnownSession): SessionEntry => ({
  ...session,
  signedInAt: hourOf(signedInAt),
  lastUsedAt: hourOf(lastUsedAt),
});
