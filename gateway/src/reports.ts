import type { IncomingMessage, ServerResponse } from 'node:http';
import { createCallerLimit } from './caller-limit.js';
import { bodyOf, isOwnPage } from './own-page.js';
import { answerProblem } from './problem.js';

/** A report is a few hundred bytes. */
const LARGEST_BYTES = 1024;

/** What pages of this site tell of themselves. */
export interface Reports<Report> {
  /** Tells the network that a request comes from. */
  readonly callerOf: (request: IncomingMessage) => string;
  /** Reports that are read of one network in a minute. */
  readonly aMinute: number;
  /** @returns a decoded report, or null where it is none */
  readonly read: (body: unknown) => Report | null;
  /** Gets each report that can be read. */
  readonly onReport: (report: Report, request: IncomingMessage) => Promise<void>;
}

/** Makes what answers reports of one kind. */
export function reportListener<Report>({ callerOf, aMinute, read, onReport }: Reports<Report>) {
  const limit = createCallerLimit(aMinute);
  const decoded = (text: string): Report | null => {
    try {
      return read(JSON.parse(text));
    } catch {
      return null;
    }
  };
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const refuse = (status: number, title: string, detail: string): void => {
      // What was not read must not be taken for a further request.
      response.setHeader('connection', 'close');
      answerProblem(response, status, title, () => detail);
    };
    if (!isOwnPage(request)) return refuse(403, 'Forbidden', 'Only pages of this site report.');
    if (request.headers['content-type']?.split(';')[0] !== 'application/json')
      return refuse(415, 'Unsupported Media Type', 'A report is JSON.');
    if ((await limit(callerOf(request))) !== null)
      return refuse(429, 'Too Many Requests', 'That was too often. Please wait a moment and try again.');
    const body = await bodyOf(request, LARGEST_BYTES);
    if (body === null) return refuse(413, 'Content Too Large', 'A report is shorter.');
    const report = decoded(body);
    if (report === null) return refuse(400, 'Bad Request', 'This is no report.');
    await onReport(report, request);
    response.statusCode = 204;
    response.setHeader('cache-control', 'no-store');
    response.end();
  };
}
