import type { Response } from 'express';
import type { ServedEndpoint } from '@vela/contracts/endpoint-table';
import { nameLanguage } from '../language/index.js';
import { ANSWERED, type Answered, ReadyBytes } from './reply.js';

const JSON_TYPE = 'application/json; charset=utf-8';

function cacheControlOf({ publicCacheSeconds, privateCacheSeconds }: ServedEndpoint): string {
  if (publicCacheSeconds !== undefined) return `public, max-age=${publicCacheSeconds}`;
  return privateCacheSeconds === undefined ? 'no-store' : `private, max-age=${privateCacheSeconds}`;
}

/** @returns the bytes of a reply that is still to be written */
export const bytesOf = (reply: unknown): ReadyBytes | Answered =>
  reply instanceof ReadyBytes || reply === ANSWERED
    ? reply
    : new ReadyBytes(Buffer.from(JSON.stringify(reply)), JSON_TYPE);

/** Pictures and documents are the same in every language; what is stored keeps its own. */
const hasTexts = ({ contentType }: ReadyBytes): boolean => /^(text|application\/json)/.test(contentType);

function sendBytes(response: Response, reply: ReadyBytes): void {
  if (hasTexts(reply)) nameLanguage(response);
  if (reply.etag !== null) response.setHeader('etag', reply.etag);
  if (reply.etag !== null && response.req.headers['if-none-match']?.includes(reply.etag) === true) {
    response.status(304).end();
    return;
  }
  response.setHeader('content-type', reply.contentType);
  response.setHeader('content-length', reply.body.length);
  response.end(reply.body);
}

/** Writes a handler's reply, unless that was done. */
export function sendReply(endpoint: ServedEndpoint, response: Response, reply: ReadyBytes | Answered): void {
  if (reply === ANSWERED) return;
  response.setHeader('cache-control', cacheControlOf(endpoint));
  sendBytes(response, reply);
}
