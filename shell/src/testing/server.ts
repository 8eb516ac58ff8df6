import { ENDPOINTS } from '@vela/contracts/endpoint-table';
import type { EndpointName } from '@vela/contracts/endpoints';
import { type Problem, PROBLEM_CONTENT_TYPE } from '@vela/contracts/problem';

/** Answers by endpoint. */
export type ServerAnswers = Readonly<
  Partial<Record<EndpointName, (query: URLSearchParams) => Response | Promise<Response>>>
>;

/** @returns an answer of the API */
export const answered = (body: unknown): Response => Response.json(body);

/** @returns a refusal of the API @param type of the problem, where the page tells it from others */
export function refused(status: number, detail: string, type = 'about:blank'): Response {
  const problem: Problem = { type, title: 'Refused', status, detail, message: detail };
  return Response.json(problem, { status, headers: { 'content-type': PROBLEM_CONTENT_TYPE } });
}

const nameAt = (method: string, pathname: string): EndpointName | undefined =>
  (Object.keys(ENDPOINTS) as EndpointName[]).find(
    (name) => ENDPOINTS[name].path === pathname && ENDPOINTS[name].method === method,
  );

/** A server in the place of the network; what nobody answers is a 404. */
export function serverWith(answers: ServerAnswers) {
  const requests: { readonly name: EndpointName; readonly query: URLSearchParams }[] = [];
  return {
    /** Takes the place of the platform's fetch. */
    fetch: async (input: Parameters<typeof fetch>[0], init?: RequestInit): Promise<Response> => {
      const { pathname, searchParams } = new URL(input instanceof Request ? input.url : input, 'http://vela.example');
      const name = nameAt(init?.method ?? 'GET', pathname);
      const answer = name === undefined ? undefined : answers[name];
      if (name === undefined || answer === undefined) return refused(404, `Nobody answers ${pathname} in this test.`);
      requests.push({ name, query: searchParams });
      return answer(searchParams);
    },
    /** The queries with which an endpoint was asked, in order. */
    askedFor: (name: EndpointName): readonly URLSearchParams[] =>
      requests.filter((request) => request.name === name).map(({ query }) => query),
  };
}
