import { expect } from '@jest/globals';
import { Types } from 'mongoose';
import { DOCUMENT_KINDS } from '@vela/contracts/constants';
import { addDays, dayOf } from '@vela/market/days';
import { FEE_REFUNDS } from '@vela/market/fees';
import { HIRES_UNTIL_FREE } from '@vela/market/prices';
import { invoiceDueHires } from '../../../src/hiring/hires/invoicing.js';
import type { Chance } from '../chance.js';
import type { Visitor } from '../visitor.js';
import type { World } from '../world.js';
import { type HiringCompany, type HistoryTalent, talentAt } from './cast.js';
import type { ModelHire } from './hire-model.js';

interface Surroundings {
  readonly world: World;
  /** Freshly signed in, as calls on money want it. */
  readonly admin: () => Visitor;
  readonly talents: readonly HistoryTalent[];
  readonly chance: Chance;
}

const DAYS_A_MONTH = 30;
const counts = (statuses: readonly number[]): Record<number, number> =>
  Object.fromEntries(
    [...new Set(statuses)].map((status) => [status, statuses.filter((each) => each === status).length]),
  );

/** What can happen to hires in a random history; each step holds the server's answers against the model. */
export function hireSteps({ world, admin, talents, chance }: Surroundings) {
  const pick = <Item>(items: readonly Item[]): Item | undefined => items[chance.below(items.length)];
  const now = (): number => world.clock.now().getTime();
  const today = (): string => dayOf(world.clock.now());
  const severally = <Answer>(times: number, call: () => Promise<Answer>): Promise<Answer[]> =>
    Promise.all(Array.from({ length: times }, call));

  /** Colleagues report at once: one hire comes of it, or none where there is one. */
  async function reportHire({ recruiter, hiring, accepted }: HiringCompany): Promise<void> {
    const found = pick([...accepted]);
    if (found === undefined) return;
    const [talent, connectionId] = found;
    const body = {
      connectionId,
      signedOn: today(),
      startsOn: today(),
      probationEndsOn: addDays(today(), 6 * DAYS_A_MONTH),
      compensation: '64000',
      currency: 'SEK',
      compensationTimePeriod: 'Monthly',
    } as const;
    const times = chance.next() < 0.3 ? 4 : 1;
    const answers = await severally(times, () => recruiter.visitor.call('reportHire', { body }));
    const fits = hiring.reportable(talent);
    expect(counts(answers.map(({ status }) => status))).toEqual(
      fits ? counts([200, ...Array.from({ length: times - 1 }, () => 409)]) : { 409: times },
    );
    for (const answer of answers)
      if (answer.status === 200) hiring.report(answer.body.id, talent, talentAt(talents, talent).years);
  }

  /** The talent confirms or disputes, as often as they like, until it is decided. */
  async function answerHire({ hiring }: HiringCompany): Promise<void> {
    const hire = pick(hiring.hires);
    if (hire === undefined) return;
    const body =
      chance.next() < 0.7 ? { answer: 'confirmed' as const } : { answer: 'disputed' as const, note: 'Not so.' };
    const { status } = await talentAt(talents, hire.talent).person.visitor.call('answerHire', {
      params: { id: hire.id },
      body,
    });
    expect(status).toBe(hire.status === 'reported' ? 200 : 409);
  }

  const confirm = async (id: string) => ({
    decision: 'confirmed' as const,
    answer: await admin().call('adminConfirmHire', { params: { id }, body: { bonusSek: null, reason: 'Shown.' } }),
  });
  const reject = async (id: string) => ({
    decision: 'rejected' as const,
    answer: await admin().call('adminRejectHire', { params: { id }, body: { reason: 'Not shown.' } }),
  });

  /** The platform decides several times at once, not always the same: one decision holds. */
  async function decideHire({ hiring, mayReachFree }: HiringCompany): Promise<void> {
    const hire = pick(hiring.hires);
    if (hire === undefined) return;
    const mayConfirm = mayReachFree || hiring.confirmed < HIRES_UNTIL_FREE - 1;
    const ways = !mayConfirm
      ? [reject, reject]
      : chance.next() < 0.7
        ? [confirm, confirm, confirm]
        : [confirm, reject, confirm, reject];
    const answers = await Promise.all(ways.map((way) => way(hire.id)));
    const held = answers.filter(({ answer }) => answer.status === 200);
    expect(answers.filter(({ answer }) => answer.status !== 200 && answer.status !== 409)).toEqual([]);
    expect(held).toHaveLength(hire.status === 'reported' ? 1 : 0);
    if (held[0]?.decision === 'confirmed') hiring.confirm(hire, now());
    else if (held.length > 0) hire.status = 'rejected';
  }

  /** A contract ends in one of the months that give something back; told several times at once. */
  async function endHire({ recruiter, hiring }: HiringCompany): Promise<void> {
    const hire = pick(hiring.with('confirmed'));
    if (hire === undefined) return;
    const stored = await world.server.app.models.hires.findById(hire.id).orFail().lean();
    const month = chance.below(FEE_REFUNDS.length);
    const endedOn = addDays(stored.agreement.startsOn, month * DAYS_A_MONTH + 10);
    const told = await recruiter.visitor.call('reportHireEnd', { params: { id: hire.id }, body: { endedOn } });
    const future = endedOn > today();
    expect(told.status).toBe(future ? 422 : hire.creditOre === null ? 200 : 409);
    const answers = await severally(3, () =>
      admin().call('adminRefundHire', { params: { id: hire.id }, body: { endedOn, reason: 'Both said so.' } }),
    );
    const open = hire.creditOre === null;
    expect(counts(answers.map(({ status }) => status))).toEqual(
      !open ? { 409: 3 } : future ? { 422: 3 } : { 200: 1, 409: 2 },
    );
    if (open && !future) hiring.end(hire, month);
  }

  /** Invoices that are due are made out, by two instances at once. */
  async function makeOutInvoices(companies: readonly HiringCompany[]): Promise<void> {
    const { app } = world.server;
    await Promise.all([invoiceDueHires(app), invoiceDueHires(app)]);
    for (const { hiring } of companies) hiring.passTo(now());
  }

  /** Hires are counted once, every fee is invoiced and credited once, and no number is missing or used twice. */
  async function checkHires(companies: readonly HiringCompany[]): Promise<void> {
    const { models } = world.server.app;
    for (const { recruiter, hiring } of companies) {
      const companyId = new Types.ObjectId(recruiter.company.id);
      const [company, invoices, hires] = await Promise.all([
        models.companies.findById(companyId).orFail().lean(),
        models.invoices.find({ companyId }).lean(),
        models.hires.find({ companyId }).lean(),
      ]);
      expect(company.confirmedHires).toBe(hiring.confirmed);
      const states = new Map<string, ModelHire['status']>(hiring.hires.map(({ id, status }) => [id, status]));
      expect(new Map(hires.map(({ _id, status }) => [_id.toHexString(), status]))).toEqual(states);
      expect(invoices).toHaveLength(hiring.invoices().size);
      expect(
        new Map(
          invoices.map(({ hireId, price, credits }) => [
            hireId.toHexString(),
            { netOre: price.netOre, creditOre: credits[0]?.price.netOre ?? null },
          ]),
        ),
      ).toEqual(hiring.invoices());
    }
    for (const kind of DOCUMENT_KINDS) {
      const issued = await models.documents.find({ kind }).select({ number: 1 }).sort({ number: 1 }).lean();
      expect(issued.map(({ number }) => number)).toEqual(issued.map((_, index) => index + 1));
    }
  }

  return { reportHire, answerHire, decideHire, endHire, makeOutInvoices, checkHires };
}
