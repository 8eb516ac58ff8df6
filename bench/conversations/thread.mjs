// A thread of very many messages.
import { mongo } from 'mongoose';
import { RECRUITER, timesOf } from './times.mjs';

const BATCH = 5000;
const ROUNDS = 40;
const PAGE_GOAL_MS = 100;
/** Minutes between two messages. */
const PAUSE_MS = 60_000;

/**
 * Puts messages into a conversation of the recruiter.
 * @param {Awaited<ReturnType<typeof import('../own-store.mjs').startOwnStore>>} store
 * @param {number} count
 * @returns {Promise<{id: string}>} the conversation
 */
export async function fillThread({ connection }, count) {
  const [users, connections, conversations, messages] = ['users', 'connections', 'conversations', 'messages'].map(
    (name) => connection.collection(name),
  );
  const recruiter = await users?.findOne({ email: RECRUITER });
  const accepted = await connections?.findOne({ companyId: recruiter?.companyId, status: 'accepted' });
  if (!recruiter || !accepted || !messages) throw new Error('The demo’s recruiter has no conversation.');
  const { _id, companyId, jobSeekerProfileId } = accepted;
  await messages.deleteMany({ connectionId: _id });
  const begin = Date.now() - count * PAUSE_MS;
  for (let from = 1; from <= count; from += BATCH)
    await messages.insertMany(
      Array.from({ length: Math.min(BATCH, count - from + 1) }, (_, index) => {
        const number = from + index;
        const side = number % 3 === 0 ? 'company' : 'jobSeeker';
        const authorId = side === 'company' ? recruiter._id : jobSeekerProfileId;
        const text = `Message ${number}: I would rather talk about what the team has learned than about what it has planned.`;
        const createdAt = new Date(begin + number * PAUSE_MS);
        return { connectionId: _id, number, side, authorId, clientId: `bench-message-${number}`, text, createdAt };
      }),
    );
  const last = await messages.findOne({ connectionId: _id, number: count });
  const now = new Date();
  const progress = { lastNumber: count, lastMessageId: last?._id ?? new mongo.ObjectId(), lastAt: now };
  const begun = { companyId, jobSeekerProfileId, companyBeganAt: now, timeZone: null, mailDueAt: null };
  const waits = { waitingFor: 'company', waitingSince: now, endedAt: null, endedBy: null };
  await conversations?.updateOne({ _id }, { $set: { ...begun, ...waits, ...progress } }, { upsert: true });
  return { id: String(_id) };
}

/**
 * @param {import('./times.mjs').OwnApi} api @param {Record<string, string>} headers
 * @param {{id: string}} thread @param {number} count how many messages it has
 */
export async function measureThread(api, headers, { id }, count) {
  const base = `/api/conversations/${id}`;
  const middle = Math.floor(count / 2);
  /** @type {readonly (readonly [string, string, number | null])[]} */
  const questions = [
    ['The latest page of a thread', `${base}/messages`, PAGE_GOAL_MS],
    ['A page in its middle', `${base}/messages?before=${middle}`, PAGE_GOAL_MS],
    ['What came after one of its messages', `${base}/messages?after=${middle}`, PAGE_GOAL_MS],
    ['The conversation', base, PAGE_GOAL_MS],
    ['The list of conversations', '/api/conversations?userType=talentSeeker', PAGE_GOAL_MS],
  ];
  const rows = [];
  for (const [name, address, goal] of questions)
    rows.push({
      name: `${name} (${count.toLocaleString('en')} messages)`,
      goal,
      ...(await timesOf(api, headers, [address], ROUNDS)),
    });
  return rows;
}
