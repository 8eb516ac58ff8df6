import type { Endpoint } from './endpoint.js';

/** What a talent says of themselves for the fairness report; nobody else reads it and no score does. */
export const FAIRNESS_ENDPOINTS = {
  getSelfIdentification: {
    method: 'GET',
    path: '/api/privacy/self-identification',
    access: 'jobSeeker',
    summary: 'What the caller said of themselves for the fairness report.',
  },
  saveSelfIdentification: {
    method: 'POST',
    path: '/api/privacy/self-identification',
    access: 'jobSeeker',
    rateLimit: 'write',
    keepsAnswers: true,
    summary: 'Stores it apart from the profile, with the version of the text that was agreed to.',
  },
  withdrawSelfIdentification: {
    method: 'DELETE',
    path: '/api/privacy/self-identification',
    access: 'jobSeeker',
    rateLimit: 'write',
    keepsAnswers: true,
    summary: 'Deletes it.',
  },
} as const satisfies Record<string, Endpoint>;
