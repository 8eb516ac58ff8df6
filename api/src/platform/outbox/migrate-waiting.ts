import type { Connection } from 'mongoose';
import type { OutboxDocument } from '../../records/outbox-message.js';

/** What mails have said since, by kind, and what it was before. */
const SINCE = [
  ['requestClosed', 'returned', 'all'],
  ['requestCountered', 'ending', ''],
] as const;

/** Mails that were left before their kind had a value, and have not gone out, could not be written any more: they say what it was then. */
export async function waitingMailsAreWhole(connection: Connection): Promise<void> {
  const outbox = connection.collection<OutboxDocument>('outbox');
  for (const [template, name, value] of SINCE) {
    const field = `payload.values.${name}`;
    await outbox.updateMany(
      { status: { $in: ['pending', 'failed'] }, 'payload.template': template, [field]: { $exists: false } },
      { $set: { [field]: value } },
    );
  }
}
