import { LRUCache } from 'lru-cache';
import type { Types } from 'mongoose';
import type { ReplyFigures } from '@vela/contracts/schemas';
import { daysLater, MINUTE_MS } from '@vela/market/days';
import {
  REPLY_WINDOW_DAYS,
  replyFigures,
  type ReplyStory,
  usualAnswerDays,
  type UsualDays,
  type Word,
} from '@vela/market/replies';
import type { Platform } from '../../platform/services/index.js';
import type { ConnectionDocument } from '../../records/connection.js';
import type { Collections } from '../../records/models.js';
import { isLong, type Progress, wordsIn } from './words.js';

type Needs = Collections<'connections' | 'conversations' | 'meetings' | 'messages'> & Pick<Platform, 'clock'>;

/** Figures are worked out anew after this long. */
const FRESH_MS = 10 * MINUTE_MS;
const COMPANIES_CACHED = 5000;

/** How a company answers, and what may be expected of both sides. */
export interface Replies {
  readonly figures: ReplyFigures | null;
  readonly usual: UsualDays;
}

type Request = Pick<
  ConnectionDocument,
  '_id' | 'companyId' | 'status' | 'live' | 'createdAt' | 'answeredAt' | 'expiresAt' | 'counterOffer'
>;
function storyOf(request: Request, words: readonly Word[], progress: Progress | undefined): ReplyStory {
  const { status, answeredAt, expiresAt, counterOffer } = request;
  return {
    counterOffer: counterOffer ? { at: counterOffer.createdAt, answeredAt: counterOffer.answeredAt } : null,
    requestEndedAt: status === 'open' ? null : (answeredAt ?? expiresAt),
    acceptedAt: status === 'accepted' ? answeredAt : null,
    words,
    begunBefore: progress !== undefined && isLong(progress),
    ended: progress?.endedAt && progress.endedBy ? { by: progress.endedBy, at: progress.endedAt } : null,
  };
}

async function repliesOf(app: Needs, companyId: Types.ObjectId): Promise<Replies> {
  const { models, clock } = app;
  const now = clock.now();
  const requests = await models.connections
    .find({ companyId, createdAt: { $gte: daysLater(now, -REPLY_WINDOW_DAYS) } })
    .select({ companyId: 1, status: 1, live: 1, createdAt: 1, answeredAt: 1, expiresAt: 1, counterOffer: 1 })
    .lean<Request[]>();
  const accepted = requests.filter(({ status }) => status === 'accepted').map(({ _id }) => _id);
  const begun = await models.conversations
    .find({ _id: { $in: accepted } })
    .select({ lastNumber: 1, endedAt: 1, endedBy: 1 })
    .lean<Progress[]>();
  const words = await wordsIn(app, begun);
  const progressOf = new Map(begun.map((progress) => [progress._id.toHexString(), progress]));
  const figures = replyFigures(
    requests.map((request) => {
      const key = request._id.toHexString();
      return storyOf(request, words.get(key) ?? [], progressOf.get(key));
    }),
    now,
  );
  const answers = requests.flatMap(({ status, createdAt, answeredAt }) =>
    answeredAt !== null && (status === 'accepted' || status === 'declined') ? [{ sentAt: createdAt, answeredAt }] : [],
  );
  return { figures, usual: { company: figures?.days ?? null, jobSeeker: usualAnswerDays(answers) } };
}

/**
 * How companies answer, worked out when somebody asks and used again for ten minutes. A reader may see figures of ten
 * minutes ago; nobody waits for a job, and nothing is stored that an erased conversation would have to be taken out of.
 */
export class ReplyBoard {
  readonly #app: Needs;
  readonly #known = new LRUCache<string, { readonly at: number; readonly replies: Promise<Replies> }>({
    max: COMPANIES_CACHED,
  });

  constructor(app: Needs) {
    this.#app = app;
  }

  async of(companyId: Types.ObjectId): Promise<Replies> {
    const key = companyId.toHexString();
    const now = this.#app.clock.now().getTime();
    const known = this.#known.get(key);
    if (known !== undefined && now - known.at < FRESH_MS) return known.replies;
    const replies = repliesOf(this.#app, companyId);
    this.#known.set(key, { at: now, replies });
    // What failed is asked for again.
    replies.catch(() => this.#known.delete(key));
    return replies;
  }
}
