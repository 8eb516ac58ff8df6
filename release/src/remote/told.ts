import { type Tell, TOLD_LINES } from '../site/tell.js';

/** The service answered, and does not do it. */
export class ServiceRefusal extends Error {
  readonly status: number;

  constructor(status: number, sentence: string) {
    super(sentence);
    this.status = status;
  }
}

/** One line: a word on the way, or the end. */
interface ToldLine {
  readonly waitsFor?: unknown;
  readonly done?: unknown;
  readonly refused?: { readonly status?: unknown; readonly detail?: unknown };
}

/**
 * Reads an answer that may tell what it waits for.
 * @throws ServiceRefusal if that is what came of it, or an Error if the answer has no end
 */
export async function readTold(response: Response, tell: Tell): Promise<void> {
  if (response.headers.get('content-type') !== TOLD_LINES) {
    await response.arrayBuffer();
    return;
  }
  const decoder = new TextDecoder();
  let rest = '';
  let isDone = false;
  for await (const chunk of (response.body ?? []) as AsyncIterable<Uint8Array>) {
    rest += decoder.decode(chunk, { stream: true });
    const lines = rest.split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) {
      const { waitsFor, done, refused } = JSON.parse(line) as ToldLine;
      if (typeof waitsFor === 'string') tell(waitsFor);
      if (refused !== undefined) throw new ServiceRefusal(Number(refused.status), String(refused.detail));
      isDone ||= done !== undefined;
    }
  }
  if (!isDone)
    throw new Error('The release service did not finish its answer: npm run slice -- status says what is in service.');
}
