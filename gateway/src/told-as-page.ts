import type { IncomingMessage, ServerResponse } from 'node:http';
import { isProblem, PROBLEM_CONTENT_TYPE } from '@vela/contracts/problem';
import { t } from '@vela/language';
import { answerProblem } from './problem.js';

/** Longest problem document that is read; what is longer is none of the API's. */
const PROBLEM_MAX_BYTES = 65_536;
/** Headers of a problem that hold for its page, too; the others describe the document. */
const KEPT = ['set-cookie', 'retry-after', 'x-request-id', 'referrer-policy', 'strict-transport-security'] as const;

async function problemOf(answer: IncomingMessage): Promise<unknown> {
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of answer as AsyncIterable<Buffer>) {
    bytes += part.length;
    if (bytes > PROBLEM_MAX_BYTES) return null;
    parts.push(part);
  }
  return JSON.parse(Buffer.concat(parts).toString('utf8'));
}

/** Says on a page what an upstream says in a problem document; where that cannot be read, that something went wrong. */
async function tell(answer: IncomingMessage, response: ServerResponse): Promise<void> {
  const problem = await problemOf(answer).catch(() => null);
  for (const name of KEPT) {
    const value = answer.headers[name];
    if (value !== undefined) response.setHeader(name, value);
  }
  const title = answer.statusMessage ?? '';
  answerProblem(response, answer.statusCode ?? 502, title, () =>
    isProblem(problem) ? problem.detail : t('Something went wrong. Try again in a moment.'),
  );
}

/**
 * Hands on what an upstream answers to somebody who would be shown it: as it is, or, where it is a problem document, such as that
 * of a sign-in that cannot begin, as a page with its sentence and ways on.
 */
export function handOn(answer: IncomingMessage, response: ServerResponse): void {
  if (answer.headers['content-type']?.startsWith(PROBLEM_CONTENT_TYPE) === true) return void tell(answer, response);
  response.statusCode = answer.statusCode ?? 502;
  for (const [name, value] of Object.entries(answer.headers)) if (value !== undefined) response.setHeader(name, value);
  answer.pipe(response);
}
