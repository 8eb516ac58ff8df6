import { type Problem, PROBLEM_CONTENT_TYPE } from './problem.js';

type Kind = Pick<Problem, 'status' | 'title' | 'detail'>;

const MALFORMED: Kind = { status: 400, title: 'Bad Request', detail: 'The request is malformed.' };
/** By the codes of Node's HTTP parser. */
const KINDS: Readonly<Record<string, Kind>> = {
  HPE_HEADER_OVERFLOW: {
    status: 431,
    title: 'Request Header Fields Too Large',
    detail: 'The address or the headers of the request are too long.',
  },
  HPE_CHUNK_EXTENSIONS_OVERFLOW: { status: 413, title: 'Content Too Large', detail: 'The body is too large.' },
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, title: 'Request Timeout', detail: 'The request took too long to arrive.' },
};

/**
 * The answer to a request that could not be read, in the one shape of errors, as it goes over the wire.
 * @param code of the error with which a server of Node gave up the request
 */
export function unreadRequestAnswer(code: string | undefined): string {
  const kind = KINDS[code ?? ''] ?? MALFORMED;
  const problem: Problem = { type: 'about:blank', ...kind, message: kind.detail };
  const body = JSON.stringify(problem);
  return [
    `HTTP/1.1 ${kind.status} ${kind.title}`,
    `content-type: ${PROBLEM_CONTENT_TYPE}`,
    `content-length: ${body.length}`,
    'cache-control: no-store',
    'connection: close',
    '',
    body,
  ].join('\r\n');
}
