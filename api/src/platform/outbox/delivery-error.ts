/** What becomes of a message whose delivery failed. */
export type AfterFailure = 'pending' | 'failed' | 'dropped';

/**
 * A delivery that failed, from a deliverer that knows what follows: it is tried again, it was refused for good, or what it tells
 * of is over. Any other error is tried again. It is shown to administrators: it names nobody.
 */
export class DeliveryError extends Error {
  override readonly name = 'DeliveryError';
  readonly becomes: AfterFailure;

  constructor(message: string, becomes: AfterFailure = 'pending') {
    super(message);
    this.becomes = becomes;
  }
}
