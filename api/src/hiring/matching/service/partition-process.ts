import { SCORE_VERSION } from '@vela/matching';
import { isAnswer } from './answers.js';
import { NotAnswered, PartitionClient } from './partition-client.js';
import {
  type Answered,
  type Envelope,
  isStatus,
  type PartitionStatus,
  SERVICE_VERSION,
  STATUS_PATH,
  type Told,
  TOLD_PATH,
} from './protocol.js';
import type { QuestionKind } from './questions.js';
import type { Position, SavedLog } from './saved-log.js';
import { isCount, isObject } from './shapes.js';

/** So long a question waits for an answer before another process is asked, milliseconds. */
const ANSWER_MS = 2000;
/** The same of a look at a process. */
const LOOK_MS = 2000;
/** Taking in many saves at once may take longer. */
const TOLD_MS = 60_000;
/** What was saved so long before this process began, every partition has heard of by the store's change stream, milliseconds. */
const SETTLED_MS = 60_000;

const NEVER = 'it was not asked yet';

/** How far a process has taken in what was saved. */
interface TakenIn {
  readonly process: string;
  readonly position: Position;
  /** Milliseconds since 1970. */
  readonly time: number;
}

type Standing = Pick<PartitionStatus, 'number' | 'count'>;

/** One process of the service, as this process knows it. */
export class PartitionProcess {
  readonly address: string;
  readonly #client: PartitionClient;
  readonly #saved: SavedLog;
  readonly #patience: number;
  readonly #askedSince = Date.now();
  #joined: PartitionStatus | null = null;
  /** Why it is not asked; '' where it is. */
  #trouble = NEVER;
  #takenIn: TakenIn | null = null;
  #inHand = 0;
  #looking: Promise<void> | null = null;

  /** @param patience milliseconds that a question waits before another process is asked */
  constructor(
    address: string,
    { secret, saved, patience = ANSWER_MS }: { secret: string | null; saved: SavedLog; patience?: number },
  ) {
    this.address = address;
    this.#client = new PartitionClient(address, secret);
    this.#saved = saved;
    this.#patience = patience;
  }

  /** What it said last; null where it is not to be asked. */
  get joined(): PartitionStatus | null {
    return this.#joined;
  }

  /** Why it is not asked; '' where it is. */
  get trouble(): string {
    return this.#trouble;
  }

  get wasLookedAt(): boolean {
    return this.#trouble !== NEVER;
  }

  /** Questions that it is answering for this process. */
  get inHand(): number {
    return this.#inHand;
  }

  /** Asks it what it holds, and tells it what was saved. What goes wrong is its trouble. */
  look(): Promise<void> {
    this.#looking ??= this.#look().finally(() => {
      this.#looking = null;
    });
    return this.#looking;
  }

  /**
   * Asks a question; it has taken in everything that was saved before, as far as this process knows.
   * @param question as JSON
   * @throws NotAnswered
   */
  async ask<Kind extends QuestionKind>(
    kind: Kind,
    question: string,
    { rows, moment }: Pick<Envelope<Kind>, 'rows' | 'moment'>,
  ): Promise<Answered<Kind>> {
    const joined = this.#joined;
    if (joined === null) throw new NotAnswered(this.#trouble);
    const upTo = this.#now(joined);
    const told = JSON.stringify(this.#behind(joined));
    const body = `{"process":${JSON.stringify(joined.process)},"told":${told},"rows":${rows},"moment":${moment},"question":${question}}`;
    this.#inHand += 1;
    try {
      const answered = await this.#client.ask({ path: `/${kind}`, body, patience: this.#patience });
      if (!isAnswered(kind, answered)) throw new NotAnswered('The answer has another form.');
      this.#hasTakenIn(upTo);
      return answered;
    } catch (error) {
      if (this.#joined?.process === joined.process) this.#leave(error);
      throw error;
    } finally {
      this.#inHand -= 1;
    }
  }

  close(): void {
    this.#joined = null;
    this.#client.close();
  }

  async #look(): Promise<void> {
    try {
      const status = await this.#client.ask({ path: STATUS_PATH, body: null, patience: LOOK_MS });
      if (!isStatus(status)) throw new NotAnswered('what it says of itself has another form');
      if (status.version !== SERVICE_VERSION)
        throw new NotAnswered(
          `it is of another version: ${status.version} instead of ${SERVICE_VERSION}, which scores by version ${SCORE_VERSION}`,
        );
      if (!status.ready) throw new NotAnswered('it is starting');
      await this.#tell(status);
      this.#joined = status;
      this.#trouble = '';
    } catch (error) {
      this.#leave(error);
    }
  }

  async #tell(status: PartitionStatus): Promise<void> {
    const upTo = this.#now(status);
    const told = this.#behind(status);
    if (told.saved.length > 0 || told.since !== null) {
      const body = JSON.stringify({ process: status.process, told });
      await this.#client.ask({ path: TOLD_PATH, body, patience: TOLD_MS });
    }
    this.#hasTakenIn(upTo);
  }

  #now({ process }: PartitionStatus): TakenIn {
    return { process, position: this.#saved.position, time: Date.now() };
  }

  /** What it has not taken in: of a process that is new to this one, whatever was saved since either began. */
  #behind({ process, startedAt, ...standing }: Standing & Pick<PartitionStatus, 'process' | 'startedAt'>): Told {
    const known = this.#takenIn;
    if (known?.process === process) return this.#saved.behind(known.position, known.time, standing);
    const began = Math.max(startedAt, this.#askedSince - SETTLED_MS);
    const { saved, since } = this.#saved.behind(0, began, standing);
    return { saved, since: Math.min(began, since ?? began) };
  }

  #hasTakenIn(upTo: TakenIn): void {
    const known = this.#takenIn;
    if (known?.process !== upTo.process || known.position < upTo.position) this.#takenIn = upTo;
    else if (known.position === upTo.position && known.time < upTo.time) this.#takenIn = upTo;
  }

  #leave(error: unknown): void {
    this.#joined = null;
    this.#trouble = error instanceof Error ? error.message : String(error);
  }
}

function isAnswered<Kind extends QuestionKind>(kind: Kind, value: unknown): value is Answered<Kind> {
  return isObject(value) && isCount(value['moment']) && isAnswer[kind](value['answer']);
}
