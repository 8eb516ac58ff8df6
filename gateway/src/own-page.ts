import type { IncomingMessage } from 'node:http';

/** Whether a page of this very site asks: browsers say so, and everything else has no visitor to count. */
export function isOwnPage({ headers }: IncomingMessage): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin';
  const { origin = '', host } = headers;
  return URL.canParse(origin) && new URL(origin).host === host;
}

/** @returns what was sent, or null if it is more than it may be */
export async function bodyOf(request: IncomingMessage, largestBytes: number): Promise<string | null> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > largestBytes) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}
