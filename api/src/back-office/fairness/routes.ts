import type { Handlers } from '../../platform/endpoints/index.js';
import type { Platform } from '../../platform/services/index.js';
import type { Collections } from '../../records/models.js';
import { readSelfIdentification, saveSelfIdentification, withdrawSelfIdentification } from './self-identification.js';

type Needs = Collections<'consents' | 'selfIdentifications'> & Pick<Platform, 'clock' | 'inTransaction'>;

type Names = 'getSelfIdentification' | 'saveSelfIdentification' | 'withdrawSelfIdentification';

export const fairnessHandlers = (app: Needs): Pick<Handlers, Names> => ({
  getSelfIdentification: ({ caller }) => readSelfIdentification(app, caller.userId),
  saveSelfIdentification: async ({ caller, body }) => {
    await saveSelfIdentification(app, caller.userId, body);
    return readSelfIdentification(app, caller.userId);
  },
  withdrawSelfIdentification: async ({ caller }) => {
    await withdrawSelfIdentification(app, caller.userId);
    return readSelfIdentification(app, caller.userId);
  },
});
