import { withToast, type TravellingToast } from '@vela/contracts/remote';
import { PATHS } from '@vela/contracts/routes';
import { TEXTS } from '@vela/contracts/texts';
import { Redirect, type Handlers } from '../../platform/endpoints/index.js';
import { confirm, subscribe, type NewsletterApp } from './service.js';

const CONFIRMED = { message: 'Your subscription is confirmed.', variant: 'success' } as const;
const LINK_TOO_OLD = { message: 'This link no longer works. Please subscribe again.', variant: 'warning' } as const;

const homeWith = (toast: TravellingToast): Redirect => new Redirect(withToast(PATHS.home, toast));

export const newsletterHandlers = (app: NewsletterApp): Pick<Handlers, 'subscribeNewsletter' | 'confirmNewsletter'> => ({
  subscribeNewsletter: async ({ body }) => {
    await subscribe(app, body);
    return { message: TEXTS.newsletterThanks };
  },
  confirmNewsletter: async ({ query: { token } }) => homeWith((await confirm(app, token)) ? CONFIRMED : LINK_TOO_OLD),
});
