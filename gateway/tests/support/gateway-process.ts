// A gateway in a process of its own, whose heap can be read once all garbage is collected. Forked by `GatewayProcess`, which tells it
// by its environment what it serves.
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

const REPOSITORY = path.resolve(__dirname, '../../..');
const ENTRY = path.join(__dirname, 'gateway-on-request.ts');

const numberIn = (message: unknown, key: string): number => {
  const value: unknown = typeof message === 'object' && message !== null ? Reflect.get(message, key) : null;
  if (typeof value !== 'number') throw new Error(`The gateway told no ${key}.`);
  return value;
};

export class GatewayProcess {
  readonly port: number;
  readonly #child: ChildProcess;

  private constructor(child: ChildProcess, port: number) {
    this.#child = child;
    this.port = port;
  }

  /** @param site folder that it serves @param api origin behind it @param pagesAMinute of one caller */
  static async start(site: string, api: string, pagesAMinute: number): Promise<GatewayProcess> {
    const child = fork(ENTRY, {
      cwd: REPOSITORY,
      execArgv: ['--conditions=source', '--expose-gc', '--import', 'tsx'],
      env: { ...process.env, TEST_SITE: site, TEST_API: api, TEST_PAGES: String(pagesAMinute) },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    const ended = once(child, 'exit').then(() => Promise.reject(new Error('The gateway ended at its start.')));
    const [message] = (await Promise.race([once(child, 'message'), ended])) as unknown[];
    ended.catch(() => undefined);
    return new GatewayProcess(child, numberIn(message, 'port'));
  }

  /** @returns bytes of its heap in use once all garbage is collected */
  async heapBytes(): Promise<number> {
    const told = once(this.#child, 'message');
    this.#child.send('heap');
    const [message] = (await told) as unknown[];
    return numberIn(message, 'heapBytes');
  }

  async stop(): Promise<void> {
    const exit = once(this.#child, 'exit');
    this.#child.disconnect();
    await exit;
  }
}
