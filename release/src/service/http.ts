import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Problem, PROBLEM_CONTENT_TYPE } from '@vela/contracts/problem';
import { type Tell, TOLD_LINES } from '../site/tell.js';

/** A request that is refused, with what whoever sent it can do. */
export class Refused extends Error {
  readonly status: number;

  constructor(status: number, sentence: string) {
    super(sentence);
    this.status = status;
  }
}

/** @returns the body of a request @throws Refused if it is larger than it may be */
export async function bodyOf(request: IncomingMessage, largestBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > largestBytes) throw new Refused(413, `At most ${largestBytes} bytes are taken at once.`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** @returns a decoded object @throws Refused if the body is none */
export async function objectOf(
  request: IncomingMessage,
  largestBytes: number,
): Promise<Readonly<Record<string, unknown>>> {
  try {
    const body: unknown = JSON.parse((await bodyOf(request, largestBytes)).toString());
    if (typeof body === 'object' && body !== null) return { ...body };
  } catch (error) {
    if (error instanceof Refused) throw error;
  }
  throw new Refused(400, 'The request is not a JSON object.');
}

export function answerJson(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' });
  response.end(JSON.stringify(body));
}

/**
 * Does something that takes a while, and tells on the way what it waits for.
 * @param work @returns the body of the answer @throws Refused, or what becomes one
 */
export async function answerTelling(
  { headers }: IncomingMessage,
  response: ServerResponse,
  work: (tell: Tell) => Promise<object>,
): Promise<void> {
  const write = (line: object): void => void response.write(`${JSON.stringify(line)}\n`);
  const tell: Tell = (waitsFor) => {
    if (headers.accept !== TOLD_LINES) return;
    if (!response.headersSent) response.writeHead(200, { 'content-type': TOLD_LINES, 'cache-control': 'no-store' });
    write({ waitsFor });
  };
  try {
    const done = await work(tell);
    if (!response.headersSent) return answerJson(response, 200, done);
    write({ done });
  } catch (error) {
    if (!response.headersSent) throw error;
    const status = error instanceof Refused ? error.status : 500;
    write({ refused: { status, detail: error instanceof Error ? error.message : String(error) } });
  }
  response.end();
}

export function answerRefusal(response: ServerResponse, status: number, detail: string): void {
  if (response.headersSent) return void response.destroy();
  const problem: Problem = { type: 'about:blank', title: 'Refused', status, detail, message: detail };
  // What was not read must not be taken for a further request.
  response.writeHead(status, {
    'content-type': PROBLEM_CONTENT_TYPE,
    'cache-control': 'no-store',
    connection: 'close',
  });
  response.end(JSON.stringify(problem));
}
