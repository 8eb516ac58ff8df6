// What the processes of a set hold and how busy they are, while people are there.
import type { Member } from './processes.js';

/** One reading of one process. */
interface Sample {
  readonly at: number;
  readonly name: string;
  readonly megabytes: number;
  /** Share of time in which its event loop was busy, and its lag that one turn in a hundred exceeds; null where it tells nothing. */
  readonly busy: number | null;
  readonly lagMs: number | null;
}

const figureIn = (text: string, name: string): number | null => {
  const value = new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1];
  return value === undefined ? null : Number(value);
};

async function sampleOf({ name, megabytes, metricsPort }: Member): Promise<Sample> {
  const answer = await fetch(`http://127.0.0.1:${metricsPort}/metrics`).catch(() => null);
  const text = (await answer?.text().catch(() => '')) ?? '';
  const lag = figureIn(text, 'nodejs_eventloop_lag_p99_seconds');
  return {
    at: performance.now(),
    name,
    megabytes,
    busy: figureIn(text, 'event_loop_utilization_ratio'),
    lagMs: lag === null ? null : lag * 1000,
  };
}

/** Reads all processes now and then. @returns what was read, once it is told to end */
export function startSampling(members: readonly Member[], everyMs: number): () => Promise<readonly Sample[]> {
  const samples: Sample[] = [];
  let reading: Promise<unknown> = Promise.resolve();
  const read = (): void => {
    reading = Promise.all(members.map(sampleOf)).then((found) => samples.push(...found));
  };
  read();
  const timer = setInterval(read, everyMs);
  return async () => {
    clearInterval(timer);
    await reading;
    return samples;
  };
}

export type { Sample };
