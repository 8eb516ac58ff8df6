import type { Endpoint } from './endpoint.js';

/** The talent's side of the market: what it pays, who looked, and answers to a request beside yes and no. */
export const TALENT_SIDE_ENDPOINTS = {
  getSalaryAid: {
    method: 'GET',
    path: '/api/salary-aid',
    access: 'user',
    summary: 'Median and quartiles of what open roles of a kind offer a year; nothing where there are too few.',
  },
  getTalentActivity: {
    method: 'GET',
    path: '/api/job-seeker-profiles/activity',
    access: 'jobSeeker',
    summary: 'Views of the caller’s profile by week, and how many open roles match it.',
  },
  counterConnection: {
    method: 'POST',
    path: '/api/connections/:id/counter-offer',
    access: 'user',
    rateLimit: 'write',
    summary: 'The talent says “yes, if”: one wish on salary, setup or percentage, still anonymous.',
  },
  answerCounterOffer: {
    method: 'POST',
    path: '/api/connections/:id/counter-offer/answer',
    access: 'user',
    rateLimit: 'write',
    summary: 'The company changes the request as wished, or keeps it as it is.',
  },
  reportConnection: {
    method: 'POST',
    path: '/api/connections/:id/report',
    access: 'user',
    rateLimit: 'write',
    summary: 'The talent reports a request to the platform.',
  },
} as const satisfies Record<string, Endpoint>;
