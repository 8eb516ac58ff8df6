import { connect } from 'node:net';
import { decode } from '../values/codec.js';
import type { Document } from '../values/value.js';
import { messageSplitter } from './framing.js';
import { encodeRequest, parseRequest } from './message.js';

const patience = 5000;

/**
 * Runs one command on a MongoDB server of this machine, over a connection of its own.
 *
 * @param command with its database in `$db`
 * @returns the reply, whether it says `ok` or not
 * @throws Error when the server cannot be reached or does not answer within five seconds
 */
export async function runCommand(port: number, command: Document): Promise<Document> {
  const socket = connect({ port, host: '127.0.0.1' });
  try {
    return await new Promise<Document>((resolve, reject) => {
      socket.setTimeout(patience, () => reject(new Error(`no answer from port ${port} within ${patience} ms`)));
      socket.once('error', reject);
      socket.once('close', () => reject(new Error(`port ${port} closed the connection`)));
      socket.on(
        'data',
        messageSplitter((message) => resolve(decode(parseRequest(message).body))),
      );
      socket.write(encodeRequest(1, command));
    });
  } finally {
    socket.destroy();
  }
}
