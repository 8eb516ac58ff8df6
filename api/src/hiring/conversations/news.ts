import type { LiveEventKind } from '@vela/contracts/constants';
import type { ConnectionDocument } from '../../records/connection.js';

/** @returns what is told of a conversation to the open pages of both sides */
export const newsOf = (kind: LiveEventKind, { _id, companyId, jobSeekerProfileId }: ConnectionDocument) => ({
  kind,
  about: _id,
  companyId,
  jobSeekerProfileId,
});
