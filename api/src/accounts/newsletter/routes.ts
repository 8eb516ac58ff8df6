import { TEXTS } from '@vela/contracts/texts';
import { t } from '@vela/language';
import { networkOf } from '@vela/settings';
import type { Handlers } from '../../platform/endpoints/index.js';
import { AppError } from '../../platform/errors/index.js';
import { confirm, type NewsletterNeeds, subscribe } from './service.js';

export const newsletterHandlers = (
  app: NewsletterNeeds,
): Pick<Handlers, 'subscribeNewsletter' | 'confirmNewsletter'> => ({
  subscribeNewsletter: async ({ body, request }) => {
    await subscribe(app, body, networkOf(request.ip));
    return { message: TEXTS.newsletterThanks };
  },
  confirmNewsletter: async ({ body: { token } }) => {
    if (!(await confirm(app, token))) throw new AppError(410, t('This link no longer works. Please subscribe again.'));
    return { ok: true };
  },
});
