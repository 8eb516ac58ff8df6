import { t } from '@vela/language';
import type { Settings } from '../../config/index.js';
import type { Handlers } from '../../platform/endpoints/index.js';
import { AppError } from '../../platform/errors/index.js';
import { readPdf } from '../documents/index.js';
import { beginPayment } from './begin.js';
import type { PaymentNeeds } from './needs.js';
import { preparePayment } from './prepare.js';
import { offerFor } from './prices.js';
import { listPurchases, purchaseOfCompany, readPurchase } from './read.js';
import { receiveWebhook } from './webhook.js';

type Needs = PaymentNeeds & Settings<'stripe'>;

type Own =
  | 'getTokenOffer'
  | 'createPaymentIntent'
  | 'listPurchases'
  | 'getPurchase'
  | 'beginPayment'
  | 'getReceiptPdf'
  | 'stripeWebhook';

export const subscriptionHandlers = (app: Needs): Pick<Handlers, Own> => ({
  getTokenOffer: ({ caller }) => offerFor(app, caller.companyId),
  createPaymentIntent: ({ caller, body }) => preparePayment(app, caller, body),
  listPurchases: async ({ caller }) => ({ purchases: await listPurchases(app, caller) }),
  getPurchase: ({ caller, params }) => readPurchase(app, caller, params.id),
  beginPayment: ({ caller, params, body }) => beginPayment(app, caller, params.id, body),
  getReceiptPdf: async ({ caller, params, response }) => {
    const { _id: subjectId } = await purchaseOfCompany(app, caller, params.id);
    const found = await readPdf(app, { kind: 'receipt', companyId: caller.companyId, subjectId });
    if (found === null) throw new AppError(409, t('There is a receipt once this purchase is paid.'));
    response.setHeader('content-disposition', `attachment; filename="${found.file}"`);
    return found.bytes;
  },
  stripeWebhook: async ({ request }) => {
    await receiveWebhook(app, request.body, request.get('stripe-signature'));
    return { received: true };
  },
});
