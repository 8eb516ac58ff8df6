// Interleaved rounds: in each, every engine is asked in turn, and every answer is held against the index's.
import { median } from '../figures.mjs';
import { type Engine, ROUNDS } from './engines.js';
import type { Compared } from './figures.js';
import { chance, roleOf } from './world.js';

class EngineTimes {
  readonly #times: number[] = [];
  #different = 0;
  #finished = true;

  /** One round of one engine. */
  async round(engine: Engine, index: Engine, all: boolean, seed: number): Promise<void> {
    const next = chance(seed);
    const times: number[] = [];
    for (let number = 0; number < engine.each; number += 1) {
      const role = roleOf(next, number);
      const { ms, text } = await engine.ask(role, all);
      times.push(ms);
      if (text === null) this.#finished = false;
      else if (engine !== index && text !== (await index.ask(role, all)).text) this.#different += 1;
    }
    this.#times.push(median(times));
  }

  figures(engine: string): Compared {
    return {
      engine,
      ms: median(this.#times),
      rounds: this.#times.length,
      different: this.#different,
      finished: this.#finished,
    };
  }
}

/**
 * @param index the first of the engines
 * @param all whether every category is searched
 * @param seed of the world, from which the roles are made
 */
export async function compare(engines: readonly Engine[], index: Engine, all: boolean, seed: number) {
  const engineTimes = new Map(
    engines
      .filter(({ ownCategoryOnly }) => !all || ownCategoryOnly !== true)
      .map((engine) => [engine, new EngineTimes()]),
  );
  for (let round = 0; round < ROUNDS; round += 1)
    for (const [engine, times] of engineTimes)
      if (round < engine.rounds) await times.round(engine, index, all, seed * 100 + round);
  return [...engineTimes].map(([{ name }, times]) => times.figures(name));
}
