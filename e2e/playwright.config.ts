import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { administratorEmails } from './src/support/administrators.js';
import { NIGHT, TURNS } from './src/support/night.js';
import { freePort } from './src/support/ports.js';

/** @returns a folder for what an instance keeps, which is there until all is over: a teardown would come while it still writes */
function folderUntilTheEnd(name: string): string {
  const folder = mkdtempSync(path.join(tmpdir(), `vela-${name}-`));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 }));
  return folder;
}

// Workers read this file too, and must find what was chosen first.
process.env['VELA_PORT'] ??= String(await freePort());
process.env['VELA_DATA_DIR'] ??= folderUntilTheEnd('e2e');
// Instances of a test's own begin with a copy of what lies here: a first start takes three times as long as later ones.
process.env['VELA_TEMPLATE_DIR'] ??= folderUntilTheEnd('template');
// Instances of a test's own get it too.
process.env['ADMIN_EMAILS'] = administratorEmails;
const origin = `http://localhost:${process.env['VELA_PORT']}`;
const report = process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'];

export default defineConfig({
  testDir: './src',
  testMatch: '**/*.spec.ts',
  outputDir: './test-results',
  timeout: 90_000,
  expect: { timeout: 15_000 },
  // Each test makes its own people: two of one file run beside each other, and the long ones hold nobody up at the end.
  fullyParallel: true,
  workers: 2,
  retries: 0,
  // What takes minutes is played every night.
  ...(TURNS ? { grepInvert: new RegExp(NIGHT) } : {}),
  forbidOnly: process.env['CI'] !== undefined,
  reporter: [['list'], ...(report === undefined ? [] : [['json', { outputFile: report }] as const])],
  use: {
    baseURL: origin,
    // What cannot be pressed is said soon, and not at the end of a long journey's time.
    actionTimeout: 60_000,
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    // Nothing moves unless a test asks for it: each frame of a transition is drawn by the processor here.
    contextOptions: { reducedMotion: 'reduce' },
    // What a test answers itself is not to be asked past it.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    // A failure leaves a picture and what the page says. Every step with the page as it stood then is for whoever asks with
    // `TRACE=1`: writing that down takes a tenth of all the time.
    trace: process.env['TRACE'] === undefined ? 'off' : 'retain-on-failure',
    launchOptions: {
      ...(process.env['CHROME_PATH'] === undefined ? {} : { executablePath: process.env['CHROME_PATH'] }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        // A page of a test lives for seconds: to compile its functions better a second and third time never pays.
        '--js-flags=--no-opt --no-maglev --min-semi-space-size=32',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  webServer: {
    command: 'node ../supervisor/bin/start.mjs',
    url: `${origin}/api/health/ready`,
    timeout: 240_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    stdout: 'ignore',
    stderr: 'pipe',
    env: { PORT: process.env['VELA_PORT'], DATA_DIR: process.env['VELA_DATA_DIR'], SEED: 'demo' },
  },
});
