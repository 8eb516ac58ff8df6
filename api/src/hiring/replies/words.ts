import type { ClientSession, Types } from 'mongoose';
import { otherSide } from '@vela/market/conversations';
import { REPLY_WORDS_MAX, type Word } from '@vela/market/replies';
import type { ConversationDocument, MessageDocument } from '../../records/conversation.js';
import type { MeetingDocument } from '../../records/meeting.js';
import type { Collections } from '../../records/models.js';

type Line = Pick<MessageDocument, 'connectionId' | 'side' | 'createdAt'>;
type Proposal = Pick<
  MeetingDocument,
  'connectionId' | 'proposedBy' | 'createdAt' | 'acceptedAt' | 'refusedAt' | 'takenBackAt'
>;
export type Progress = Pick<ConversationDocument, '_id' | 'lastNumber' | 'endedAt' | 'endedBy'>;

export const isLong = ({ lastNumber }: Pick<Progress, 'lastNumber'>): boolean => lastNumber > REPLY_WORDS_MAX;

interface Spoken {
  readonly connectionId: Types.ObjectId;
  readonly word: Word;
}

/** Times that were taken back before anybody answered them never were a word: else they would be one at no cost. */
function wordsOf({ proposedBy, createdAt, acceptedAt, refusedAt, takenBackAt }: Proposal): Word[] {
  if (takenBackAt) return [];
  const other = otherSide(proposedBy);
  return [
    { by: proposedBy, at: createdAt },
    ...(acceptedAt ? [{ by: other, at: acceptedAt, settles: true }] : []),
    ...(refusedAt ? [{ by: other, at: refusedAt }] : []),
  ];
}

/** @returns the latest words of each conversation; of a long one those since the first message that is looked at */
export async function wordsIn(
  { models }: Collections<'meetings' | 'messages'>,
  begun: readonly Pick<Progress, '_id' | 'lastNumber'>[],
  session: ClientSession | null = null,
): Promise<ReadonlyMap<string, Word[]>> {
  const long = begun.filter(isLong);
  const short = begun.filter((progress) => !isLong(progress)).map(({ _id }) => _id);
  const latest = long.map(({ _id, lastNumber }) => ({
    connectionId: _id,
    number: { $gt: lastNumber - REPLY_WORDS_MAX },
  }));
  // One after the other: a transaction runs no two reads at once.
  const lines = await models.messages
    .find({ $or: [{ connectionId: { $in: short } }, ...latest] })
    .select({ connectionId: 1, side: 1, createdAt: 1 })
    .session(session)
    .lean<Line[]>();
  const proposals = await models.meetings
    .find({ connectionId: { $in: begun.map(({ _id }) => _id) } })
    .select({ connectionId: 1, proposedBy: 1, createdAt: 1, acceptedAt: 1, refusedAt: 1, takenBackAt: 1 })
    .session(session)
    .lean<Proposal[]>();
  const spoken: Spoken[] = [
    ...lines.map(({ connectionId, side, createdAt }) => ({ connectionId, word: { by: side, at: createdAt } })),
    ...proposals.flatMap((proposal) =>
      wordsOf(proposal).map((word) => ({ connectionId: proposal.connectionId, word })),
    ),
  ].sort((one, other) => Number(one.word.at) - Number(other.word.at));
  // Times to meet that were proposed before the first message that is looked at are left out with those before it.
  const cut = new Map(long.map(({ _id }) => [_id.toHexString(), Number.POSITIVE_INFINITY]));
  for (const { connectionId, createdAt } of lines) {
    const key = connectionId.toHexString();
    const first = cut.get(key);
    if (first !== undefined) cut.set(key, Math.min(first, createdAt.getTime()));
  }
  const words = new Map<string, Word[]>();
  for (const { connectionId, word } of spoken) {
    const key = connectionId.toHexString();
    if (Number(word.at) < (cut.get(key) ?? 0)) continue;
    const known = words.get(key);
    if (known === undefined) words.set(key, [word]);
    else known.push(word);
  }
  return words;
}
