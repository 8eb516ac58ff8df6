import type { ConversationEnd, ConversationSide } from '@vela/contracts/constants';
import type { ReplyClock, ReplyFigures } from '@vela/contracts/schemas';
import { firstTurn, type Turn, turnAfter } from '../conversations/index.js';
import { businessDaysPassed, type Moment } from '../days/index.js';

/** Days back from now: requests that were sent within them make a company's figures. */
export const REPLY_WINDOW_DAYS = 180;
/** Conversations, or answers, below which no figure is told: it would be chance, and might point at one person. */
export const REPLIES_LEAST = 5;
/** Business days after which somebody who got no answer was left waiting. */
export const LEFT_WAITING_DAYS = 5;
/** Messages of one conversation that are looked at, the latest: a very long one says nothing more, and would cost everybody. */
export const REPLY_WORDS_MAX = 200;
/** Of ten conversations so many must get an answer, or the company is said to leave people waiting. */
const ANSWERED_OF_TEN_LEAST = 7;

/** Something that one side said or did in a conversation. */
export interface Word {
  readonly by: ConversationSide;
  readonly at: Moment;
  /** A time to meet is agreed on: nobody waits for an answer then. */
  readonly settles?: boolean;
}

/** What happened between a company and one talent, as far as answers go. */
export interface ReplyStory {
  /** The talent's "yes, if", and when the company answered it. */
  readonly counterOffer: { readonly at: Moment; readonly answeredAt: Moment | null } | null;
  /** When the request was answered, withdrawn or over; null while it is open. */
  readonly requestEndedAt: Moment | null;
  /** When the talent said yes; null where they did not. */
  readonly acceptedAt: Moment | null;
  /** Messages, and times that were proposed, chosen or refused, in their order. */
  readonly words: readonly Word[];
  /** There were words before these, so that nobody is known to wait when they begin. */
  readonly begunBefore?: boolean;
  readonly ended: { readonly by: ConversationEnd; readonly at: Moment } | null;
}

/** A time in which it was the company's to answer. */
interface Wait {
  readonly since: Moment;
  readonly until: Moment;
  readonly answered: boolean;
}

const waitOn = (since: Moment, answeredAt: Moment | null, overAt: Moment): Wait => ({
  since,
  until: answeredAt ?? overAt,
  answered: answeredAt !== null,
});

const turnAfterWord = (turn: Turn | null, { by, at, settles = false }: Word): Turn | null =>
  settles ? null : turnAfter(turn, by, at);

/** @returns whose turn it is after all that was said since the yes; null where nobody waits */
export const turnAfterWords = ({
  acceptedAt,
  words,
  begunBefore = false,
}: Pick<ReplyStory, 'acceptedAt' | 'words' | 'begunBefore'>): Turn | null =>
  words.reduce(turnAfterWord, acceptedAt === null || begunBefore ? null : firstTurn(acceptedAt));

function waitsIn(story: ReplyStory, now: Moment): readonly Wait[] {
  const { counterOffer, requestEndedAt, acceptedAt, words, begunBefore = false, ended } = story;
  const waits: Wait[] =
    counterOffer === null ? [] : [waitOn(counterOffer.at, counterOffer.answeredAt, requestEndedAt ?? now)];
  if (acceptedAt === null) return waits;
  let turn: Turn | null = begunBefore ? null : firstTurn(acceptedAt);
  for (const word of words) {
    const { by, at, settles = false } = word;
    if (turn?.for === 'company' && (by === 'company' || settles)) waits.push(waitOn(turn.since, at, at));
    turn = turnAfterWord(turn, word);
  }
  // To end a conversation is an answer, too: nobody goes on waiting.
  if (turn?.for === 'company')
    waits.push(waitOn(turn.since, ended?.by === 'company' ? ended.at : null, ended?.at ?? now));
  return waits;
}

const lengthOf = ({ since, until }: Wait): number => businessDaysPassed(since, until);

/** Whoever waits for no answer yet says nothing before it is late. */
const counts = (wait: Wait): boolean => wait.answered || lengthOf(wait) >= LEFT_WAITING_DAYS;

/** @returns the middle one; of two the longer. Not of an empty list. */
const medianOf = (days: readonly number[]): number => [...days].sort((a, b) => a - b)[Math.floor(days.length / 2)] ?? 0;

/**
 * How a company answers whoever waits for it, in business days of the market (Europe/Stockholm). A conversation counts once
 * an answer was given or is late by `LEFT_WAITING_DAYS`; it got an answer where nobody was left waiting in it. Waits without
 * an answer count in the days with what they have lasted, so that not to answer makes nobody faster. Conversations with
 * accounts that are closed count nowhere.
 * @param stories of the requests that were sent within `REPLY_WINDOW_DAYS`
 * @returns null below `REPLIES_LEAST` conversations
 */
