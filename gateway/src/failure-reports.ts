import type { IncomingMessage, ServerResponse } from 'node:http';
import { type FailureReport, readFailureReport } from '@vela/contracts/remote';
import { createCallerLimit } from './caller-limit.js';
import { bodyOf, isOwnPage } from './own-page.js';
import { answerProblem } from './problem.js';

/** A report is a few hundred bytes. */
const LARGEST_BYTES = 1024;
/** Reports that are read of one network in a minute; a page sends one for each slice. */
const REPORTS_A_MINUTE = 60;

function decoded(text: string): FailureReport | null {
  try {
    return readFailureReport(JSON.parse(text));
  } catch {
    return null;
  }
}

/**
 * Makes what answers reports of pages whose code failed.
 * @param callerOf tells the network that a request comes from
 * @param onReport gets each report that can be read
 */
export function failureReportListener(
  callerOf: (request: IncomingMessage) => string,
  onReport: (report: FailureReport, request: IncomingMessage) => Promise<void>,
) {
  const limit = createCallerLimit(REPORTS_A_MINUTE);
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const refuse = (status: number, title: string, detail: string): void => {
      // What was not read must not be taken for a further request.
      response.setHeader('connection', 'close');
      answerProblem(response, status, title, () => detail);
    };
    if (!isOwnPage(request)) return refuse(403, 'Forbidden', 'Only pages of this site report failures.');
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
