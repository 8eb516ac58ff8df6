import type { Searcher } from '@vela/market/visibility';
import type {
  ExposureTable,
  FacetCounts,
  FacetScope,
  MatchFilters,
  MatchRole,
  RankedPage,
  RankQuery,
  RequirementCounts,
  Requirements,
} from '@vela/matching';
import { facetsOfParts, pageOfParts, requirementsOfParts } from '@vela/matching/partitions';
import { stillStarting } from '../../../platform/errors/index.js';
import type { Log } from '../../../platform/observability/index.js';
import type { MatchEngine, MatchEngineExtent } from '../engine/engine.js';
import { pageOf } from './answers.js';
import { Layout, type Standing } from './layout.js';
import type { PartitionProcess } from './partition-process.js';
import type { Answered, Envelope } from './protocol.js';
import { question, type QuestionKind } from './questions.js';
import { SavedLog } from './saved-log.js';

/** Questions after one whose partitions did not know the same moment of exposure. */
const MOMENTS_TRIED = 2;

interface ServiceEngineNeeds {
  /** Of all processes of the service: scheme, host and port. */
  readonly addresses: readonly string[];
  /** What they let in by; null for none. */
  readonly secret: string | null;
  /** Profiles of a company's own people, which are left out. */
  readonly own: { of(searcher: Searcher): Promise<readonly string[]> };
  /** Says the latest moment; how often each was shown is the partitions' to know. */
  readonly exposures: Pick<ExposureTable, 'moment'>;
  readonly log: Log;
  /** Milliseconds that a question waits before another process is asked. */
  readonly patience?: number;
}

type ListBounds = Pick<RankQuery, 'offset' | 'limit' | 'moment'>;

/**
 * Answers by asking the processes of the matching service, each of which holds a partition of all profiles, and putting together what
 * they say. Holds no index (docs/decisions/0195).
 */
export class ServiceEngine implements MatchEngine {
  readonly #saved = new SavedLog();
  readonly #layout: Layout;
  readonly #own: ServiceEngineNeeds['own'];
  readonly #exposures: ServiceEngineNeeds['exposures'];
  readonly #log: Log;
  /** Counts questions, so that processes of a partition take turns. */
  #turn = 0;
  #ready = false;

  constructor({ own, exposures, log, ...service }: ServiceEngineNeeds) {
    this.#own = own;
    this.#exposures = exposures;
    this.#log = log;
    this.#layout = new Layout({ ...service, log, saved: this.#saved });
  }

  /**
   * True from the moment on in which every partition was held by somebody. One that is lost later has its questions refused and is told
   * by `partitionsMissing`: everything else of the instance goes on.
   */
  get ready(): boolean {
    return this.#ready;
  }

  get extent(): MatchEngineExtent {
    const held = this.#layout.standing.holders.flatMap(([first]) => first?.joined?.extent ?? []);
    const most = (valueOf: (extent: (typeof held)[number]) => number): number => Math.max(0, ...held.map(valueOf));
    return {
      profiles: held.reduce((sum, { profiles }) => sum + profiles, 0),
      bytes: held.reduce((sum, { bytes }) => sum + bytes, 0),
      buildSeconds: most(({ buildSeconds }) => buildSeconds),
      lagSeconds: most(({ lagSeconds }) => lagSeconds),
      partitionsMissing: this.#layout.missing,
    };
  }

  async start(): Promise<void> {
    await this.#layout.start();
    this.#ready = this.#layout.missing === 0;
  }

  stop(): Promise<void> {
    this.#ready = false;
    this.#layout.stop();
    return Promise.resolve();
  }

  async rank(role: MatchRole, query: RankQuery): Promise<RankedPage> {
    return this.#list('rank', query, question.rank(role, query, await this.#own.of(role)));
  }

  async browse(searcher: Searcher, query: RankQuery): Promise<RankedPage> {
    return this.#list('browse', query, question.browse(searcher, query, await this.#own.of(searcher)));
  }

