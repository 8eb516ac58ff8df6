import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { PATHS } from '@vela/contracts/routes';
import { hiresOf } from '../../../tests/support/hires.js';
import type { Visitor } from '../../../tests/support/visitor.js';
import { startWorld, type World } from '../../../tests/support/world.js';
import { invoiceDueHires } from './invoicing.js';

let world: World;
let admin: Visitor;
const { signInBoss, back, hired, newCompany, confirmed, hireAsSeenBy } = hiresOf(() => world);
beforeAll(async () => {
  world = await startWorld({ ADMIN_EMAILS: 'boss@vela.example' });
  admin = await signInBoss();
});
afterAll(() => world.stop());

const setCountry = (id: string, country: string) =>
  world.server.app.models.companies.updateOne({ _id: id }, { $set: { country } });
const mailOf = (id: string) => world.server.app.models.outbox.findOne({ key: `hireConfirmed:${id}:company` }).lean();

test('the fee of a company that has not said where it is waits, and company and platform are told', async () => {
  const company = await newCompany();
  const { params } = await hired(company);
  await setCountry(company.company.id, '');
  const body = { bonusSek: null, reason: 'Shown.' };
  expect(await admin.ok('adminConfirmHire', { params, body })).toMatchObject({ invoiceWaits: true });
  expect((await mailOf(params.id))?.payload).toMatchObject({
    template: 'hireConfirmedUninvoiced',
    values: { detailsUrl: expect.stringContaining(PATHS.companyProfile) },
  });
  expect((await admin.ok('adminGetOverview')).hires.uninvoiced).toBe(0);

  world.clock.advance({ days: 2 });
  admin = await signInBoss();
  const visitor = await back(company);
  await invoiceDueHires(world.server.app);
  expect(await hireAsSeenBy(visitor, 'talentSeeker')).toMatchObject({ invoice: null, invoiceWaits: true });
  expect((await admin.ok('adminGetOverview')).hires.uninvoiced).toBe(1);

  await setCountry(company.company.id, 'SE');
  await invoiceDueHires(world.server.app);
  expect(await hireAsSeenBy(visitor, 'talentSeeker')).toMatchObject({
    invoice: { status: 'open' },
    invoiceWaits: false,
  });
  expect((await admin.ok('adminGetOverview')).hires.uninvoiced).toBe(0);
});

test('the fee of a company whose country is known waits for its day alone', async () => {
  const { company, params } = await confirmed(admin);
  expect((await mailOf(params.id))?.payload).toMatchObject({ template: 'hireConfirmedCompany' });
  expect(await hireAsSeenBy(company.visitor, 'talentSeeker')).toMatchObject({ invoice: null, invoiceWaits: false });
});
