import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Types } from 'mongoose';
import { addDays, dayOf, dayText, MINUTE_MS } from '@vela/market/days';
import { joinAsRecruiter } from '../../../tests/support/people.js';
import { startWorld, type World } from '../../../tests/support/world.js';
import { pageOfInvoices } from './read.js';
import { remindOfInvoices } from './remind.js';

let world: World;
beforeAll(async () => {
  world = await startWorld({}, { jobs: 'none' });
});
afterAll(() => world.stop());

const BUYER = {
  name: 'Nordlys AB',
  organizationNumber: '',
  address: '',
  postalCode: '',
  city: '',
  country: 'SE',
  VAT: '',
  invoiceEmail: 'invoice@nordlys.example',
};
const PRICE = { percent: 25, reason: 'sweden', netOre: 100, vatOre: 25, totalOre: 125 } as const;

test('reminders that fell due while nothing ran are one mail, and no second one comes for days', async () => {
  const { company } = await joinAsRecruiter(world, { givenName: 'Rut' });
  const { models } = world.server.app;
  const now = world.clock.now();
  const _id = new Types.ObjectId();
  await models.invoices.create({
    _id,
    number: 9001,
    companyId: new Types.ObjectId(company.id),
    hireId: new Types.ObjectId(),
    buyer: BUYER,
    roleName: 'Backend engineer',
    price: PRICE,
    issuedAt: now,
    dueOn: addDays(dayOf(now), -14),
    credits: [],
    payments: [],
    dueOre: 125,
    reminders: [],
  });
  const sent: number[] = [];
  // The third step falls due on the next day, when the first mail is a day old.
  for (const time of [
    { minutes: 1 },
    { minutes: 1 },
    { days: 1 },
    { days: 3 },
    { days: 1 },
    { days: 1 },
    { days: 30 },
  ]) {
    sent.push(await remindOfInvoices(world.server.app));
    world.clock.advance(time);
  }
  expect(sent).toEqual([1, 0, 0, 0, 0, 1, 0]);
  const mails = await models.outbox.find({ key: new RegExp(`^invoiceReminder:${_id.toHexString()}`) }).lean();
  expect(mails.map(({ key }) => key.split(':').at(-1)).sort()).toEqual(['1', '2']);
  expect(mails[0]?.payload).toMatchObject({ values: { dueOn: dayText(addDays(dayOf(now), -14)) } });
});

test('one that is due on a Saturday is open, and not reminded of, until Monday is over', async () => {
  const { company, me } = await joinAsRecruiter(world, { givenName: 'Ros' }, 'Saturday AB');
  const { app } = world.server;
  const dueOn = '2027-04-10';
  const _id = new Types.ObjectId();
  await app.models.invoices.create({
    _id,
    number: 9002,
    companyId: new Types.ObjectId(company.id),
    hireId: new Types.ObjectId(),
    buyer: BUYER,
    roleName: 'Backend engineer',
    price: PRICE,
    issuedAt: world.clock.now(),
    dueOn,
    credits: [],
    payments: [],
    dueOre: 125,
    reminders: [],
  });
  const listed = async (status: 'open' | 'overdue') =>
    (await pageOfInvoices(app, { status, sort: 'number', direction: 'descending', page: 1 })).invoices.some(
      ({ id }) => id === _id.toHexString(),
    );
  const at = async (day: string) => {
    const ahead = Date.parse(`${day}T12:00:00Z`) - world.clock.now().getTime();
    world.clock.advance({ minutes: ahead / MINUTE_MS });
    const { visitor } = await world.join({ givenName: me.givenName, email: me.email });
    const [shown] = await visitor.ok('listInvoices');
    return [await remindOfInvoices(app), shown?.status, await listed('open'), await listed('overdue')];
  };
  for (const day of ['2027-04-11', '2027-04-12']) expect(await at(day)).toEqual([0, 'open', true, false]);
  expect(await at('2027-04-13')).toEqual([1, 'overdue', false, true]);
});
