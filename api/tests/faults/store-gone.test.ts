import { expect, test } from '@jest/globals';
import { seedFrom } from '../support/chance.js';
import { joinAsRecruiter, joinAsTalent, type Recruiter, roleForm } from '../support/people.js';
import { until } from '../support/until.js';
import type { Answer } from '../support/visitor.js';
import { audit, tellAllEvents } from './support/audit.js';
import { type FaultWorld, startFaultWorld } from './support/fault-world.js';
import { report } from './support/figures.js';
import { MoneyLoad } from './support/money-load.js';

const OUTAGE_MS = Number(process.env['FAULT_OUTAGE_MS'] ?? 2000);
const SEED = seedFrom('FAULT_SEED');
/** Far above what any answer may take, far below what a hanging one does. */
const PATIENCE_MS = 15_000;
const PROBES = 4;

/** Somebody who goes on asking for something while the store is away. */
interface Probe {
  readonly name: string;
  readonly send: () => Promise<Answer>;
}

const probes = ({ visitor }: FaultWorld, recruiter: Recruiter, world: FaultWorld): readonly Probe[] => [
  { name: 'read', send: () => recruiter.visitor.call('listOpenRoles') },
  { name: 'write', send: () => recruiter.visitor.call('createOpenRole', { body: roleForm(world) }) },
  {
    name: 'transaction',
    send: () => recruiter.visitor.call('createPaymentIntent', { body: { ammount: 200_000, currency: 'sek' } }),
  },
  {
    name: 'visitor',
    send: () =>
      visitor().call('recordConsent', { body: { consentId: 'c', revision: 1, categories: [], kind: 'cookies' } }),
  },
];

const ready = async (world: FaultWorld, status: number): Promise<boolean> =>
  (await world.visitor().call('healthReady')).status === status;

/** One call that is answered in time. @returns how long it took */
async function answered({ name, send }: Probe, statuses: readonly number[]): Promise<number> {
  const from = performance.now();
  let limit: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    limit = setTimeout(() => reject(new Error(`The ${name} hangs.`)), PATIENCE_MS);
  });
  try {
    const answer = await Promise.race([send(), tooLate]);
    if (!statuses.includes(answer.status))
      throw new Error(`The ${name} was answered with ${answer.status}: ${answer.text}`);
    if (answer.status === 503)
      expect([answer.headers.get('retry-after'), answer.body]).toEqual([
        '2',
        expect.objectContaining({ status: 503, detail: expect.any(String) }),
      ]);
    return performance.now() - from;
  } finally {
    clearTimeout(limit);
  }
}

/** Talents of whom one erases their profile, one pauses it and one takes it up again, through other instances. */
async function startOthers(world: FaultWorld): Promise<{ changeAll(): Promise<void> }> {
  const { jobSeekerProfiles } = world.app.models;
  const [erases, pauses, returns] = [
    await joinAsTalent(world, { givenName: 'Erasing' }),
    await joinAsTalent(world, { givenName: 'Pausing' }),
    await joinAsTalent(world, { givenName: 'Returning' }),
  ];
  await returns.visitor.ok('saveJobSeekerProfile', { body: { availableForContact: false } });
  return {
    changeAll: async () => {
      await jobSeekerProfiles.deleteOne({ _id: erases.profile.id });
      await jobSeekerProfiles.updateOne({ _id: pauses.profile.id }, { availableForContact: false });
      await jobSeekerProfiles.updateOne({ _id: returns.profile.id }, { availableForContact: true });
    },
  };
}

/** How many are found for a role, and how many of them are on its first page. */
async function found({ visitor, role }: Recruiter): Promise<readonly [number, number]> {
  const { total, matches } = await visitor.ok('getOpenRole', { params: { id: role.id } });
  return [total ?? matches.length, matches.length];
}

test.each([
  { how: 'gone', take: (world: FaultWorld) => world.line.cut(), giveBack: (world: FaultWorld) => world.line.join() },
  {
    how: 'dead silent',
    take: (world: FaultWorld) => Promise.resolve(world.line.die()),
    giveBack: (world: FaultWorld) => Promise.resolve(world.line.revive()),
  },
])(
  `while the store is $how people are told so, and all goes on once it is back (FAULT_OUTAGE_MS=${OUTAGE_MS}, FAULT_SEED=${SEED})`,
  async ({ how, take, giveBack }) => {
    const world = await startFaultWorld();
    try {
      const recruiter = await joinAsRecruiter(world, { givenName: 'Rut' });
      const load = await MoneyLoad.start(world, SEED);
      const others = await startOthers(world);
      const [before] = await found(recruiter);
      await load.progress(30);
      const asking = probes(world, recruiter, world);
      const pid = world.api.pid;

      await take(world);
      // Those who come at this moment are answered, too, and none of them with a fault.
      const atOnce = await Promise.all(
        asking.flatMap((probe) => Array.from({ length: PROBES }, () => answered(probe, [200, 503]))),
      );
      await until(() => ready(world, 503));
      const meanwhile: number[] = [];
      const end = performance.now() + OUTAGE_MS;
      do {
        meanwhile.push(...(await Promise.all(asking.map((probe) => answered(probe, [503])))));
        expect((await world.visitor().call('healthLive')).status).toBe(200);
        expect(await ready(world, 503)).toBe(true);
      } while (performance.now() < end);
      await others.changeAll();

      await giveBack(world);
      const recovery = await until(() => ready(world, 200));
      for (const probe of asking) await answered(probe, [200]);
      const followed = await until(async () => String(await found(recruiter)) === String([before - 1, before - 1]));
      await load.progress(30);
      await load.finish();
      report(
        `store ${how}`,
        { calls: meanwhile.length, 'calls of the load refused': load.records.refusals },
        { 'at the moment': atOnce, meanwhile, recovery: [recovery], 'matches follow': [followed] },
      );
      expect([world.api.pid, load.records.dropped]).toEqual([pid, []]);
      expect(await tellAllEvents(world)).toEqual([]);
      expect(await audit(world, load.records)).toEqual([]);
    } finally {
      await world.stop();
    }
  },
  400_000 + OUTAGE_MS,
);
