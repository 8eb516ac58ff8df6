/** A library has written the answer to the response itself, headers and all. */
export const ANSWERED: unique symbol = Symbol('answered');
export type Answered = typeof ANSWERED;

/** An answer whose bytes are ready: a prebuilt JSON document or a picture. */
export class ReadyBytes {
  readonly body: Buffer;
  readonly contentType: string;
  /** Strong entity tag with its quotes, or null for none. */
  readonly etag: string | null;

  constructor(body: Buffer, contentType: string, etag: string | null = null) {
    this.body = body;
    this.contentType = contentType;
    this.etag = etag;
  }
}
