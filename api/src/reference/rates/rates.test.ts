import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import { BUNDLED_RATES, type RateTable } from '@vela/matching';
import { startWorld, type World } from '../../../tests/support/world.js';
import { readEcbRates } from './ecb.js';
import { areOldRates, followRates, LiveRates, refreshRates } from './index.js';

const TODAY = new Date('2026-11-25T17:00:00Z');
const RATES = { USD: 1.0871, DKK: 7.4602, SEK: 10.9, ISK: 143.2, NOK: 11.75 };

/** A file of a day in the form that the European Central Bank gives it. */
const fileOf = (
  date: string,
  rates: Readonly<Record<string, number>> = RATES,
): string => `<?xml version="1.0" encoding="UTF-8"?>
<gesmes:Envelope xmlns:gesmes="http://www.gesmes.org/xml/2002-08-01" xmlns="http://www.ecb.int/vocabulary/2002-08-01/eurofxref">
\t<gesmes:subject>Reference rates</gesmes:subject>
\t<Cube>
\t\t<Cube time='${date}'>
${Object.entries(rates)
  .map(([currency, rate]) => `\t\t\t<Cube currency='${currency}' rate='${rate}'/>`)
  .join('\n')}
\t\t</Cube>
\t</Cube>
</gesmes:Envelope>`;
const tableOf = (date: string): RateTable => {
  const { NOK, ...others } = RATES;
  return { date, perEuro: { EUR: 1, ...others, NOC: NOK } };
};

test('the file of a day is read; one that lacks a currency is refused', () => {
  expect(readEcbRates(fileOf('2026-11-25'))).toEqual(tableOf('2026-11-25'));
  expect(readEcbRates(fileOf('2026-11-25').replaceAll("'", '"'))).toEqual(tableOf('2026-11-25'));
  const { SEK, ...others } = RATES;
  expect(SEK).toBeGreaterThan(0);
  expect(() => readEcbRates(fileOf('2026-11-25', others))).toThrow('"SEK"');
  expect(() => readEcbRates('<html>Moved</html>')).toThrow('date');
});

test('a table is old when more than a week has gone by', () => {
  expect([
    areOldRates({ date: '2026-11-17' }, '2026-11-24'),
    areOldRates({ date: '2026-11-17' }, '2026-11-25'),
  ]).toEqual([false, true]);
});

let world: World;
let bank: Server;
let answer: { readonly status: number; readonly body: string };
let ratesUrl: string;

beforeAll(async () => {
  bank = createServer((_, response) => response.writeHead(answer.status).end(answer.body));
  await new Promise<void>((resolve) => bank.listen(0, '127.0.0.1', resolve));
  ratesUrl = `http://127.0.0.1:${(bank.address() as AddressInfo).port}/daily.xml`;
  world = await startWorld({}, { jobs: 'none' });
});
afterAll(async () => {
  await world.stop();
  await new Promise((resolve) => bank.close(resolve));
});
beforeEach(async () => {
  await world.server.app.models.rateTables.deleteMany({});
});

/** A process on the store, with what its log warns of. */
function aProcess(url: string | null = ratesUrl) {
  const { app } = world.server;
  const rates = new LiveRates(BUNDLED_RATES);
  const warnings: unknown[] = [];
  const log = Object.create(app.log) as typeof app.log;
  log.warn = jest.fn((_facts: unknown, sentence?: unknown) => void warnings.push(sentence));
  return {
    ...app,
    rates,
    log,
    warnings,
    clock: { now: () => TODAY, aheadMs: 0 },
    config: { ...app.config, ratesUrl: url },
  };
}

test('rates of the day are read by one process and followed by the others, dated', async () => {
  answer = { status: 200, body: fileOf('2026-11-25') };
  const [one, other] = [aProcess(), aProcess(null)];
  await refreshRates(one);
  expect({ date: one.rates.date, perEuro: one.rates.perEuro }).toEqual(tableOf('2026-11-25'));
  expect(one.warnings).toEqual([]);
  expect(await followRates(other)).toBe(true);
  expect({ date: other.rates.date, perEuro: other.rates.perEuro }).toEqual(tableOf('2026-11-25'));
  expect(await followRates(other)).toBe(false);
});

test('older rates, those of a day to come and an answer that is none change nothing, and are told of', async () => {
  answer = { status: 200, body: fileOf('2026-11-25') };
  const app = aProcess();
  await refreshRates(app);
  for (const [status, body, warned] of [
    [200, fileOf('2026-11-20'), 0],
    [200, fileOf('2026-11-26'), 1],
    [503, fileOf('2026-11-25'), 1],
    [200, 'x'.repeat(200_000), 1],
    [200, '<html></html>', 1],
  ] as const) {
    answer = { status, body };
    app.warnings.length = 0;
    await refreshRates(app);
    expect(app.warnings).toHaveLength(warned);
    expect(app.rates.date).toBe('2026-11-25');
    expect(await app.models.rateTables.find().lean()).toEqual([{ _id: 'ecb', ...tableOf('2026-11-25') }]);
  }
});

test('rates that are more than a week old are warned of', async () => {
  answer = { status: 200, body: fileOf('2026-11-10') };
  const app = aProcess();
  await refreshRates(app);
  expect(app.warnings).toEqual([expect.stringContaining('the currency rates are old')]);
  app.rates.take(tableOf('2026-11-18'));
  app.warnings.length = 0;
  await refreshRates(app);
  expect(app.warnings).toEqual([]);
});

test('a demo, which asks nobody for rates, is not warned of old ones', async () => {
  const app = aProcess(null);
  await refreshRates(app);
  expect(app.warnings).toEqual([]);
});

test('everybody is told of the rates of the day', async () => {
  const { app } = world.server;
  await app.models.rateTables.create({ _id: 'ecb', ...tableOf('2026-11-25') });
  await followRates(app);
  expect(await world.visitor().ok('getRates')).toEqual(tableOf('2026-11-25'));
});
