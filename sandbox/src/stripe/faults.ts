import type { NextFunction, Request, Response } from 'express';
import { StripeProblem } from './problem.js';

/** What goes wrong with a call; `answerLost` does what was asked before the connection breaks. */
export const FAULTS = {
  error: 'answered with an error (500)',
  callLost: 'never heard: the connection breaks',
  answerLost: 'done, and its answer is lost',
  slow: 'answered after ten seconds',
  busy: 'refused as one too many (429)',
} as const;
export type Fault = keyof typeof FAULTS;

export const isFault = (name: string | null): name is Fault => name !== null && Object.hasOwn(FAULTS, name);

const SLOW_MS = 10_000;

interface Planned {
  readonly fault: Fault;
  readonly call: RegExp;
}

function loseAnswer(request: Request, response: Response): void {
  const write = response.send.bind(response);
  // The answer is remembered for its key first, as that is part of the work.
  response.send = (body: unknown) => {
    if (typeof body === 'object') return write(body);
    request.socket.destroy();
    return response;
  };
}

/** What is to go wrong, in the order in which it was asked for. */
export class Faults {
  readonly #planned: Planned[] = [];
  /** How long a slow answer takes, milliseconds. */
  slowMs = SLOW_MS;
  /** Whether nobody is answered at all. */
  silent = false;

  get planned(): readonly Fault[] {
    return this.#planned.map(({ fault }) => fault);
  }

  /** @param call method and path that it goes wrong with, any unless told */
  plan(fault: Fault, call = /^/): void {
    this.#planned.push({ fault, call });
  }

  clear(): void {
    this.#planned.length = 0;
    this.silent = false;
  }

  #take(request: Request): Fault | null {
    const line = `${request.method} ${request.path}`;
    const index = this.#planned.findIndex(({ call }) => call.test(line));
    return index === -1 ? null : (this.#planned.splice(index, 1)[0]?.fault ?? null);
  }

  readonly middleware = (request: Request, response: Response, next: NextFunction): void => {
    if (this.silent) return;
    const fault = this.#take(request);
    if (fault === 'callLost') return void request.socket.destroy();
    if (fault === 'slow') return void setTimeout(next, this.slowMs).unref();
    if (fault === 'error')
      throw new StripeProblem(500, { type: 'api_error', message: 'An unknown error occurred. Please contact us.' });
    if (fault === 'busy') throw new StripeProblem(429, { type: 'rate_limit_error', message: 'Too many requests.' });
    if (fault === 'answerLost') loseAnswer(request, response);
    next();
  };
}
