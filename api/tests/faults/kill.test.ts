import { expect, test } from '@jest/globals';
import { Chance, seedFrom } from '../support/chance.js';
import { audit, tellAllEvents } from './support/audit.js';
import { startFaultWorld } from './support/fault-world.js';
import { report } from './support/figures.js';
import { MoneyLoad } from './support/money-load.js';

const KILLS = Number(process.env['FAULT_KILLS'] ?? 2);
const SEED = seedFrom('FAULT_SEED');

test(
  `an API that is killed under load again and again loses nothing and does nothing twice (FAULT_KILLS=${KILLS}, FAULT_SEED=${SEED})`,
  async () => {
    const chance = new Chance(SEED);
    const world = await startFaultWorld();
    try {
      const load = await MoneyLoad.start(world, SEED);
      const starts: number[] = [];
      for (let kill = 0; kill < KILLS; kill += 1) {
        await load.progress(15 + chance.below(60));
        await world.api.kill();
        const span = await world.api.start();
        starts.push(span);
        report(
          `kill ${kill + 1} of ${KILLS}`,
          { requests: load.records.requests.size },
          { 'ready after the start': [span] },
        );
      }
      await load.progress(10);
      await load.finish();
      const { requests, purchases, companies } = load.records;
      report(
        'kill',
        { kills: KILLS, requests: requests.size, purchases: purchases.size, companies: companies.size },
        { 'ready after the start': starts },
      );
      expect(await tellAllEvents(world)).toEqual([]);
      expect(await audit(world, load.records)).toEqual([]);
      expect(Math.min(requests.size, purchases.size)).toBeGreaterThan(0);
    } finally {
      await world.stop();
    }
  },
  120_000 + KILLS * 120_000,
);
