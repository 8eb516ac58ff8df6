import type { Response } from 'express';
import type { Types } from 'mongoose';
import type { LiveEventDocument } from '../../records/live-event.js';
import type { Caller } from '../endpoints/index.js';

/** What a slow reader may leave unread before the stream is given up, bytes; its browser comes back and reads on. */
const BACKLOG_MAX = 64 * 1024;
/** How long a browser waits before it comes back, milliseconds. */
const RETRY_MS = 3000;

const isSame = (one: Types.ObjectId | null, other: Types.ObjectId | null): boolean =>
  one !== null && other?.equals(one) === true;

/** One open line to one browser. */
export class LiveStream {
  readonly sessionId: string;
  readonly userId: string;
  readonly companyId: Types.ObjectId | null;
  readonly jobSeekerProfileId: Types.ObjectId | null;
  readonly #response: Response;

  constructor(response: Response, sessionId: string, { userId, companyId, jobSeekerProfileId }: Caller) {
    this.#response = response;
    this.sessionId = sessionId;
    this.userId = userId.toHexString();
    this.companyId = companyId;
    this.jobSeekerProfileId = jobSeekerProfileId;
  }

  begin(): void {
    this.#response.writeHead(200, {
      'content-type': 'text/event-stream; charset=utf-8',
      // Nobody on the way may hold it back to compress it.
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
    });
    this.#write(`retry: ${RETRY_MS}\n\n`);
  }

  hears({ companyId, jobSeekerProfileId }: LiveEventDocument): boolean {
    return isSame(this.companyId, companyId) || isSame(this.jobSeekerProfileId, jobSeekerProfileId);
  }

  tell({ _id, kind, about }: LiveEventDocument): void {
    this.#write(`id: ${_id.toHexString()}\ndata: ${JSON.stringify({ kind, about: about.toHexString() })}\n\n`);
  }

  /** Something may have been missed: everything is to be read anew. */
  tellToReadAnew(): void {
    this.#write(`data: ${JSON.stringify({ kind: 'anything', about: null })}\n\n`);
  }

  beat(): void {
    this.#write(':\n\n');
  }

  end(): void {
    this.#response.end();
  }

  #write(text: string): void {
    if (this.#response.writableEnded || this.#response.destroyed) return;
    this.#response.write(text);
    if (this.#response.writableLength > BACKLOG_MAX) this.#response.destroy();
  }
}
