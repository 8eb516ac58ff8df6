import type { Types } from 'mongoose';
import type { ConversationSide } from '@vela/contracts/constants';
import { otherSide } from '@vela/market/conversations';
import type { ConversationReadDocument } from '../../records/conversation.js';
import type { MeetingDocument } from '../../records/meeting.js';

/** @param side the reader's @returns a filter of the meetings of which the other side proposes times that can still be taken */
export const proposedTo = (side: ConversationSide, connectionIds: readonly Types.ObjectId[], now: Date) => ({
  connectionId: { $in: [...connectionIds] },
  proposedBy: otherSide(side),
  state: 'proposed' as const,
  starts: { $gt: now },
});

/** @returns the times of a proposal that can still be taken */
export const timesToCome = ({ starts }: Pick<MeetingDocument, 'starts'>, now: Date): readonly Date[] =>
  starts.filter((start) => start > now);

/** @returns those of the proposals that came since somebody last looked */
export const unseen = <Proposal extends Pick<MeetingDocument, 'createdAt'>>(
  proposals: readonly Proposal[],
  read: Pick<ConversationReadDocument, 'at'> | undefined,
): readonly Proposal[] => proposals.filter(({ createdAt }) => read === undefined || createdAt > read.at);
