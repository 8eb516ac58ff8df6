/** What a reading thread is started with. */
export interface ReaderOptions {
  readonly dataDir: string;
  readonly address: string;
  /** The number before that of its first cursor. */
  readonly cursorsAfter: number;
  /** Holds the number of the job that is to end. */
  readonly interrupt: SharedArrayBuffer;
  /** Tells what the thread that writes has written. */
  readonly marks: SharedArrayBuffer;
}

/** What is asked of a reading thread. */
export type ReaderQuestion =
  | {
      readonly kind: 'run';
      readonly job: number;
      /** The encoded command. */
      readonly body: Uint8Array;
      /** How long the command may still compute; Infinity for no limit. */
      readonly milliseconds: number;
    }
  | { readonly kind: 'kill cursor'; readonly cursor: number }
  | { readonly kind: 'close' };

/** A reading thread's reply to a command. */
export interface ReaderReply {
  readonly job: number;
  readonly body: Uint8Array;
  /** A cursor the reply leaves open; 0 for none. */
  readonly cursor: number;
}

/** What a reading thread answers to a command. */
export type ReaderAnswer =
  | ReaderReply
  | {
      readonly job: number;
      readonly error: { readonly code: number; readonly message: string; readonly details: Uint8Array };
    };
