/** The store an instance uses, started if need be. */
export interface ChosenStore {
  readonly kind: 'external' | 'mongod' | 'embedded';
  readonly uri: string;
  /** Where its documents lie; undefined when that is somebody else's business. */
  readonly dataDir: string | undefined;
  /** One line for the start of the log, without secrets. */
  readonly describe: string;
  /** Resolves with the reason when a store this process started has ended by itself; never for an external one. */
  readonly ended: Promise<string>;
  /** Ends what was started. */
  readonly stop: () => Promise<void>;
}

/** A store could not be started; the message says which and why. */
export class StoreStartError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'StoreStartError';
  }
}
