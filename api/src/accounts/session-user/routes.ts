import type { Settings } from '../../config/index.js';
import type { Handlers } from '../../platform/endpoints/index.js';
import type { Platform } from '../../platform/services/index.js';
import type { Collections } from '../../records/models.js';
import type { Catalogue } from '../../reference/categories/index.js';
import { accountOf } from '../users/index.js';
import { readSessionUser } from './read.js';

interface Needs
  extends
    Collections<'companies' | 'consents' | 'jobSeekerProfiles' | 'talentSeekerProfiles' | 'users'>,
    Pick<Platform, 'clock'>,
    Settings<'launchOfferUntil'> {
  readonly catalogue: Catalogue;
}

export const sessionUserHandlers = (app: Needs): Pick<Handlers, 'getMe'> => ({
  getMe: ({ caller }) => {
    const account = caller === null ? undefined : accountOf(caller);
    return account === undefined ? null : readSessionUser(app, account);
  },
});
