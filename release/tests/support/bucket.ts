import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A store that speaks what the release service needs of S3's protocol, in tests. */
export interface TestBucket {
  /** With its key and secret. */
  readonly url: string;
  /** What lies there, by bucket and key. */
  readonly objects: Map<string, Buffer>;
  readonly stop: () => Promise<void>;
}

const NOT_FOUND = '<?xml version="1.0" encoding="UTF-8"?><Error><Code>NoSuchKey</Code><Message>None.</Message></Error>';

/** Starts a bucket. Requests that are not signed by its key are refused. */
export async function startBucket(): Promise<TestBucket> {
  const objects = new Map<string, Buffer>();
  const server = createServer((request, response) => {
    const signedBy = /^AWS4-HMAC-SHA256 Credential=([^/]+)\/\d{8}\/([\w-]+)\/s3\/aws4_request/.exec(
      request.headers.authorization ?? '',
    );
    if (signedBy?.[1] !== 'key' || signedBy[2] !== 'eu-north-1') return void response.writeHead(403).end();
    const key = decodeURIComponent(request.url?.split('?')[0] ?? '');
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      if (request.method === 'PUT') {
        objects.set(key, Buffer.concat(chunks));
        return response.end();
      }
      const content = objects.get(key);
      if (content === undefined)
        return response
          .writeHead(404, { 'content-type': 'application/xml' })
          .end(request.method === 'GET' ? NOT_FOUND : '');
      response.writeHead(200, { 'content-length': content.length });
      return response.end(request.method === 'GET' ? content : undefined);
    });
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://key:secret@127.0.0.1:${(server.address() as AddressInfo).port}/releases/vela?region=eu-north-1`,
    objects,
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