  async count(role: MatchRole): Promise<number> {
    const { total } = await this.rank(role, { week: 0, offset: 0, limit: 0 });
    return total;
  }

  async facets(scope: FacetScope, filters: MatchFilters): Promise<FacetCounts> {
    const asked = question.facets(scope, filters, await this.#own.of(scope));
    return facetsOfParts(filters, await this.#all('facets', asked));
  }

  async meeting(requirements: Requirements): Promise<RequirementCounts> {
    const asked = question.meeting(requirements, await this.#own.of(requirements));
    return requirementsOfParts(await this.#all('meeting', asked));
  }

  profileSaved(profileId: string): void {
    this.#saved.saved(profileId);
  }

  profilesMissed(since: Date): void {
    this.#saved.missed(since);
  }

  /** A page of a list. All partitions order it by the same moment of exposure: where one knows another only, all are asked for that. */
  async #list(kind: 'rank' | 'browse', bounds: ListBounds, asked: object): Promise<RankedPage> {
    const standing = this.#standing();
    const text = JSON.stringify(asked);
    let moment = bounds.moment ?? this.#exposures.moment;
    for (let tried = 0; ; tried += 1) {
      const moments = new Set<number>();
      const page = await pageOfParts(standing.count, bounds, async (number, rows) => {
        const answered = await this.#ask(standing, number, kind, text, { rows, moment });
        moments.add(answered.moment);
        return pageOf(answered.answer);
      });
      if (moments.size === 1 || tried === MOMENTS_TRIED) return page;
      // One that began lately knows no earlier moment; one that is behind no later one.
      const [earliest, latest] = [Math.min(...moments), Math.max(...moments)];
      moment = latest > moment ? latest : earliest;
    }
  }

  async #all<Kind extends 'facets' | 'meeting'>(
    kind: Kind,
    asked: object,
  ): Promise<readonly Answered<Kind>['answer'][]> {
    const standing = this.#standing();
    const text = JSON.stringify(asked);
    const list = { rows: 0, moment: 0 };
    const parts = Array.from({ length: standing.count }, (_, number) => this.#ask(standing, number, kind, text, list));
    return (await Promise.all(parts)).map(({ answer }) => answer);
  }

  #standing(): Standing {
    const { standing } = this.#layout;
    if (!this.#ready || standing.count === 0) throw stillStarting();
    return standing;
  }

  /**
   * Asks those who hold a partition, one after the other, then once more whoever came back or was not known yet.
   * @throws AppError 503 where nobody answers
   */
  async #ask<Kind extends QuestionKind>(
    standing: Standing,
    number: number,
    kind: Kind,
    text: string,
    list: Pick<Envelope<Kind>, 'rows' | 'moment'>,
  ): Promise<Answered<Kind>> {
    const failures: string[] = [];
    for (const isAgain of [false, true]) {
      if (isAgain) await this.#layout.lookAgain();
      const among = (): Standing => (isAgain ? this.#layout.standing : standing);
      const tried = new Set<PartitionProcess>();
      // Another count has other people in a partition of the same number.
      const next = () => (among().count === standing.count ? this.#inTurn(among(), number, tried) : undefined);
      for (let process = next(); process !== undefined; process = next()) {
        tried.add(process);
        try {
          return await process.ask(kind, text, list);
        } catch (error) {
          failures.push(`${process.address}: ${error instanceof Error ? error.message : String(error)}`);
        }
      }
    }
    this.#log.warn({ partition: number, question: kind, failures }, 'nobody answers for a partition');
    throw stillStarting();
  }

  /** Whoever has the least in hand, by turns where that is equal. */
  #inTurn({ holders }: Standing, number: number, tried: ReadonlySet<PartitionProcess>): PartitionProcess | undefined {
    const able = (holders[number] ?? []).filter((process) => process.joined !== null && !tried.has(process));
    const least = Math.min(...able.map(({ inHand }) => inHand));
    const idlest = able.filter(({ inHand }) => inHand === least);
    this.#turn += 1;
    return idlest[this.#turn % idlest.length];
  }
}
