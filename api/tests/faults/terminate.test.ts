import { expect, test } from '@jest/globals';
import { seedFrom } from '../support/chance.js';
import { audit, tellAllEvents } from './support/audit.js';
import { startFaultWorld } from './support/fault-world.js';
import { report } from './support/figures.js';
import { MoneyLoad } from './support/money-load.js';

const SEED = seedFrom('FAULT_SEED');

test(`an API that is asked to stop under load answers what is under way, and ends well (FAULT_SEED=${SEED})`, async () => {
  const world = await startFaultWorld();
  try {
    const load = await MoneyLoad.start(world, SEED);
    const stops: number[] = [];
    for (let stop = 0; stop < 2; stop += 1) {
      await load.progress(40);
      const { code, signal, milliseconds } = await world.api.terminate();
      expect([code, signal, world.api.said]).toEqual([0, null, '']);
      stops.push(milliseconds);
      await world.api.start();
    }
    await load.finish();
    report('terminate', { dropped: load.records.dropped.length, refused: load.records.refusals }, { stop: stops });
    expect([load.records.dropped, load.records.refusals]).toEqual([[], 0]);
    expect(await tellAllEvents(world)).toEqual([]);
    expect(await audit(world, load.records)).toEqual([]);
  } finally {
    await world.stop();
  }
}, 400_000);
