import { Types } from 'mongoose';
import { MAIL_KIND_TITLES } from '@vela/contracts/constants';
import { t } from '@vela/language';
import type { Settings } from '../../config/index.js';
import type { Handlers } from '../../platform/endpoints/index.js';
import { AppError } from '../../platform/errors/index.js';
import { readUnsubscribeToken } from '../../platform/mail/index.js';
import type { Platform } from '../../platform/services/index.js';
import type { Collections } from '../../records/models.js';
import { endNewsletter } from '../newsletter/index.js';
import { readMailPreferences, saveMailPreference } from './preferences.js';

type Needs = Collections<'newsletterSubscribers' | 'users'> &
  Pick<Platform, 'clock' | 'inTransaction' | 'outbox' | 'signatures'> &
  Settings<'appOrigin'>;

type Names = 'getMailPreferences' | 'saveMailPreference' | 'unsubscribe';

export const mailPreferenceHandlers = (app: Needs): Pick<Handlers, Names> => ({
  getMailPreferences: ({ caller }) => readMailPreferences(app, caller.userId),
  saveMailPreference: async ({ caller, body }) => {
    await saveMailPreference(app, caller.userId, body);
    return readMailPreferences(app, caller.userId);
  },
  unsubscribe: async ({ query: { token } }) => {
    const subscription = await readUnsubscribeToken(app, token);
    if (subscription === null) throw new AppError(410, t('This link is not complete. Copy all of it from the mail.'));
    const { what, id } = subscription;
    if (what === 'newsletter') {
      await endNewsletter(app, id);
      return { title: t('Newsletter') };
    }
    await saveMailPreference(app, new Types.ObjectId(id), { kind: what, wanted: false });
    return { title: MAIL_KIND_TITLES[what] };
  },
});
