// A line from the processes to their store that can be slow, or cut, in a process of its own: it takes no time from whom it
// serves. Started by `startLine` with the port that it leads to; says its own port, and does what it is told.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import net, { type AddressInfo, type Socket } from 'node:net';
import { fileURLToPath } from 'node:url';

/** What a line is told: how late everything arrives, each way, and whether anything does. */
interface LineState {
  readonly delayMs: number;
  readonly isCut: boolean;
}

interface Waiting {
  readonly at: number;
  readonly chunk: Buffer | null;
}

let state: LineState = { delayMs: 0, isCut: false };
const sockets = new Set<Socket>();

/** Passes on what one end says, in its order, as late as the line is slow. */
function pass(from: Socket, to: Socket): void {
  const waiting: Waiting[] = [];
  let last = 0;
  const arrive = (): void => {
    while (waiting[0] !== undefined && waiting[0].at <= performance.now()) {
      const { chunk } = waiting.shift() ?? { chunk: null };
      if (chunk === null) to.destroy();
      else if (!to.destroyed) to.write(chunk);
    }
    if (waiting[0] !== undefined) setTimeout(arrive, Math.max(1, waiting[0].at - performance.now()));
  };
  const send = (chunk: Buffer | null): void => {
    last = Math.max(last, performance.now() + state.delayMs);
    waiting.push({ at: last, chunk });
    if (waiting.length === 1) arrive();
  };
  from.on('data', send);
  from.on('error', () => undefined);
  from.on('close', () => send(null));
}

function runLine(port: number): void {
  const server = net.createServer({ noDelay: true }, (near) => {
    if (state.isCut) return void near.destroy();
    const far = net.connect({ port, host: '127.0.0.1', noDelay: true });
    for (const socket of [near, far]) sockets.add(socket.on('close', () => sockets.delete(socket)));
    pass(near, far);
    pass(far, near);
  });
  server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
  process.on('message', (told: LineState) => {
    state = told;
    if (told.isCut) for (const socket of sockets) socket.destroy();
    process.send?.('done');
  });
  process.on('disconnect', () => process.exit());
}

/** A line to a port of this machine. */
export interface Line {
  readonly port: number;
  /** @param told what differs from a line that is quick and whole */
  set(told?: Partial<LineState>): Promise<void>;
  stop(): void;
}

/** @param port where the line leads to */
export async function startLine(port: number): Promise<Line> {
  const child = fork(fileURLToPath(import.meta.url), [String(port)]);
  const [own] = (await once(child, 'message')) as [number];
  return {
    port: own,
    set: async (told = {}) => {
      child.send({ delayMs: 0, isCut: false, ...told });
      await once(child, 'message');
    },
    stop: () => {
      if (child.connected) child.disconnect();
    },
  };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) runLine(Number(process.argv[2]));
