import type { Response } from 'express';
import type { ServedEndpoint } from '@vela/contracts/endpoint-table';
import { ReadyBytes, Redirect } from './reply.js';

const JSON_TYPE = 'application/json; charset=utf-8';

const cacheControlOf = (endpoint: ServedEndpoint): string =>
  endpoint.publicCacheSeconds === undefined ? 'no-store' : `public, max-age=${endpoint.publicCacheSeconds}`;

/** @returns the bytes of a reply, or the redirect that it is */
export const bytesOf = (reply: unknown): ReadyBytes | Redirect =>
  reply instanceof ReadyBytes || reply instanceof Redirect
    ? reply
    : new ReadyBytes(Buffer.from(JSON.stringify(reply)), JSON_TYPE);

function sendBytes(response: Response, reply: ReadyBytes): void {
  if (reply.etag !== null) response.setHeader('etag', reply.etag);
  if (reply.etag !== null && response.req.headers['if-none-match']?.includes(reply.etag) === true) {
    response.status(304).end();
    return;
  }
  response.setHeader('content-type', reply.contentType);
  response.setHeader('content-length', reply.body.length);
  response.end(reply.body);
}

/** Writes a handler's reply. */
export function sendReply(endpoint: ServedEndpoint, response: Response, reply: ReadyBytes | Redirect): void {
  response.setHeader('cache-control', cacheControlOf(endpoint));
  if (reply instanceof Redirect) response.redirect(302, reply.location);
  else sendBytes(response, reply);
}
