import { array, lazy } from 'yup';
import { LISTED_MAX } from '../constants/index.js';
import * as endpoints from '../endpoints/connections.js';
import {
  companyPageSchema,
  connectionAnswerSchema,
  connectionInputSchema,
  connectionParamsSchema,
  connectionQuerySchema,
  conversationInputSchema,
  counterAnswerSchema,
  counterOfferInputSchema,
  nothingMoreSchema,
  okSchema,
  receivedConnectionSchema,
  reportInputSchema,
  sentConnectionSchema,
} from '../schemas/index.js';
import type { ServedEndpoints } from './served-endpoint.js';

const connection = lazy((value: unknown) =>
  typeof value === 'object' && value !== null && 'view' in value && value.view === 'jobSeeker'
    ? receivedConnectionSchema
    : sentConnectionSchema,
);

/** Requests, what a talent answers, and what follows a yes. */
export const CONNECTIONS_ENDPOINTS = {
  listConnections: {
    ...endpoints.listConnections,
    access: 'user',
    summary: 'Connections of the company (userType=talentSeeker) or of the talent (userType=jobSeeker).',
    query: connectionQuerySchema,
    response: array().max(LISTED_MAX).of(connection).required(),
  },
  createConnection: {
    ...endpoints.createConnection,
    access: 'companyMember',
    rateLimit: 'connect',
    summary: 'Sends a connection request and reserves a free profile or tokens.',
    body: connectionInputSchema,
    response: sentConnectionSchema,
  },
  getSentConnection: {
    ...endpoints.getSentConnection,
    access: 'companyMember',
    summary: 'One connection of the company, however old it is.',
    params: connectionParamsSchema,
    response: sentConnectionSchema,
  },
  getAskingCompany: {
    ...endpoints.getAskingCompany,
    access: 'jobSeeker',
    summary: 'The page of the company that sent a request, for the talent to whom it was sent.',
    params: connectionParamsSchema,
    response: companyPageSchema,
  },
  answerConnection: {
    ...endpoints.answerConnection,
    access: 'user',
    rateLimit: 'write',
    summary: 'The talent accepts or declines, or the company withdraws, an open request.',
    params: connectionParamsSchema,
    body: connectionAnswerSchema,
    response: connection,
  },
  counterConnection: {
    ...endpoints.counterConnection,
    access: 'user',
    rateLimit: 'write',
    summary: 'The talent says “yes, if”: one counter-offer on salary, setup or percentage, still anonymous.',
    params: connectionParamsSchema,
    body: counterOfferInputSchema,
    response: receivedConnectionSchema,
  },
  answerCounterOffer: {
    ...endpoints.answerCounterOffer,
    access: 'user',
    rateLimit: 'write',
    summary: 'The company changes the request as the counter-offer says, or keeps it as it is.',
    params: connectionParamsSchema,
    body: counterAnswerSchema,
    response: sentConnectionSchema,
  },
  reportConnection: {
    ...endpoints.reportConnection,
    access: 'user',
    rateLimit: 'write',
    summary: 'The talent reports a request to the platform.',
    params: connectionParamsSchema,
    body: reportInputSchema,
    response: okSchema,
  },
  remindConnection: {
    ...endpoints.remindConnection,
    access: 'user',
    rateLimit: 'write',
    summary: 'The company reminds the talent of an open request, once.',
    params: connectionParamsSchema,
    body: nothingMoreSchema,
    response: sentConnectionSchema,
  },
  updateConversation: {
    ...endpoints.updateConversation,
    access: 'companyMember',
    rateLimit: 'write',
    summary: 'The company’s own notes and stage of an accepted connection.',
    params: connectionParamsSchema,
    body: conversationInputSchema,
    response: sentConnectionSchema,
  },
} as const satisfies ServedEndpoints<typeof endpoints>;
