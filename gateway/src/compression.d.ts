declare module 'compression' {
  import type { IncomingMessage, ServerResponse } from 'node:http';
  import type { BrotliOptions } from 'node:zlib';

  type Filter = (request: IncomingMessage, response: ServerResponse) => boolean;

  /** What is used of it here; its own types ask for Express, which it does not need. */
  const compression: {
    (options?: {
      /** Bytes from which an answer is compressed. */
      readonly threshold?: number;
      readonly brotli?: BrotliOptions;
      /** Whether an answer may be compressed; `filter` below unless told. */
      readonly filter?: Filter;
    }): (request: IncomingMessage, response: ServerResponse, next: (error?: unknown) => void) => void;
    /** Says so of what is text. */
    readonly filter: Filter;
  };
  export default compression;
}
