import { expect } from '@jest/globals';
import { requestExpiresAt } from '@vela/market/requests';
import { letAskAgain } from '../ask-again.js';
import type { Chance } from '../chance.js';
import { requestTo } from '../people.js';
import type { World } from '../world.js';
import { type HistoryCompany, type HistoryTalent, talentAt } from './cast.js';

const ENDS = ['accepted', 'declined', 'withdrawn'] as const;
type End = (typeof ENDS)[number];

/** What can happen to requests in a random history; each step holds the server's answers against the model. */
export function connectionSteps({
  world,
  talents,
  chance,
}: {
  readonly world: World;
  readonly talents: readonly HistoryTalent[];
  readonly chance: Chance;
}) {
  const now = (): number => world.clock.now().getTime();
  const expiry = (): number => requestExpiresAt(now()).getTime();
  const priceOf = (talent: number): number => talentAt(talents, talent).tokens;
  const send = ({ recruiter }: HistoryCompany, talent: number) =>
    recruiter.visitor.call('createConnection', { body: requestTo(recruiter, talentAt(talents, talent).person) });
  const choiceOf = ({ model, hiring }: HistoryCompany, talent: number) =>
    model.choice(priceOf(talent), now(), hiring.connectsFreely);
  const isConnected = ({ model }: HistoryCompany, talent: number): boolean =>
    model.open.has(talent) || model.accepted.has(talent);

  async function request(company: HistoryCompany): Promise<void> {
    const talent = chance.below(talents.length);
    const taken = choiceOf(company, talent);
    const connected = isConnected(company, talent);
    const answer = await send(company, talent);
    expect(answer.status).toBe(connected ? 409 : taken === null ? 402 : 200);
    if (answer.status !== 200 || taken === null) return;
    company.model.request(talent, { ...taken, expiresAt: expiry() });
    company.ids.set(talent, answer.body.id);
  }

  /** Everybody who is not connected yet is asked at once; which requests fit is settled by who comes first. */
  async function stampede(company: HistoryCompany): Promise<void> {
    const asked = talents.map((_, talent) => talent).filter((talent) => !isConnected(company, talent));
    const answers = await Promise.all(asked.map(async (talent) => ({ talent, answer: await send(company, talent) })));
    for (const { talent, answer } of answers) {
      if (answer.status !== 200) continue;
      const stored = await world.server.app.models.connections.findById(answer.body.id).lean();
      const { account, amount } = stored?.reservation ?? { account: null, amount: 0 };
      expect(amount).toBe(account === null ? 0 : account === 'tokens' ? priceOf(talent) : 1);
      company.model.request(talent, { pot: account, amount, expiresAt: expiry() });
      company.ids.set(talent, answer.body.id);
    }
    for (const { talent, answer } of answers.filter((each) => each.answer.status !== 200)) {
      expect(answer.status).toBe(402);
      expect(choiceOf(company, talent)).toBeNull();
    }
  }

  const finish = ({ recruiter }: HistoryCompany, talent: number, id: string, status: End) =>
    (status === 'withdrawn' ? recruiter : talentAt(talents, talent).person).visitor.call('answerConnection', {
      params: { id },
      body: { status },
    });

  async function ended({ model, ids, accepted }: HistoryCompany, talent: number, end: End | null): Promise<void> {
    if (end === 'accepted') {
      model.accept(talent);
      accepted.set(talent, ids.get(talent) ?? '');
    } else model.giveBack(talent, now());
    ids.delete(talent);
    await letAskAgain(world);
  }

  async function answer(company: HistoryCompany): Promise<void> {
    if (company.ids.size === 0) return;
    const [talent, id] = chance.oneOf([...company.ids]);
    // Acceptances end a pair for good; they are kept rare, so that long histories stay lively.
    const end = chance.next() < 0.15 ? 'accepted' : chance.oneOf(['declined', 'withdrawn'] as const);
    expect((await finish(company, talent, id, end)).status).toBe(200);
    await ended(company, talent, end);
  }

  /** All ends of a request at once: one wins. */
  async function race(company: HistoryCompany): Promise<void> {
    if (company.ids.size === 0) return;
    const [talent, id] = chance.oneOf([...company.ids]);
    const contenders: End[] =
      chance.next() < 0.2 ? [...ENDS, ...ENDS] : ['declined', 'withdrawn', 'withdrawn', 'declined'];
    const answers = await Promise.all(
      contenders.map(async (end) => ({ end, status: (await finish(company, talent, id, end)).status })),
    );
    const winners = answers.filter(({ status }) => status === 200);
    expect(answers.filter(({ status }) => status !== 200 && status !== 409)).toEqual([]);
    expect(winners).toHaveLength(1);
    await ended(company, talent, winners[0]?.end ?? null);
  }

  return { request, stampede, answer, race };
}
