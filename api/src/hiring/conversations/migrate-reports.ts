import type { Connection } from 'mongoose';

/** A request and the conversation that followed can both be reported, the latter by either side. */
export async function reportsOfConversations(connection: Connection): Promise<void> {
  const reports = connection.collection('abuseReports');
  const indexes = await reports.indexes();
  for (const { name } of indexes) if (name === 'connectionId_1') await reports.dropIndex(name);
}

/** Takes that back: as long as there are no two reports of one connection. @throws Error with a sentence where there are */
export async function oneReportEach(connection: Connection): Promise<void> {
  const twice = await connection
    .collection('abuseReports')
    .aggregate([
      { $group: { _id: '$connectionId', reports: { $sum: 1 } } },
      { $match: { reports: { $gt: 1 } } },
      { $limit: 1 },
    ])
    .toArray();
  if (twice.length > 0)
    throw new Error(
      'A request and its conversation were both reported; a version from before that keeps one report of them only.',
    );
}

/** Whoever reported a conversation may do so again once their report is closed. */
export async function reportsAfterClosing(connection: Connection): Promise<void> {
  const reports = connection.collection('abuseReports');
  for (const { name } of await reports.indexes())
    if (name === 'connectionId_1_about_1_by_1') await reports.dropIndex(name);
}

/** Takes that back: as long as no side reported twice. @throws Error with a sentence where one did */
export async function oneReportOfEachSide(connection: Connection): Promise<void> {
  const reports = connection.collection('abuseReports');
  const twice = await reports
    .aggregate([
      { $group: { _id: { connectionId: '$connectionId', about: '$about', by: '$by' }, reports: { $sum: 1 } } },
      { $match: { reports: { $gt: 1 } } },
      { $limit: 1 },
    ])
    .toArray();
  if (twice.length > 0)
    throw new Error(
      'Somebody reported a conversation a second time; a version from before that keeps one report of theirs.',
    );
  for (const { name } of await reports.indexes())
    if (name === 'connectionId_1_about_1_by_1_closedAt_1') await reports.dropIndex(name);
}
