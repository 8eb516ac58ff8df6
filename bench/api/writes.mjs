// What is posted in the API's bench: messages of one conversation, and requests of one role to talents whom its matches show.
import { randomUUID } from 'node:crypto';

/**
 * @typedef {import('../load/load.mjs').Posted} Posted
 * @typedef {Awaited<ReturnType<typeof import('../own-store.mjs').startOwnStore>>} Store
 */

/** Enough for every request of a run. */
const UNITS = 1_000_000;

/**
 * @param {readonly string[]} conversations ids, written to in turns: people of one conversation wait for each other
 * @param {number} count
 * @returns {Posted[]}
 */
export const messages = (conversations, count) =>
  Array.from({ length: count }, (_, index) => ({
    path: `/api/conversations/${conversations[index % conversations.length]}/messages`,
    body: { clientId: randomUUID(), text: 'Shall we talk on Thursday, some time after lunch?' },
  }));

/**
 * Gives a company more to spend than a run of the bench needs; its ledger then no longer adds up.
 * @param {Store} store @param {unknown} companyId
 */
export async function enrich({ connection }, companyId) {
  await connection.collection('companies').updateOne(
    /** @type {any} */ ({ _id: companyId }),
    {
      $inc: { 'balance.tokens.granted': UNITS, 'balance.tokens.free': UNITS },
    },
  );
}

/** The most that a page of matches holds. */
const PAGE = 100;

/**
 * @param {{origin: string}} api @param {Record<string, string>} headers of the recruiter
 * @param {{id: string, roleId: string}} role @param {number} count how many talents are asked
 * @returns {Promise<Posted[]>} a request for each of them; fewer where the role has fewer matches
 */
export async function requests({ origin }, headers, { id, roleId }, count) {
  /** @type {Posted[]} */
  const all = [];
  for (let page = 1; all.length < count; page += 1) {
    const answer = await fetch(`${origin}/api/open-roles/${id}?page=${page}&pageSize=${PAGE}`, { headers });
    const { matches } = await answer.json();
    if (matches.length === 0) break;
    for (const { jobSeekerProfile: talent, connection } of matches)
      if (connection === null)
        all.push({
          path: '/api/connections',
          body: { jobSeekerId: talent.id, roleId, openRoleId: id, text: 'Would you like to talk about it?' },
        });
  }
  return all.slice(0, count);
}
