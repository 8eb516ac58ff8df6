import { expect, test } from '@jest/globals';
import { Registry } from 'prom-client';
import { workMetrics } from './work-metrics.js';

interface Figure {
  readonly value: number;
  readonly kind?: unknown;
  readonly outcome?: unknown;
  readonly name?: unknown;
}

async function figuresOf(registry: Registry, name: string): Promise<readonly Figure[]> {
  const metric = await registry.getSingleMetric(name)?.get();
  return (metric?.values ?? []).map(({ labels, value }) => ({ ...labels, value }));
}

test('what alerts look at has a figure from the start, before anything was given up and before any job ended well', async () => {
  const registry = new Registry();
  const metrics = workMetrics(registry);
  const before = Date.now() / 1000;
  metrics.beginWork(['mail', 'newsletter'], ['expire requests', 'check balances']);
  const givenUp = async () =>
    (await figuresOf(registry, 'outbox_deliveries_total')).filter(({ outcome }) => outcome === 'given up');
  expect(await givenUp()).toEqual([
    { kind: 'mail', outcome: 'given up', value: 0 },
    { kind: 'newsletter', outcome: 'given up', value: 0 },
  ]);
  metrics.countDelivery('mail', 'given up');
  expect((await givenUp())[0]).toMatchObject({ kind: 'mail', value: 1 });

  const fails = metrics.followJob('check balances', () => Promise.reject(new Error('no')));
  await expect(fails).rejects.toThrow('no');
  const successes = await figuresOf(registry, 'job_last_success_timestamp_seconds');
  expect(successes.map(({ name }) => name)).toEqual(['expire requests', 'check balances']);
  for (const { value } of successes) {
    expect(value).toBeGreaterThanOrEqual(before);
    expect(value).toBeLessThanOrEqual(Date.now() / 1000);
  }
});
