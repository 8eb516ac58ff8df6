import { Chance, wordFor } from '../../support/chance.js';
import { joinAsRecruiter, joinAsTalent, type Recruiter, type Talent } from '../../support/people.js';
import type { FaultWorld } from './fault-world.js';
import { MoneyCalls } from './money-calls.js';
import { Records } from './records.js';

const RECRUITERS = 4;
const TALENTS = 16;
const WORKERS = 8;
const WEIGHTS = { request: 45, answer: 40, buy: 10, found: 5 } as const;
type Step = keyof typeof WEIGHTS;
const STEPS = (Object.keys(WEIGHTS) as Step[]).flatMap((step) => Array.from({ length: WEIGHTS[step] }, () => step));

/** People who ask, answer, buy and found companies all at once, whatever happens to the product meanwhile. */
export class MoneyLoad {
  readonly records = new Records();
  readonly #calls: MoneyCalls;
  readonly #chance: Chance;
  #running = true;
  readonly #work: Promise<unknown>;

  private constructor(calls: (records: Records) => MoneyCalls, chance: Chance) {
    this.#calls = calls(this.records);
    this.#chance = chance;
    this.#work = Promise.all(Array.from({ length: WORKERS }, () => this.#workOn()));
    // Waited for at the end; a fault until then is not unheard.
    this.#work.catch(() => undefined);
  }

  /** Has the people join, and begin. */
  static async start(world: FaultWorld, seed: number): Promise<MoneyLoad> {
    const chance = new Chance(seed);
    const recruiters: Recruiter[] = [];
    const talents: Talent[] = [];
    // One after the other: all at once a busy machine keeps some of them waiting longer than a sign-in may take.
    while (recruiters.length < RECRUITERS)
      recruiters.push(
        await joinAsRecruiter(
          world,
          { givenName: `Recruiter${wordFor(recruiters.length)}` },
          `Employer ${recruiters.length}`,
        ),
      );
    while (talents.length < TALENTS)
      talents.push(await joinAsTalent(world, { givenName: `Talent${wordFor(talents.length)}` }));
    return new MoneyLoad((records) => new MoneyCalls(world, records, chance, { recruiters, talents }), chance);
  }

  async #workOn(): Promise<void> {
    while (this.#running) await this.#calls[this.#chance.oneOf(STEPS)]();
  }

  /** Waits until so many more calls were acknowledged. @throws whatever ended the work */
  async progress(count: number): Promise<void> {
    await Promise.race([this.records.progress(count), this.#work]);
  }

  /** Begins nothing more and lets what was begun end; the API must be up, or be started meanwhile. */
  async finish(): Promise<void> {
    this.#running = false;
    await this.#work;
  }
}
