import type { Connection } from 'mongoose';
import { WITHOUT_SCORE } from '../../hiring/connections/index.js';
import { WITHOUT_REPORT } from '../../hiring/hires/index.js';
import type { ConnectionDocument } from '../../records/connection.js';
import type { HireDocument } from '../../records/hire.js';
import { goneFrom } from './migrate-reasons.js';

/** Takes away the scores of talents who left before these went with them, and what they told of their hires. */
export async function forgetScoresOfLeavers(connection: Connection): Promise<void> {
  const connections = connection.collection<ConnectionDocument>('connections');
  const hires = connection.collection<HireDocument>('hires');
  const left = await goneFrom(connection, 'jobSeekerProfiles', await connections.distinct('jobSeekerProfileId'));
  await connections.updateMany({ jobSeekerProfileId: { $in: left } }, WITHOUT_SCORE);
  await hires.updateMany({ jobSeekerProfileId: { $in: left }, talentReport: { $type: 'object' } }, WITHOUT_REPORT);
}
