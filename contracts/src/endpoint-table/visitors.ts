import * as endpoints from '../endpoints/visitors.js';
import {
  analyticsInputSchema,
  consentInputSchema,
  contactInputSchema,
  newsletterTokenSchema,
  okSchema,
  postPageSchema,
  postQuerySchema,
  subscribedSchema,
  subscribeSchema,
  unsubscribedSchema,
  unsubscribeQuerySchema,
} from '../schemas/index.js';
import type { ServedEndpoints } from './served-endpoint.js';

/** What anybody may read, send and agree to. */
export const VISITORS_ENDPOINTS = {
  listPosts: {
    ...endpoints.listPosts,
    access: 'anonymous',
    publicCacheSeconds: 300,
    summary: 'A page of events or news, or the post with the slug.',
    query: postQuerySchema,
    response: postPageSchema,
  },
  subscribeNewsletter: {
    ...endpoints.subscribeNewsletter,
    access: 'anonymous',
    rateLimit: 'newsletter',
    summary: 'Subscribes to the newsletter; the address is to be confirmed by the link in a mail.',
    body: subscribeSchema,
    response: subscribedSchema,
  },
  confirmNewsletter: {
    ...endpoints.confirmNewsletter,
    access: 'anonymous',
    rateLimit: 'newsletter',
    summary: 'The page that the link in that mail leads to: confirms the address.',
    body: newsletterTokenSchema,
    response: okSchema,
  },
  unsubscribe: {
    ...endpoints.unsubscribe,
    access: 'anonymous',
    rateLimit: 'write',
    bodyless: true,
    summary: 'Ends what the signed link of a mail names; mail programs call it in one step (RFC 8058).',
    query: unsubscribeQuerySchema,
    response: unsubscribedSchema,
  },
  sendContactMessage: {
    ...endpoints.sendContactMessage,
    access: 'anonymous',
    rateLimit: 'contact',
    summary: 'Sends a message to the platform; the answer comes by mail.',
    body: contactInputSchema,
    response: okSchema,
  },
  recordConsent: {
    ...endpoints.recordConsent,
    access: 'anonymous',
    rateLimit: 'write',
    summary: 'Records a decision about cookies or the terms.',
    body: consentInputSchema,
    response: okSchema,
  },
  countEvents: {
    ...endpoints.countEvents,
    access: 'anonymous',
    rateLimit: 'count',
    keepsAnswers: true,
    summary: 'Counts what happened on the pages, for visitors who agreed to it.',
    body: analyticsInputSchema,
    response: okSchema,
  },
} as const satisfies ServedEndpoints<typeof endpoints>;
