import { newsletterDeliverers } from './accounts/newsletter/index.js';
import type { App } from './app.js';
import { mailDeliverer, smtpSender } from './platform/mail/index.js';
import type { Deliverers } from './platform/outbox/index.js';

/** How what is owed to the outside is delivered, as configured; kinds without a service wait in the outbox. */
export const deliverersFor = (app: App): Deliverers => {
  const { smtpUrl, mailFrom, sendportal } = app.config;
  return {
    ...(smtpUrl === null ? {} : { mail: mailDeliverer(app, smtpSender(smtpUrl, mailFrom)) }),
    ...(sendportal === null ? {} : newsletterDeliverers(sendportal, app)),
  };
};
