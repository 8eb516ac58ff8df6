import type Stripe from 'stripe';
import type { Settings } from '../../config/index.js';
import type { Platform } from '../../platform/services/index.js';
import type { Collections } from '../../records/models.js';

/** What moving money works with. */
export type MoneyNeeds = Collections<
  'auditEntries' | 'companies' | 'documents' | 'ledgerEntries' | 'numberSeries' | 'paymentCases' | 'purchases' | 'users'
> &
  Pick<Platform, 'clock' | 'log' | 'inTransaction' | 'outbox'> &
  Settings<'appOrigin' | 'contactEmail' | 'contactLanguage' | 'seller' | 'viesUrl'>;

/** The same, where the provider may be asked; null where card payments are not set up. */
export interface PaymentNeeds extends MoneyNeeds {
  readonly payments: Stripe | null;
}

/** The same, for what goes on where it left off. */
export type NewsNeeds = PaymentNeeds & Pick<Platform, 'jobProgress'>;
