import type { Socket } from 'node:net';
import { hello } from '../commands/server.js';
import type { Engine } from '../engine/engine.js';
import type { ConnectionInfo } from '../engine/request.js';
import { decode } from '../values/codec.js';
import { interruption } from '../values/time-limit.js';
import { messageSplitter } from '../wire/framing.js';
import { encodeLegacyReply, encodeReply, parseRequest, type Request } from '../wire/message.js';
import { dispatch } from './dispatch.js';
import { answerPointRead } from './point-reads.js';

/**
 * Serves one client: its requests one after the other, each answered before the next begins. What is no request
 * ends the connection.
 */
export function serveConnection(socket: Socket, id: number, engine: Engine): void {
  const connection: ConnectionInfo = { id, application: undefined, closed: false };
  let previous = Promise.resolve();
  let unanswered = 0;
  const split = messageSplitter((message) => {
    // What has its answer at once waits for nothing, and nothing waits for it.
    const atOnce = unanswered === 0 ? answerPointRead(message, engine) : undefined;
    if (atOnce !== undefined) {
      if (!socket.destroyed) socket.write(atOnce);
      return;
    }
    unanswered += 1;
    previous = previous
      .then(() => answer(message))
      .catch(() => void socket.destroy())
      .then(() => {
        unanswered -= 1;
      });
  });
  const answer = async (message: Buffer): Promise<void> => {
    const request = parseRequest(message);
    const reply =
      request.form === 'legacy'
        ? legacyHandshake(request)
        : encodeReply(request.id, await dispatch(request, connection, engine));
    if (request.wantsReply && !socket.destroyed) socket.write(reply);
  };
  const legacyHandshake = (request: Request): Buffer =>
    encodeLegacyReply(request.id, { ...hello(decode(request.body), connection, engine), ok: 1 });
  socket.setNoDelay(true);
  socket.on('close', () => {
    connection.closed = true;
    engine.operations.endOf(id, interruption());
  });
  socket.on('data', (chunk) => {
    try {
      split(chunk);
    } catch {
      socket.destroy();
    }
  });
  // A client that goes away is no event of interest; `close` follows.
  socket.on('error', () => undefined);
}
