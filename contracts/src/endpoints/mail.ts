import type { Endpoint } from './endpoint.js';

/** What people say to the platform by mail, and what they no longer want to get. */
export const MAIL_ENDPOINTS = {
  unsubscribe: {
    method: 'POST',
    path: '/api/mail/unsubscribe',
    access: 'anonymous',
    rateLimit: 'write',
    bodyless: true,
    summary: 'Ends what the signed link of a mail names; mail programs call it in one step (RFC 8058).',
  },
  sendContactMessage: {
    method: 'POST',
    path: '/api/contact',
    access: 'anonymous',
    rateLimit: 'contact',
    summary: 'Sends a message to the platform; the answer comes by mail.',
  },
  getMailPreferences: {
    method: 'GET',
    path: '/api/users/me/mail-preferences',
    access: 'user',
    summary: 'Which kinds of mail the caller gets, of those that come in their roles.',
  },
  saveMailPreference: {
    method: 'POST',
    path: '/api/users/me/mail-preferences',
    access: 'user',
    rateLimit: 'write',
    summary: 'Switches one kind of mail on or off.',
  },
} as const satisfies Record<string, Endpoint>;
