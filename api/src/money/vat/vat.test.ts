import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { Types } from 'mongoose';
import { readVatNumber } from '@vela/market/identifiers';
import { payByCard, prepare } from '../../../tests/support/payments.js';
import { COMPANY_FORM, companyForm, joinAsRecruiter, type Recruiter } from '../../../tests/support/people.js';
import { readPdf } from '../../../tests/support/read-pdf.js';
import { startWorld, type World } from '../../../tests/support/world.js';
import { askAgainForVatNumbers } from './index.js';

let world: World;
let serial = 0;
beforeAll(async () => {
  world = await startWorld({}, { jobs: 'none' });
});
afterAll(() => world.stop());
beforeEach(() => {
  world.stripe.webhooks.holding = true;
});
afterEach(() => {
  world.vies.clear();
});

/** A German VAT number whose check digit is right; no two companies have the same. */
function germanNumber(): string {
  serial += 1;
  const digits = Array.from({ length: 10 }, (_, digit) => `DE${81_000_000 + serial}${digit}`);
  return digits.find((number) => readVatNumber('DE', number).number !== null) ?? '';
}
const germanForm = () => {
  const VAT = germanNumber();
  return {
    ...COMPANY_FORM,
    name: 'Rhein GmbH',
    organizationNumber: `HRB ${VAT.slice(5)} Köln`,
    country: 'Germany',
    VAT,
  };
};
const newRecruiter = (): Promise<Recruiter> =>
  joinAsRecruiter(world, { givenName: `Taxed${String.fromCharCode(97 + serial++)}` });
const stored = ({ company }: Recruiter) =>
  world.server.app.models.companies.findById(new Types.ObjectId(company.id)).orFail().lean();
const ownCompany = async ({ visitor }: Recruiter) => {
  const company = (await visitor.ok('getMe'))?.talentSeeker?.company;
  if (!company) throw new Error('There is no company.');
  return company;
};
const vatMails = ({ company }: Recruiter) =>
  world.server.app.models.outbox.find({ key: new RegExp(`^vatAnswer:${company.id}`) }).lean();

