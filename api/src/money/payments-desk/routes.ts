import type { Handlers } from '../../platform/endpoints/index.js';
import type { Collections } from '../../records/models.js';
import type { PaymentNeeds } from '../subscriptions/index.js';
import { actOn, noteOn } from './act.js';
import { pageOfCases } from './read.js';

type Own = 'adminListPaymentCases' | 'adminActOnPaymentCase' | 'adminNotePaymentCase';

export const paymentsDeskHandlers = (app: PaymentNeeds & Collections<'users'>): Pick<Handlers, Own> => ({
  adminListPaymentCases: ({ query }) => pageOfCases(app, query),
  adminActOnPaymentCase: ({ caller, params, body }) => actOn(app, caller, params.id, body),
  adminNotePaymentCase: ({ caller, params, body }) => noteOn(app, caller, params.id, body.text),
});
