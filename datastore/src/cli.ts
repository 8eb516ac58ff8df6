#!/usr/bin/env node
import { parseArgs } from 'node:util';
import { type Datastore, startDatastore } from './index.js';
import { messageOf } from './values/errors.js';

const usage = 'Usage: datastore --data-dir <folder> [--port <number>] [--socket] [--no-fsync]';

function readOptions() {
  const { values } = parseArgs({
    options: {
      'data-dir': { type: 'string' },
      port: { type: 'string', default: '0' },
      socket: { type: 'boolean', default: false },
      'no-fsync': { type: 'boolean', default: false },
    },
  });
  const dataDir = values['data-dir'];
  const port = Number(values.port);
  if (dataDir === undefined || !Number.isInteger(port) || port < 0 || port > 65_535) throw new Error(usage);
  return { dataDir, port, socket: values.socket, fsync: !values['no-fsync'] };
}

/** Stops once, whoever asks: a signal, or the parent process that has gone away. */
function stopWhenAsked(store: Datastore): void {
  const stop = (): void => {
    store.stop().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(messageOf(error));
        process.exit(1);
      },
    );
  };
  // Handlers stay: a signal that comes again, from a terminal and from a parent, must not cut the stop short.
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  process.on('disconnect', stop);
  // It went away while the store was starting; without a parent that talks to it there is no value at all.
  if (process.connected === (false as boolean | undefined)) stop();
}

try {
  const store = await startDatastore(readOptions());
  stopWhenAsked(store);
  console.log(JSON.stringify({ uri: store.uri, dataDir: store.dataDir }));
} catch (error) {
  console.error(messageOf(error));
  process.exit(1);
}
