import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { Types } from 'mongoose';
import { PRICE_CHANGED } from '@vela/contracts/problem';
import { payByCard, prepare } from '../../../tests/support/payments.js';
import { COMPANY_FORM, companyForm, joinAsRecruiter, type Recruiter } from '../../../tests/support/people.js';
import { startWorld, type World } from '../../../tests/support/world.js';
import { reconcilePayments } from './reconcile.js';

let world: World;
let serial = 0;
beforeAll(async () => {
  world = await startWorld({}, { jobs: 'none' });
});
afterAll(() => world.stop());
beforeEach(() => {
  world.stripe.webhooks.holding = true;
});
afterEach(() => world.stripe.faults.clear());

const newRecruiter = (): Promise<Recruiter> =>
  joinAsRecruiter(world, { givenName: `Payer${String.fromCharCode(97 + serial++)}` });
const purchase = ({ visitor }: Recruiter, id: string) => visitor.ok('getPurchase', { params: { id } });
const begin = ({ visitor }: Recruiter, { purchaseId, totalOre }: { purchaseId: string; totalOre: number }) =>
  visitor.call('beginPayment', { params: { id: purchaseId }, body: { totalOre } });
const companyOf = ({ company }: Recruiter) =>
  world.server.app.models.companies.findById(new Types.ObjectId(company.id)).orFail().lean();
/** Norwegian numbers with their right check digits; no two companies have the same. */
const NORWEGIAN = ['974760673', '923609016', '982463718', '889640782', '971032081', '984851006'];
const swedish = () => companyForm();
const norwegian = () => {
  const number = NORWEGIAN.pop() ?? '';
  return { ...COMPANY_FORM, name: 'Fjord AS', organizationNumber: number, country: 'Norway', VAT: `NO ${number} MVA` };
};
const save = ({ visitor }: Recruiter, form: typeof COMPANY_FORM) => visitor.ok('saveCompany', { body: form });

describe('VAT is decided at the moment of paying', () => {
  test('a company that changed pays a new price, and what it was shown before cannot be paid', async () => {
    const buyer = await newRecruiter();
    const byNorway = norwegian();
    const bySweden = swedish();
    await save(buyer, byNorway);
    const shown = await prepare(buyer, 200_000, 'from-norway');
    expect(shown).toMatchObject({ totalOre: 200_000, vatReason: 'outsideEu' });
    await save(buyer, bySweden);
    const refused = await begin(buyer, shown);
    expect(refused.status).toBe(409);
    expect(JSON.parse(refused.text)).toMatchObject({
      type: PRICE_CHANGED,
      detail: expect.stringContaining('2,500.00 SEK'),
    });
    const anew = await prepare(buyer, 200_000, 'from-norway');
    expect(anew).toMatchObject({ totalOre: 250_000, vatReason: 'sweden' });
    expect(await payByCard(world, shown)).toBe(400);
    expect((await begin(buyer, anew)).status).toBe(200);
    await payByCard(world, anew);
    expect(await purchase(buyer, anew.purchaseId)).toMatchObject({
      state: 'paid',
      vatReason: 'sweden',
      buyer: { country: bySweden.country },
    });
  });

  test('the old price is ended with the change, also where the provider did not answer then', async () => {
    for (const silent of [false, true]) {
      const buyer = await newRecruiter();
      await save(buyer, norwegian());
      const shown = await prepare(buyer);
      world.stripe.faults.silent = silent;
      await save(buyer, swedish());
      world.stripe.faults.clear();
      if (silent) while ((await reconcilePayments(world.server.app)) > 0) continue;
      expect(await payByCard(world, shown)).toBe(400);
    }
  });

  test('what is confirmed past the server is not sold at the old price', async () => {
    const buyer = await newRecruiter();
    await save(buyer, norwegian());
    const shown = await prepare(buyer);
    world.stripe.faults.silent = true;
    await save(buyer, swedish());
    world.stripe.faults.clear();
    expect(await payByCard(world, shown)).toBe(200);
    expect(await purchase(buyer, shown.purchaseId)).toMatchObject({ state: 'differs', totalOre: 250_000 });
    expect((await companyOf(buyer)).balance.tokens.free).toBe(0);
  });

  test('who leaves leaves no price behind that can be paid', async () => {
    const buyer = await newRecruiter();
    const shown = await prepare(buyer);
    await buyer.visitor.ok('deleteMe');
    expect(await payByCard(world, shown)).toBe(400);
  });

  test('buyer and rate stay as they were decided, whatever the company says of itself afterwards', async () => {
    const buyer = await newRecruiter();
    const byNorway = norwegian();
    const bySweden = swedish();
    await save(buyer, byNorway);
    const prepared = await prepare(buyer);
    await begin(buyer, prepared);
    await payByCard(world, prepared);
    await save(buyer, bySweden);
    expect(await purchase(buyer, prepared.purchaseId)).toMatchObject({
      state: 'paid',
      totalOre: 200_000,
      vatReason: 'outsideEu',
      buyer: { name: byNorway.name, country: byNorway.country },
    });
  });
});
