import type { Connection } from 'mongoose';
import type { ConnectionDocument } from '../../records/connection.js';
import type { ConversationDocument } from '../../records/conversation.js';

const endedIn = (connection: Connection) =>
  connection
    .collection<ConversationDocument>('conversations')
    .find({ endedBy: { $in: ['company', 'jobSeeker'] } }, { projection: { endedAt: 1, endedBy: 1 } });

/** A conversation that had ended stood in the way of every later request to its talent. */
export async function endedConversationsMakeRoom(connection: Connection): Promise<void> {
  const connections = connection.collection<ConnectionDocument>('connections');
  for await (const { _id, endedAt, endedBy } of endedIn(connection))
    await connections.updateOne(
      { _id, status: 'accepted', live: true },
      { $set: { live: false, ...(endedBy === 'jobSeeker' && { endedByTalentAt: endedAt }) } },
    );
}

/** Back to how a version from before reads them: connected for good, but for those that were asked again since. */
export async function askedAsConversationsGoOn(connection: Connection): Promise<void> {
  const connections = connection.collection<ConnectionDocument>('connections');
  for await (const { _id } of endedIn(connection)) {
    const ended = await connections.findOne({ _id, status: 'accepted', live: false });
    if (ended === null) continue;
    const { companyId, jobSeekerProfileId } = ended;
    const live = await connections.findOne({ companyId, jobSeekerProfileId, live: true });
    await connections.updateOne(
      { _id },
      { $unset: { endedByTalentAt: 1 }, ...(live === null && { $set: { live: true } }) },
    );
  }
}
