/** An error in the provider's own shape. */
export class StripeProblem extends Error {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;

  constructor(status: number, error: Readonly<Record<string, unknown>> & { readonly message: string }) {
    super(error.message);
    this.name = 'StripeProblem';
    this.status = status;
    this.body = { error };
  }
}

/** @param status 404 where the address names what is missing, 400 where a parameter does */
export const missing = (what: string, id: string, param: string, status: 400 | 404 = 404): StripeProblem =>
  new StripeProblem(status, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    param,
    message: `No such ${what}: '${id}'`,
  });

export const unexpectedState = (status: string): StripeProblem =>
  new StripeProblem(400, {
    type: 'invalid_request_error',
    code: 'payment_intent_unexpected_state',
    message: `This PaymentIntent's status is ${status}, which does not allow this.`,
  });

export const invalid = (message: string, details: Readonly<Record<string, string>> = {}): StripeProblem =>
  new StripeProblem(400, { type: 'invalid_request_error', ...details, message });
