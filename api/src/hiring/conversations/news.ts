import type { LiveEventKind } from '@vela/contracts/constants';
import type { ConnectionDocument } from '../../records/connection.js';
import type { Participant } from './participant.js';

/** @returns what is told of a conversation to the open pages of both sides */
export const newsOf = (kind: LiveEventKind, { _id, companyId, jobSeekerProfileId }: ConnectionDocument) => ({
  kind,
  about: _id,
  companyId,
  jobSeekerProfileId,
});

/** @returns what is told to the reader's own side alone: of what has ended the other one hears nothing more */
export const ownNewsOf = (kind: LiveEventKind, connection: ConnectionDocument, side: Participant['side']) => ({
  ...newsOf(kind, connection),
  ...(side === 'company' ? { jobSeekerProfileId: null } : { companyId: null }),
});
