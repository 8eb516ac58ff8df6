import type { Connection } from 'mongoose';
import { forgetScoresOf } from '../../hiring/connections/index.js';
import { forgetReportsOf } from '../../hiring/hires/index.js';
import type { ConnectionDocument } from '../../records/connection.js';
import { goneFrom } from './migrate-reasons.js';

/** Takes away the scores of talents who left before these went with them, and what they told of their hires. */
export async function forgetScoresOfLeavers(connection: Connection): Promise<void> {
  const connections = connection.collection<ConnectionDocument>('connections');
  const left = await goneFrom(connection, 'jobSeekerProfiles', await connections.distinct('jobSeekerProfileId'));
  await forgetScoresOf(connection, left);
  await forgetReportsOf(connection, left);
}
