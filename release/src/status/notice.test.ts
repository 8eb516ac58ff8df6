import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { tellWithdrawn } from './notice.js';

const WITHDRAWN = {
  name: 'mf_payments',
  version: 'b'.repeat(12),
  why: '9 of 40 failed',
  stays: 'a'.repeat(12),
} as const;

let server: Server;
let heard: unknown[];
/** What is answered, first to last. */
let statuses: number[];
let url: string;

beforeEach(async () => {
  [heard, statuses] = [[], []];
  server = createServer((request, response) => {
    void text(request).then((body) => {
      heard.push(JSON.parse(body));
      response.writeHead(statuses.shift() ?? 200).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook/secret`;
});
afterEach(async () => {
  jest.restoreAllMocks();
  await new Promise((resolve) => server.close(resolve));
});

test('a chat is told what was taken back, why, and what everybody gets', async () => {
  await tellWithdrawn(url, WITHDRAWN);
  expect(heard).toEqual([
    {
      text: 'mfe-payments bbbbbbbbbbbb was rolled back by itself: 9 of 40 failed. Everybody gets aaaaaaaaaaaa. See: npm run slice -- status',
      name: 'mfe-payments',
      version: WITHDRAWN.version,
      why: WITHDRAWN.why,
      inService: WITHDRAWN.stays,
    },
  ]);
});

test('it is told again where it did not hear, and once where it did', async () => {
  statuses = [503, 500];
  await tellWithdrawn(url, WITHDRAWN, [0, 0]);
  expect(heard).toHaveLength(3);
});

test('who cannot be told keeps nothing from being taken back, and no secret stands in the log', async () => {
  const complaints = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  statuses = [404, 404];
  await tellWithdrawn(url, WITHDRAWN, [0]);
  await tellWithdrawn('http://127.0.0.1:9/hook/secret', WITHDRAWN, []);
  await tellWithdrawn(null, WITHDRAWN);
  expect(complaints.mock.calls.flat().map(String)).toEqual([
    'RELEASE_NOTIFY_URL could not be told: Error: it answered 404',
    expect.stringMatching(/^RELEASE_NOTIFY_URL could not be told: TypeError/),
  ]);
  expect(String(complaints.mock.calls)).not.toContain('secret');
});
