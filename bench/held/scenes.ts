// What happens while people are there.
import { setTimeout as pause } from 'node:timers/promises';
import type { Set } from './processes.js';

/** Something that happens for a while. */
export interface Scene {
  readonly name: string;
  /** For how long nobody may get an answer at most, seconds. */
  readonly mostOutageS: number;
  /** Null where it cannot happen on this machine. */
  readonly happen: ((set: Set, seconds: number) => Promise<void>) | null;
}

const BEFORE_S = 5;
/** Somebody is answered within so long, whatever single process is gone. */
const GOES_ON_S = 5;
const OUTAGE_S = 10;
const DISK_95 = 0.95;
const seconds = (count: number): Promise<void> => pause(count * 1000);

/** Does something after a moment, undoes it, and lets the rest of the time pass. */
async function forAWhile(all: number, lasting: number, begin: () => unknown, end: () => unknown): Promise<void> {
  await seconds(BEFORE_S);
  try {
    await begin();
    await seconds(lasting);
  } finally {
    await end();
  }
  await seconds(Math.max(0, all - BEFORE_S - lasting));
}

/** @param set that it happens to @param delayMs of a slow network, each way */
export function scenesOf(set: Set, delayMs: number): readonly Scene[] {
  const half = (all: number): number => Math.max(OUTAGE_S, all / 2);
  const isDisk = set.volume.kind !== null;
  const filled = (share: number) => async (_: Set, all: number) =>
    forAWhile(
      all,
      half(all),
      () => set.volume.fillTo(share),
      () => set.volume.free(),
    );
  const [first] = set.apis;
  return [
    {
      name: 'an API process is killed, and started again after 10 s',
      mostOutageS: GOES_ON_S,
      happen: (_, all) =>
        forAWhile(
          all,
          OUTAGE_S,
          () => first.member.end('SIGKILL'),
          () => first.member.start(),
        ),
    },
    {
      name: 'an API process is stopped, and started again',
      mostOutageS: GOES_ON_S,
      happen: (_, all) =>
        forAWhile(
          all,
          0,
          () => first.member.end('SIGTERM'),
          () => first.member.start(),
        ),
    },
    {
      name: 'the store cannot be reached for 10 s',
      // Pages are served meanwhile; calls are again within some seconds of its coming.
      mostOutageS: OUTAGE_S + GOES_ON_S,
      happen: (_, all) =>
        forAWhile(
          all,
          OUTAGE_S,
          () => set.line.set({ isCut: true }),
          () => set.line.set(),
        ),
    },
    {
      name: `the network to the store takes ${delayMs} ms each way`,
      mostOutageS: GOES_ON_S,
      happen: (_, all) =>
        forAWhile(
          all,
          half(all),
          () => set.line.set({ delayMs }),
          () => set.line.set(),
        ),
    },
    {
      name: 'the mail server is away',
      mostOutageS: GOES_ON_S,
      happen: (_, all) =>
        forAWhile(
          all,
          half(all),
          () => set.mail.stop(),
          () => set.mail.start(),
        ),
    },
    {
      name: 'the disk of the store is 95 % full',
      mostOutageS: GOES_ON_S,
      happen: isDisk ? filled(DISK_95) : null,
    },
    { name: 'the disk of the store is full', mostOutageS: GOES_ON_S, happen: isDisk ? filled(1) : null },
  ];
}
