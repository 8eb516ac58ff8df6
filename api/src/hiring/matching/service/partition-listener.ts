import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { ColumnarIndex, ExposureTable } from '@vela/matching';
import type { Partition } from '@vela/matching/partitions';
import { toAppError } from '../../../platform/errors/index.js';
import type { Log } from '../../../platform/observability/index.js';
import type { MatchEngineExtent } from '../engine/engine.js';
import { type Answers, listAnswerOf } from './answers.js';
import {
  type Answered,
  type Envelope,
  isToldTo,
  type PartitionStatus,
  QUESTION_KINDS,
  SERVICE_VERSION,
  STATUS_PATH,
  type Told,
  TOLD_PATH,
} from './protocol.js';
import { isQuestion, type QuestionKind, type Questions } from './questions.js';
import { isCount } from './shapes.js';

/** What holds a partition. */
export interface PartitionHolder {
  readonly partition: Partition;
  readonly ready: boolean;
  readonly extent: MatchEngineExtent;
  /** The index, once it has taken in what was saved so far. @throws AppError 503 while it is being built */
  current(): Promise<ColumnarIndex>;
  /** Takes in what others saved. @param since all that was saved since then was, too @throws where it cannot be read */
  takeIn(ids: readonly string[], since: Date | null): Promise<void>;
}

interface ListenerNeeds {
  readonly holder: PartitionHolder;
  readonly exposures: ExposureTable;
  /** Goes on to a moment of exposure that others know already, where that can be. */
  readonly reachMoment: (moment: number) => Promise<void>;
  /** Any of them lets in; none lets everybody in. */
  readonly secrets: readonly string[];
  /** Another after each start. */
  readonly process: string;
  /** Milliseconds since 1970, before anything was read. */
  readonly startedAt: number;
  readonly log: Log;
}

/** Questions with many ids of own people, or with ids of many saved profiles, stay far below. */
const MOST_BYTES = 4 * 1024 * 1024;

class Refusal extends Error {
  readonly status: number;

  constructor(status: number, sentence: string) {
    super(sentence);
    this.status = status;
  }
}

const digestOf = (text: string): Buffer => createHash('sha256').update(text).digest();

function isLetIn({ headers }: IncomingMessage, secrets: readonly string[]): boolean {
  if (secrets.length === 0) return true;
  const given = digestOf(headers.authorization ?? '');
  return secrets.map((secret) => timingSafeEqual(given, digestOf(`Bearer ${secret}`))).includes(true);
}

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    length += chunk.byteLength;
    if (length > MOST_BYTES) throw new Refusal(413, 'The question is too long.');
    chunks.push(chunk);
  }
  try {
    return JSON.parse(Buffer.concat(chunks).toString()) as unknown;
  } catch (error) {
    throw new Refusal(400, error instanceof SyntaxError ? 'The question is no JSON.' : 'The question cannot be read.');
  }
}

const kindOf = (path: string): QuestionKind | null => QUESTION_KINDS.find((kind) => path === `/${kind}`) ?? null;

/** What each kind of question asks of the index. */
const ASK: {
  readonly [Kind in QuestionKind]: (
    index: ColumnarIndex,
    question: Questions[Kind],
    list: Pick<Envelope<Kind>, 'rows' | 'moment'>,
  ) => Answers[Kind];
} = {
  rank: (index, { role, query, own }, { rows, moment }) =>
    listAnswerOf(index.query(role, { ...query, offset: 0, limit: rows, moment, excludedProfileIds: own })),
  browse: (index, { searcher, query, own }, { rows, moment }) =>
    listAnswerOf(index.browse(searcher, { ...query, offset: 0, limit: rows, moment, excludedProfileIds: own })),
  facets: (index, { scope, filters, own }) => index.facets(scope, filters, own),
  meeting: (index, { requirements, own }) => index.meeting(requirements, own),
};

/** Answers what is asked of one partition: what it holds, and the questions about it. Nothing but ids, scores and counts goes out. */
export class PartitionListener {
  readonly #needs: ListenerNeeds;

  constructor(needs: ListenerNeeds) {
    this.#needs = needs;
  }

  /** @returns the kind of question that a request asks, for figures and traces; null for anything else */
  static kindOf({ url = '' }: IncomingMessage): QuestionKind | null {
    return kindOf(url);
  }

  readonly listen: RequestListener = (request, response) => {
    this.#answer(request).then(
      (answer) => send(response, 200, answer),
      (error: unknown) => this.#refuse(response, error),
    );
  };

  async #answer(request: IncomingMessage): Promise<unknown> {
    const { holder, secrets } = this.#needs;
    const { method, url = '' } = request;
    if (url === '/health/live') return { status: 'ok' };
    if (url === '/health/ready') {
      if (!holder.ready) throw new Refusal(503, 'The index is being built.');
      return { status: 'ok' };
    }
    if (!isLetIn(request, secrets)) throw new Refusal(401, 'The secret is another.');
    if (method === 'GET' && url === STATUS_PATH) return this.#status();
    const kind = kindOf(url);
    if (method !== 'POST' || (kind === null && url !== TOLD_PATH)) throw new Refusal(404, 'There is nothing here.');
    const body = await bodyOf(request);
    if (!isToldTo(body)) throw new Refusal(400, 'It is not said who is asked, or what was saved.');
    if (body.process !== this.#needs.process) throw new Refusal(409, 'That process is gone; another one answers here.');
    await this.#takeIn(body.told);
    return kind === null ? {} : this.#ask(kind, body);
  }

  #status(): PartitionStatus {
    const { holder, process, startedAt } = this.#needs;
    const { partitionsMissing: _, ...extent } = holder.extent;
    return { version: SERVICE_VERSION, process, startedAt, ...holder.partition, ready: holder.ready, extent };
  }

  async #takeIn({ saved, since }: Told): Promise<void> {
    if (saved.length === 0 && since === null) return;
    await this.#needs.holder.takeIn(saved, since === null ? null : new Date(since));
  }

  async #ask<Kind extends QuestionKind>(kind: Kind, body: object): Promise<Answered<Kind>> {
    const { holder, exposures, reachMoment } = this.#needs;
    const { question, rows, moment }: Partial<Record<keyof Envelope<Kind>, unknown>> = body;
    if (!isQuestion[kind](question) || !isCount(rows) || !isCount(moment))
      throw new Refusal(400, 'That is no question of this kind.');
    if (moment > exposures.moment) await reachMoment(moment);
    const index = await holder.current();
    const nearest = exposures.nearest(moment);
    return { answer: ASK[kind](index, question, { rows, moment: nearest }), moment: nearest };
  }

  #refuse(response: ServerResponse, error: unknown): void {
    if (error instanceof Refusal) return send(response, error.status, { message: error.message });
    const { status, message } = toAppError(error);
    if (status === 500) this.#needs.log.error({ err: error }, 'a question could not be answered');
    send(response, status, { message });
  }
}

function send(response: ServerResponse, status: number, answer: unknown): void {
  if (response.destroyed) return;
  const body = Buffer.from(JSON.stringify(answer));
  response.writeHead(status, {
    'content-type': 'application/json',
    'content-length': body.byteLength,
    'cache-control': 'no-store',
    // A question that was too long is not read to its end.
    ...(status === 413 && { connection: 'close' }),
  });
  response.end(body);
}