describe('the register of VAT numbers', () => {
  test('is asked when a number is saved, with our own, and its consultation number is kept, shown and printed', async () => {
    const buyer = await newRecruiter();
    const form = germanForm();
    const saved = await buyer.visitor.ok('saveCompany', { body: form });
    expect(world.vies.questions[0]).toMatchObject({ number: form.VAT, requester: 'SE556677889901', answer: 'valid' });
    expect(saved.vatRate).toEqual({ percent: 0, reason: 'reverseCharge' });
    const consultationNumber = saved.vatCheck?.consultationNumber ?? '';
    expect(saved.vatCheck).toMatchObject({ number: form.VAT, answer: 'valid' });
    expect(consultationNumber).toMatch(/^WAPI/);
    const admin = (await world.join({ givenName: 'Boss', email: 'admin@vela.example' })).visitor;
    expect(await admin.ok('adminGetCompany', { params: { id: buyer.company.id } })).toMatchObject({
      vatCheck: { answer: 'valid', consultationNumber },
    });
    const prepared = await prepare(buyer);
    await payByCard(world, prepared);
    const params = { id: prepared.purchaseId };
    expect((await buyer.visitor.ok('getPurchase', { params })).state).toBe('paid');
    const [document] = await world.server.app.models.documents.find({ subjectId: new Types.ObjectId(params.id) });
    expect(document?.content.vatCheck).toMatchObject({ consultationNumber });
    expect(readPdf(document?.pdf ?? Buffer.alloc(0)).text).toContain(consultationNumber);
  });

  test('says that a number is not valid: Swedish VAT, a sentence that says why, and a mail', async () => {
    const buyer = await newRecruiter();
    const form = germanForm();
    world.vies.invalid.add(form.VAT);
    const saved = await buyer.visitor.ok('saveCompany', { body: form });
    expect(saved.vatRate).toEqual({ percent: 25, reason: 'euUnknownVatNumber' });
    expect(await prepare(buyer)).toMatchObject({ totalOre: 250_000, vatReason: 'euUnknownVatNumber' });
    expect(await vatMails(buyer)).toHaveLength(1);
  });

  test.each([
    ['does not answer for a state', () => void world.vies.silentStates.add('DE')],
    ['is busy', () => void (world.vies.fault = 'busy')],
    ['refuses us', () => void (world.vies.fault = 'blocked')],
    ['breaks the connection', () => void (world.vies.fault = 'dropped')],
    ['is slow', () => void (world.vies.fault = 'slow')],
  ])('%s: form and check digits decide, and it is asked again by itself', async (_, fail) => {
    const buyer = await newRecruiter();
    const form = germanForm();
    fail();
    const saved = await buyer.visitor.ok('saveCompany', { body: form });
    expect(saved).toMatchObject({
      vatRate: { percent: 0, reason: 'reverseCharge' },
      vatCheck: { answer: 'unavailable' },
    });
    world.vies.clear();
    expect(await askAgainForVatNumbers(world.server.app)).toBe(0);
    world.clock.advance({ minutes: 11 });
    world.vies.invalid.add(form.VAT);
    expect(await askAgainForVatNumbers(world.server.app)).toBe(1);
    expect(await ownCompany(buyer)).toMatchObject({
      vatRate: { percent: 25, reason: 'euUnknownVatNumber' },
      vatCheck: { answer: 'invalid' },
    });
    expect(await vatMails(buyer)).toHaveLength(1);
  });

  test('is not asked for ever about numbers that nobody has any more, nor are others kept waiting by them', async () => {
    const { models } = world.server.app;
    const mover = await newRecruiter();
    world.vies.silentStates.add('DE');
    await mover.visitor.ok('saveCompany', { body: germanForm() });
    const { vatCheck } = await stored(mover);
    expect(vatCheck).toMatchObject({ answer: 'unavailable' });
    // It says since that it is a Swedish one, whose number decides nothing.
    await mover.visitor.ok('saveCompany', { body: companyForm('Hemflyttad AB') });
    const like = await stored(mover);
    await models.companies.collection.insertMany(
      Array.from({ length: 25 }, () => ({
        ...like,
        vatCheck,
        registrationKeys: [],
        _id: new Types.ObjectId(),
      })),
    );
    world.clock.advance({ minutes: 1 });
    const waiting = await newRecruiter();
    const form = germanForm();
    await waiting.visitor.ok('saveCompany', { body: form });
    world.vies.clear();
    world.clock.advance({ minutes: 11 });
    for (let run = 1; run <= 2; run += 1) await askAgainForVatNumbers(world.server.app);
    expect(await ownCompany(waiting)).toMatchObject({ vatCheck: { number: form.VAT, answer: 'valid' } });
    expect((await stored(mover)).vatCheck).toBeNull();
    world.clock.advance({ minutes: 11 });
    expect(await askAgainForVatNumbers(world.server.app)).toBe(0);
    await models.companies.deleteMany({ name: like.name, _id: { $ne: like._id } });
  });

  test('is asked again at paying once its answer is a month old; the price changes in the dialog, not behind it', async () => {
    const buyer = await newRecruiter();
    const form = {
      ...COMPANY_FORM,
      name: 'Wien GmbH',
      organizationNumber: 'FN 33209 m',
      country: 'Austria',
      VAT: 'ATU13585627',
    };
    await buyer.visitor.ok('saveCompany', { body: form });
    const asked = world.vies.questions.length;
    const shown = await prepare(buyer);
    expect([shown.totalOre, world.vies.questions.length]).toEqual([200_000, asked]);
    world.clock.advance({ days: 31 });
    world.vies.invalid.add(form.VAT);
    const begin = await buyer.visitor.call('beginPayment', {
      params: { id: shown.purchaseId },
      body: { totalOre: shown.totalOre },
    });
    expect(begin.status).toBe(409);
    expect(begin.text).toContain('VIES');
    expect(await prepare(buyer)).toMatchObject({ totalOre: 250_000 });
    expect(await payByCard(world, shown)).toBe(400);
  });

  test('takes nothing back by not answering', async () => {
    const buyer = await newRecruiter();
    const form = {
      ...COMPANY_FORM,
      name: 'Salzburg GmbH',
      organizationNumber: 'FN 58248 i',
      country: 'Austria',
      VAT: 'ATU57477929',
    };
    world.vies.invalid.add(form.VAT);
    await buyer.visitor.ok('saveCompany', { body: form });
    world.clock.advance({ days: 2 });
    world.vies.fault = 'dropped';
    expect(await prepare(buyer)).toMatchObject({ vatReason: 'euUnknownVatNumber' });
    expect((await stored(buyer)).vatCheck).toMatchObject({ answer: 'invalid' });
  });

  test('is not asked about Swedish numbers, nor where there is none', async () => {
    const buyer = await newRecruiter();
    const before = world.vies.questions.length;
    await buyer.visitor.ok('saveCompany', { body: companyForm() });
    await buyer.visitor.ok('saveCompany', {
      body: { ...companyForm(), country: 'France', organizationNumber: '732829320', VAT: 'none' },
    });
    // One that was asked before and dropped on its way may arrive late.
    const asked = world.vies.questions.slice(0, world.vies.questions.length - before);
    expect(asked.filter(({ number }) => /^(SE|FR)/.test(number))).toEqual([]);
    expect((await ownCompany(buyer)).vatRate).toEqual({ percent: 25, reason: 'euWithoutVatNumber' });
  });
});
