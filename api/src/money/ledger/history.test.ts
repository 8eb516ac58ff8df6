import { expect, test } from '@jest/globals';
import { seedFrom } from '../../../tests/support/chance.js';
import { playHistory, type Stage, startStage } from '../../../tests/support/history/play.js';
import { wrongDocuments } from '../../../tests/support/wrong-documents.js';
import { checkBalances } from './index.js';

const HISTORIES = Number(process.env['HISTORIES'] ?? 1);
const STEPS = Number(process.env['HISTORY_STEPS'] ?? 100);
const SEED = seedFrom('HISTORY_SEED');
/** So many are played in one world: its clock goes on, so that the launch offer ends on the way. */
const HISTORIES_A_WORLD = 40;
/** What nothing takes, however busy the machine: who waits longer waits for something that hangs. */
const STEP_MS = 2000;
const WORLD_MS = 60_000;

/** Nobody but the histories of a stage wrote there: all of it must add up, also what older ones left. */
async function leave({ world }: Stage): Promise<void> {
  const differences = await checkBalances(world.server.app);
  const wrong = await wrongDocuments(world.server.app);
  await world.stop();
  expect([differences, wrong]).toEqual([0, []]);
}

test(
  `any history leaves the ledger as the model says (HISTORIES=${HISTORIES}, HISTORY_STEPS=${STEPS}, HISTORY_SEED=${SEED})`,
  async () => {
    for (let first = 0; first < HISTORIES; first += HISTORIES_A_WORLD) {
      const stage = await startStage();
      const last = Math.min(first + HISTORIES_A_WORLD, HISTORIES);
      try {
        for (let history = first; history < last; history += 1) {
          await playHistory(stage, { seed: SEED + history, steps: STEPS, serial: history - first });
          if (HISTORIES > 1)
            process.stdout.write(
              `${history + 1} of ${HISTORIES} histories of ${STEPS} steps, from seed ${SEED} on, are well.\n`,
            );
        }
      } finally {
        await leave(stage);
      }
    }
  },
  HISTORIES * (WORLD_MS + STEPS * STEP_MS),
);