export function replyFigures(stories: readonly ReplyStory[], now: Moment): ReplyFigures | null {
  const counted = stories
    .filter(({ ended }) => ended?.by !== 'accountClosed')
    .map((story) => waitsIn(story, now).filter(counts))
    .filter((waits) => waits.length > 0);
  if (counted.length < REPLIES_LEAST) return null;
  const answered = counted.filter((waits) => waits.every((wait) => wait.answered)).length;
  return {
    conversations: counted.length,
    answered,
    days: medianOf(counted.flat().map(lengthOf)),
    leavesWaiting: answered * 10 < counted.length * ANSWERED_OF_TEN_LEAST,
  };
}

/** A request that its talent answered. */
export interface AnsweredRequest {
  readonly sentAt: Moment;
  readonly answeredAt: Moment;
}

/**
 * @param answers of all talents that a company asked; one talent's are never told apart
 * @returns business days within which half of them answered, null below `REPLIES_LEAST`
 */
export const usualAnswerDays = (answers: readonly AnsweredRequest[]): number | null =>
  answers.length < REPLIES_LEAST
    ? null
    : medianOf(answers.map(({ sentAt, answeredAt }) => businessDaysPassed(sentAt, answeredAt)));

/** A request as a whole market's figure looks at it. */
export interface SentRequest {
  readonly sentAt: Moment;
  /** When its talent said yes or no; null where they did neither. */
  readonly answeredAt: Moment | null;
  /** When the company took it back; null where it did not. */
  readonly withdrawnAt: Moment | null;
}

/**
 * Unlike `usualAnswerDays` this looks at silence, too: whoever did not answer comes after all who did. A request counts
 * once it was sent `LEFT_WAITING_DAYS` ago, whatever became of it: of younger ones only quick answers could be seen. One
 * that was taken back before that says nothing.
 * @returns business days within which half of all requests were answered, null where fewer than half were, and below
 *   `REPLIES_LEAST` answers
 */
export function usualDaysOfAll(requests: readonly SentRequest[], now: Moment): number | null {
  const counted = requests.filter(
    ({ sentAt, withdrawnAt }) => businessDaysPassed(sentAt, withdrawnAt ?? now) >= LEFT_WAITING_DAYS,
  );
  const days = counted
    .flatMap(({ sentAt, answeredAt }) => (answeredAt === null ? [] : [businessDaysPassed(sentAt, answeredAt)]))
    .sort((one, other) => one - other);
  return days.length < REPLIES_LEAST ? null : (days[Math.ceil(counted.length / 2) - 1] ?? null);
}

/** What the sides usually take to answer, in business days; null where too little is known. */
export interface UsualDays {
  readonly company: number | null;
  readonly jobSeeker: number | null;
}

/**
 * What a company usually takes is its own and told to both. What talents take is that of all whom the company asked: told
 * to the company, never to one of them, who would read it as her own.
 */
const usualFor = (reader: ConversationSide, waitedFor: ConversationSide, usual: UsualDays): number | null =>
  waitedFor === 'company' || reader === 'company' ? usual[waitedFor] : null;

interface WaitingRequest {
  readonly status: string;
  readonly createdAt: Moment;
  readonly expiresAt: Moment;
  readonly counterOffer?: { readonly createdAt: Moment; readonly answeredAt: Moment | null } | null;
}

const isoOf = (moment: Moment): string => new Date(moment).toISOString();

const clockOf = (turn: Turn, until: Moment | null, usual: UsualDays, reader: ConversationSide): ReplyClock => ({
  for: turn.for,
  since: isoOf(turn.since),
  usualDays: usualFor(reader, turn.for, usual),
  until: until === null ? null : isoOf(until),
});

/** @returns whether a request's counter-offer has no answer of the company: it is its turn, or was until the request was over */
export const waitsForCompany = ({ counterOffer = null }: Pick<WaitingRequest, 'counterOffer'>): boolean =>
  counterOffer !== null && counterOffer.answeredAt === null;

const turnOf = ({ createdAt, counterOffer = null }: WaitingRequest): Turn =>
  counterOffer !== null && waitsForCompany({ counterOffer })
    ? { for: 'company', since: new Date(counterOffer.createdAt) }
    : { for: 'jobSeeker', since: new Date(counterOffer?.answeredAt ?? createdAt) };

/**
 * @param reader the side that is told
 * @returns who is waited for in a request, and until when; null once it is over
 */
export const requestClock = (request: WaitingRequest, usual: UsualDays, reader: ConversationSide): ReplyClock | null =>
  request.status === 'open' ? clockOf(turnOf(request), request.expiresAt, usual, reader) : null;

/**
 * @param reader the side that is told
 * @returns who is waited for in a conversation; null where nobody is
 */
export const turnClock = (turn: Turn | null, usual: UsualDays, reader: ConversationSide): ReplyClock | null =>
  turn === null ? null : clockOf(turn, null, usual, reader);
