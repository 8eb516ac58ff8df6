/** The parts of Stripe's objects that its library and this product read. Amounts are in the currency's smallest unit. */
export interface PaymentError {
  readonly type: string;
  readonly code: string;
  readonly decline_code?: string;
  readonly message: string;
  /** What was tried; each confirmation of a card form makes another. */
  readonly payment_method?: { readonly id: string; readonly object: 'payment_method'; readonly type: 'card' };
}

export interface PaymentIntent {
  readonly id: string;
  readonly object: 'payment_intent';
  readonly amount: number;
  readonly currency: string;
  readonly client_secret: string;
  readonly created: number;
  readonly customer: string | null;
  readonly livemode: false;
  readonly metadata: Readonly<Record<string, string>>;
  readonly payment_method_types: readonly ['card'];
  status: 'requires_payment_method' | 'requires_action' | 'processing' | 'succeeded' | 'canceled';
  amount_received: number;
  last_payment_error: PaymentError | null;
  latest_charge: string | null;
  next_action: {
    readonly type: 'redirect_to_url';
    readonly redirect_to_url: { readonly url: string; readonly return_url: string };
  } | null;
}

export interface Charge {
  readonly id: string;
  readonly object: 'charge';
  readonly amount: number;
  readonly currency: string;
  readonly created: number;
  readonly livemode: false;
  readonly payment_intent: string;
  readonly paid: true;
  amount_refunded: number;
  refunded: boolean;
  /** Whether it ever was, however that ended. */
  disputed: boolean;
}

export interface Refund {
  readonly id: string;
  readonly object: 'refund';
  readonly amount: number;
  readonly charge: string;
  readonly created: number;
  readonly currency: string;
  readonly payment_intent: string;
  status: 'pending' | 'succeeded' | 'failed';
  failure_reason?: string;
}

export interface Dispute {
  readonly id: string;
  readonly object: 'dispute';
  readonly amount: number;
  readonly charge: string;
  readonly created: number;
  readonly currency: string;
  readonly livemode: false;
  readonly payment_intent: string;
  readonly reason: string;
  readonly evidence_details: { due_by: number };
  status: 'warning_needs_response' | 'warning_closed' | 'needs_response' | 'won' | 'lost' | 'prevented';
}

export interface WebhookEndpoint {
  readonly id: string;
  readonly object: 'webhook_endpoint';
  readonly url: string;
  readonly status: 'enabled' | 'disabled';
  readonly api_version: string | null;
  readonly enabled_events: readonly string[];
}

export interface Customer {
  readonly id: string;
  readonly object: 'customer';
  readonly created: number;
  readonly email: string | null;
  readonly name: string | null;
  readonly livemode: false;
  readonly metadata: Readonly<Record<string, string>>;
}

export type EventObject = PaymentIntent | Charge | Refund | Dispute;

export interface StripeEvent {
  readonly id: string;
  readonly object: 'event';
  readonly api_version: string;
  readonly created: number;
  readonly type: string;
  readonly livemode: false;
  readonly data: { readonly object: EventObject };
  readonly request: { readonly id: null; readonly idempotency_key: null };
}
