import type { Connection } from 'mongoose';

/** A request and the conversation that followed can both be reported, the latter by either side. */
export async function reportsOfConversations(connection: Connection): Promise<void> {
  const reports = connection.collection('abuseReports');
  const indexes = await reports.indexes();
  for (const { name } of indexes) if (name === 'connectionId_1') await reports.dropIndex(name);
}
