// Entry of a process that runs code of slices: whatever that code does, it does it here. Its parent ends it.
import { Worker } from 'node:worker_threads';
import { runJob } from './jobs.js';
import { type FetchedAnswer, isQuestion, type Saying } from './messages.js';

const PARENT_CHECK_MS = 1000;

const say = (saying: Saying): void => void process.send?.(saying);

let fetches = 0;
const waiting = new Map<number, (answer: FetchedAnswer | null) => void>();

/** @param call for which it is asked @returns a fetch that asks the parent, which alone knows where the API is */
const fetchFor =
  (call: number): typeof fetch =>
  async (input) => {
    fetches += 1;
    const fetch = fetches;
    const address = input instanceof Request ? input.url : String(input);
    const answer = await new Promise<FetchedAnswer | null>((resolve) => {
      waiting.set(fetch, resolve);
      say({ kind: 'fetch', fetch, call, address });
    });
    if (answer === null) throw new TypeError('The API cannot be reached.');
    const { status, contentType, body } = answer;
    return new Response(body === '' ? null : body, { status, headers: { 'content-type': contentType } });
  };

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

process.on('message', (message: unknown) => {
  if (!isQuestion(message)) return;
  if (message.kind === 'fetched') {
    waiting.get(message.fetch)?.(message.answer);
    waiting.delete(message.fetch);
    return;
  }
  const { id, job, input } = message;
  Promise.resolve()
    .then(() => runJob(job, input, fetchFor(id)))
    .then(
      (output) => say({ kind: 'done', id, output }),
      (error: unknown) => say({ kind: 'failed', id, reason: reasonOf(error) }),
    );
});

// A loop hears of nothing: whether the parent is still there is watched beside it.
const WATCH = `const parent = process.ppid; setInterval(() => { if (process.ppid !== parent) process.kill(process.pid, 'SIGKILL'); }, ${PARENT_CHECK_MS});`;
new Worker(WATCH, { eval: true }).unref();
process.on('disconnect', () => process.exit(0));
