import type { CommandHandler } from '../engine/handler.js';
import { documentsOption } from '../engine/options.js';
import { fields } from '../engine/request.js';
import { CommandError } from '../errors.js';

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

const killAllSessions: CommandHandler = (_, engine) => {
  engine.sessions.abortAll();
  return fields();
};

/** Commands about sessions and transactions. */
export const sessionCommands: Readonly<Record<string, CommandHandler>> = {
  commitTransaction,
  abortTransaction,
  endSessions,
  killSessions: endSessions,
  killAllSessions,
  refreshSessions: () => fields(),
};
