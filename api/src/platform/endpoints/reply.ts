/** Sends the browser elsewhere. */
export class Redirect {
  readonly location: string;

  constructor(location: string) {
    this.location = location;
  }
}

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
