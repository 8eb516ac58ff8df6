import { parentPort, workerData } from 'node:worker_threads';
import { commands } from '../../commands/index.js';
import { Cursors } from '../../engine/cursors.js';
import { Engine } from '../../engine/engine.js';
import type { CommandRequest, Reply } from '../../engine/request.js';
import { Store } from '../../storage/store.js';
import { WriteMarks } from '../../storage/write-marks.js';
import { decode, encode } from '../../values/codec.js';
import { CommandError, messageOf } from '../../values/errors.js';
import { interruptible, withinTime } from '../../values/time-limit.js';
import { fieldOf, isNumeric, toDouble } from '../../values/value.js';
import { encodeCursorReply } from '../../wire/raw-document.js';
import type { ReaderAnswer, ReaderOptions, ReaderQuestion } from './protocol.js';

/*
 * A thread that runs commands which read, by the same code, on the same data. Each sees the state of its beginning.
 */

const options = workerData as ReaderOptions;
const store = Store.reading(options.dataDir, new WriteMarks(options.marks));
const engine = new Engine(store, 0, new Cursors(options.cursorsAfter));
engine.address = options.address;
const interrupt = new Int32Array(options.interrupt);

function requestFor(body: Buffer): CommandRequest {
  const command = decode(body);
  const [name = ''] = Object.keys(command);
  const database = fieldOf(command, '$db');
  return {
    name,
    command,
    database: typeof database === 'string' ? database : 'admin',
    body,
    sequences: new Map(),
    connection: { id: 0, application: undefined, closed: false },
    session: undefined,
    transaction: undefined,
    retryableWrite: undefined,
  };
}

async function run({ job, body, milliseconds }: ReaderQuestion & { kind: 'run' }) {
  store.refresh();
  const request = requestFor(Buffer.from(body));
  const handler = commands.get(request.name);
  if (handler === undefined) throw new CommandError(59, `no such command: '${request.name}'`);
  const isWanted = (): boolean => Atomics.load(interrupt, 0) === job;
  return interruptible(isWanted, () => withinTime(milliseconds, () => handler(request, engine)));
}

function encoded(reply: Reply): { body: Uint8Array; cursor: number } {
  if (reply.kind === 'encoded') return { body: reply.body, cursor: 0 };
  if (reply.kind === 'fields') return { body: encode({ ...reply.fields, ok: 1 }), cursor: 0 };
  const id = fieldOf(reply.cursor, 'id');
  const body = encodeCursorReply(reply.batch, reply.documents, reply.cursor, { ok: 1 });
  return { body, cursor: isNumeric(id) ? toDouble(id) : 0 };
}

async function answer(question: ReaderQuestion & { kind: 'run' }): Promise<ReaderAnswer> {
  const { job } = question;
  try {
    return { job, ...encoded(await run(question)) };
  } catch (error) {
    const known = error instanceof CommandError ? error : new CommandError(1, messageOf(error));
    return { job, error: { code: known.code, message: known.message, details: encode(known.details) } };
  }
}

async function hear(question: ReaderQuestion): Promise<void> {
  if (question.kind === 'run') parentPort?.postMessage(await answer(question));
  else if (question.kind === 'kill cursor') engine.cursors.kill(question.cursor);
  else {
    await store.close();
    parentPort?.close();
  }
}

parentPort?.on('message', (question: ReaderQuestion) => void hear(question));
