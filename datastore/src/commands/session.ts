import type { Engine } from '../engine/engine.js';
import type { CommandHandler } from '../engine/handler.js';
import { documentsOption } from '../engine/options.js';
import { fields, type FieldsReply } from '../engine/request.js';
import { sessionKeyOf } from '../engine/sessions.js';
import { CommandError } from '../values/errors.js';
import { interruption } from '../values/time-limit.js';

const commitTransaction: CommandHandler = async (request, engine) => {
  const { session, transaction } = request;
  if (session === undefined) throw new CommandError(251, 'commitTransaction needs a session');
  // Committed before: the client did not see the answer and asks again.
  if (transaction === undefined) return fields();
  if (transaction.hasWritten) {
    try {
      await engine.store.commits.submit((unit) => {
        if (!transaction.open) throw new CommandError(251, 'Transaction has been aborted.');
        const changes = transaction.commit(unit);
        engine.store.sessions.save(session.id, {
          transactionNumber: session.number,
          kind: 'committed transaction',
          reply: undefined,
        });
        engine.changes.appendAll(unit, changes);
      }, request.connection.id);
    } catch (error) {
      engine.sessions.abort(session);
      throw error;
    }
  }
  transaction.end();
  session.state = { kind: 'committed' };
  return fields();
};

const abortTransaction: CommandHandler = ({ session, transaction }, engine) => {
  if (session === undefined || transaction === undefined) throw new CommandError(256, 'Transaction has been committed');
  engine.sessions.abort(session);
  return fields();
};

const endSessions: CommandHandler = ({ command, name }, engine) => {
  engine.sessions.end(documentsOption(command, name));
  return fields();
};

/** Ends what is at work in sessions that fit, and closes their cursors. */
function endWork(engine: Engine, fits: (session: string) => boolean): void {
  engine.cursors.killOf(fits);
  engine.longReads?.killCursorsOf(fits);
  engine.operations.endIn(fits, interruption());
}

const killSessions: CommandHandler = ({ command, name }, engine) => {
  const sessions = documentsOption(command, name);
  // None means all that this user has, and there is one user.
  if (sessions.length === 0) return killAll(engine);
  const keys = new Set(sessions.map(sessionKeyOf));
  engine.sessions.end(sessions);
  endWork(engine, (session) => keys.has(session));
  return fields();
};

function killAll(engine: Engine): FieldsReply {
  engine.sessions.abortAll();
  endWork(engine, () => true);
  return fields();
}

const killAllSessions: CommandHandler = (_, engine) => killAll(engine);

/** Commands about sessions and transactions. */
export const sessionCommands: Readonly<Record<string, CommandHandler>> = {
  commitTransaction,
  abortTransaction,
  endSessions,
  killSessions,
  killAllSessions,
  refreshSessions: () => fields(),
};
