import type { UserType } from '../constants/market.js';
import type {
  CompanyPage,
  ConnectionAnswer,
  ConnectionInput,
  ConnectionStatus,
  ConversationInput,
  CounterAnswerInput,
  CounterOfferInput,
  ReceivedConnection,
  ReportInput,
  SentConnection,
} from '../schemas/index.js';
import type { Endpoint } from './endpoint.js';

// Requests, what a talent answers, and what follows a yes.

export const listConnections: Endpoint<{
  query: { userType: UserType; status?: ConnectionStatus };
  response: (SentConnection | ReceivedConnection)[];
}> = {
  method: 'GET',
  path: '/api/connections',
  cache: 'live',
};
export const createConnection: Endpoint<{ body: ConnectionInput; response: SentConnection }> = {
  method: 'POST',
  path: '/api/connections',
};
/** One request that the caller's company sent: lists hold only the latest. */
export const getSentConnection: Endpoint<{ params: { id: string }; response: SentConnection }> = {
  method: 'GET',
  path: '/api/connections/:id',
  cache: 'live',
};
/** The page of the company that sent a request, for whom it was sent to. */
export const getAskingCompany: Endpoint<{ params: { id: string }; response: CompanyPage }> = {
  method: 'GET',
  path: '/api/connections/:id/company',
  cache: 'live',
};
export const answerConnection: Endpoint<{
  params: { id: string };
  body: ConnectionAnswer;
  response: SentConnection | ReceivedConnection;
}> = {
  method: 'POST',
  path: '/api/connections/:id',
};
export const counterConnection: Endpoint<{
  params: { id: string };
  body: CounterOfferInput;
  response: ReceivedConnection;
}> = {
  method: 'POST',
  path: '/api/connections/:id/counter-offer',
};
export const answerCounterOffer: Endpoint<{
  params: { id: string };
  body: CounterAnswerInput;
  response: SentConnection;
}> = {
  method: 'POST',
  path: '/api/connections/:id/counter-offer/answer',
};
export const reportConnection: Endpoint<{ params: { id: string }; body: ReportInput; response: { ok: boolean } }> = {
  method: 'POST',
  path: '/api/connections/:id/report',
};
export const remindConnection: Endpoint<{ params: { id: string }; body: object; response: SentConnection }> = {
  method: 'POST',
  path: '/api/connections/:id/remind',
};
export const updateConversation: Endpoint<{
  params: { id: string };
  body: ConversationInput;
  response: SentConnection;
}> = {
  method: 'POST',
  path: '/api/connections/:id/conversation',
};
