import type { SessionEntry } from '@vela/contracts/schemas';
import type { KnownSession } from '../../platform/sessions/index.js';

const HOUR_MS = 3_600_000;

/** @returns the hour in which a moment lies: more is not told, and for its use not known */
const hourOf = (at: number): string => new Date(Math.floor(at / HOUR_MS) * HOUR_MS).toISOString();

export const toWire = ({ signedInAt, lastUsedAt, ...session }: KnownSession): SessionEntry => ({
  ...session,
  signedInAt: hourOf(signedInAt),
  lastUsedAt: hourOf(lastUsedAt),
});
