import { expect } from '@jest/globals';
import { Types } from 'mongoose';
import { readOrganizationNumber, readVatNumber } from '@vela/market/identifiers';
import type { Chance } from '../chance.js';
import { companyForm } from '../people.js';
import type { Visitor } from '../visitor.js';
import type { World } from '../world.js';
import { partOf, type Place, type Sums, withVat } from './books-model.js';
import type { HistoryCompany } from './cast.js';

let given = 0;
/** Numbers that nobody had before, with right check digits. */
const fresh = (make: (digits: string) => string, isRight: (number: string) => boolean): string => {
  given += 1;
  for (let last = 0; last < 100; last += 1) {
    const number = make(`${String(given).padStart(5, '0')}${String(last).padStart(2, '0')}`);
    if (isRight(number)) return number;
  }
  return fresh(make, isRight);
};
const norwegianNumber = (): string =>
  fresh(
    (digits) => `98${digits}`,
    (number) => readOrganizationNumber('NO', number).number !== null,
  );
const germanNumber = (): string =>
  fresh(
    (digits) => `DE81${digits}`,
    (number) => readVatNumber('DE', number).number !== null,
  );

const NOTHING: Sums = { netOre: 0, vatOre: 0, totalOre: 0 };
const added = (sums: readonly Sums[]): Sums =>
  sums.reduce(
    (all, { netOre, vatOre, totalOre }) => ({
      netOre: all.netOre + netOre,
      vatOre: all.vatOre + vatOre,
      totalOre: all.totalOre + totalOre,
    }),
    NOTHING,
  );

/** What can happen to what stands on documents; everything that was issued is held against the model. */
export function booksSteps({
  world,
  admin,
  chance,
  seen,
}: {
  readonly world: World;
  readonly admin: () => Visitor;
  readonly chance: Chance;
  /** The server just read all payments of a company at the provider that it still waited for. */
  readonly seen: (company: HistoryCompany) => void;
}) {
  const { models } = world.server.app;

  function formIn(name: string, country: Place['country'], refused: boolean) {
    const swedish = companyForm(name);
    if (country === 'SE') return swedish;
    const number = country === 'NO' ? norwegianNumber() : germanNumber();
    if (refused) world.vies.invalid.add(number);
    return country === 'NO'
      ? { ...swedish, country: 'Norway', organizationNumber: number, VAT: `NO${number}MVA` }
      : { ...swedish, country: 'Germany', organizationNumber: `HRB ${number.slice(4)} Köln`, VAT: number };
  }

  /** A company moves: from then on it pays another VAT, or the same. */
  async function relocate(company: HistoryCompany): Promise<void> {
    const { recruiter, books, hiring } = company;
    const country = chance.oneOf(['SE', 'NO', 'DE', 'DE'] as const);
    const refused = country === 'DE' && chance.next() < 0.5;
    const saved = await recruiter.visitor.ok('saveCompany', { body: formIn(recruiter.company.name, country, refused) });
    await models.companies.updateOne({ _id: saved.id }, { $set: { verifiedAt: new Date(0) } });
    seen(company);
    books.place = { country, refused };
    hiring.vatPercent = books.vatPercent;
    expect(saved.vatRate?.percent).toBe(books.vatPercent);
  }

  /** The platform gives tokens, which repay what is owed first. */
  async function grant({ recruiter, model }: HistoryCompany): Promise<void> {
    const amount = 1 + chance.below(5);
    await admin().ok('adminCorrectBalance', {
      params: { id: recruiter.company.id },
      body: { key: new Types.ObjectId().toHexString(), account: 'tokens', amount, reason: 'Agreed.' },
    });
    model.grant(amount);
  }

  /** Each payment and each fee has its document, with the VAT of where its company was; credits add up beside it. */
  async function checkBooks(companies: readonly HistoryCompany[]): Promise<void> {
    for (const { recruiter, purchases, hiring } of companies) {
      const companyId = new Types.ObjectId(recruiter.company.id);
      const issued = await models.documents.find({ companyId }).select({ pdf: 0 }).sort({ number: 1 }).lean();
      const invoices = await models.invoices.find({ companyId }).lean();
      const of = (subjectId: string) => {
        const found = issued.filter((document) => document.subjectId.toHexString() === subjectId);
        const contents = (isCredit: boolean): Sums[] =>
          found
            .filter(({ kind }) => (kind === 'creditNote') === isCredit)
            .map(({ content: { netOre, vatOre, totalOre } }) => ({ netOre, vatOre, totalOre }));
        return { originals: contents(false), credited: added(contents(true)) };
      };
      let expected = 0;
      for (const { prepared, model, netOre, vatPercent } of purchases) {
        const { originals, credited } = of(prepared.purchaseId);
        if (!model.credited) {
          expect([originals, credited]).toEqual([[], NOTHING]);
          continue;
        }
        const whole = withVat(netOre, vatPercent);
        const [receipt, ...restoring] = originals;
        expect(receipt).toEqual(whole);
        expect(restoring.map(({ totalOre }) => totalOre)).toEqual(model.restoredOre);
        const restored = added(restoring);
        expect(credited.totalOre - restored.totalOre).toBe(model.creditedOre);
        const part = partOf(whole, model.creditedOre);
        // A receipt takes back what its credit note said, whatever was credited since: an öre of VAT is rounded anew.
        expect(Math.abs(credited.vatOre - restored.vatOre - part.vatOre)).toBeLessThanOrEqual(restoring.length);
        expected += originals.length;
      }
      for (const { id, feeOre, vatPercent, creditOre } of hiring.invoiced()) {
        const invoice = invoices.find(({ hireId }) => hireId.toHexString() === id);
        const { originals, credited } = of(invoice?._id.toHexString() ?? '');
        const whole = withVat(feeOre, vatPercent);
        expect(originals).toEqual([whole]);
        const back = creditOre === null ? 0 : withVat(creditOre, vatPercent).totalOre;
        expect(credited).toEqual(partOf(whole, back));
        expect(invoice?.dueOre).toBe(whole.totalOre - back);
        expected += 1;
      }
      expect(issued.filter(({ kind }) => kind !== 'creditNote')).toHaveLength(expected);
    }
  }

  return { relocate, grant, checkBooks };
}
