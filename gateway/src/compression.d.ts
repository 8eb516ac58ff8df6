declare module 'compression' {
  import type { IncomingMessage, ServerResponse } from 'node:http';
  import type { BrotliOptions } from 'node:zlib';

  /** What is used of it here; its own types ask for Express, which it does not need. */
  export default function compression(options?: {
    /** Bytes from which an answer is compressed. */
    readonly threshold?: number;
    readonly brotli?: BrotliOptions;
  }): (request: IncomingMessage, response: ServerResponse, next: (error?: unknown) => void) => void;
}
