import type { NextFunction, Request, Response } from 'express';
import { StripeProblem } from './problem.js';
import { newId, type StoredAnswer, type StripeState } from './state.js';

const DAY_SECONDS = 86_400;
/** Such answers come before the work was begun: they are not what the key stands for. */
const NOT_BEGUN: readonly number[] = [401, 409, 429];

const inUse = (key: string): StripeProblem =>
  new StripeProblem(409, {
    type: 'idempotency_error',
    code: 'idempotency_key_in_use',
    message: `There is currently another in-progress request using this Idempotent Key: ${key}. Please try again later.`,
  });

const otherParameters = (): StripeProblem =>
  new StripeProblem(400, {
    type: 'idempotency_error',
    message: 'Keys for idempotent requests can only be used with the same parameters they were first used with.',
  });

/**
 * A repeated request gets the first one's answer for 24 hours, an error of the provider too; the same key with other
 * parameters is refused, and so is one whose first request is still being worked on.
 * @param now seconds since 1970
 */
export function idempotency(state: StripeState, now: () => number) {
  const { answers } = state.stored;
  const running = new Set<string>();
  const firstAnswer = (key: string): StoredAnswer | undefined => {
    for (const [old, { at }] of Object.entries(answers)) if (at <= now() - DAY_SECONDS) delete answers[old];
    return answers[key];
  };
  return (request: Request, response: Response, next: NextFunction): void => {
    response.set('request-id', newId('req'));
    const key = request.get('idempotency-key');
    if (key === undefined || request.method !== 'POST') return next();
    const asked = JSON.stringify([request.path, request.body]);
    const first = firstAnswer(key);
    if (first !== undefined) {
      if (first.request !== asked) throw otherParameters();
      response.set('idempotent-replayed', 'true').status(first.status).json(first.body);
      return;
    }
    if (running.has(key)) throw inUse(key);
    running.add(key);
    response.on('close', () => running.delete(key));
    const answer = response.json.bind(response);
    response.json = (body: unknown) => {
      if (!NOT_BEGUN.includes(response.statusCode)) {
        answers[key] = { request: asked, status: response.statusCode, body: structuredClone(body), at: now() };
        state.save();
      }
      running.delete(key);
      return answer(body);
    };
    next();
  };
}
