import type { Settings } from '../../config/index.js';
import type { Platform } from '../../platform/services/index.js';
import type { Collections } from '../../records/models.js';

/** What the second factor stands on. */
export type PasskeyNeeds = Collections<'auditEntries' | 'passkeys' | 'users'> &
  Pick<Platform, 'clock' | 'inTransaction' | 'sessions'> &
  Settings<'appOrigin' | 'environment'>;
