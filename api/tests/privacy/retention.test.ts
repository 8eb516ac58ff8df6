import { expect, test } from '@jest/globals';
import { daysLater } from '@vela/market/days';
import { INVITATION_KEPT_DAYS, RETENTION } from '@vela/market/retention';
import { invitationFor } from '../support/invites.js';
import { companyForm, joinAsRecruiter } from '../support/people.js';
import { startWorld } from '../support/world.js';

test('the retention table of the privacy policy names everything that is stored, once', async () => {
  const world = await startWorld();
  try {
    await world.join({ givenName: 'Lagra', userType: 'jobSeeker' });
    const { db } = world.server.app.models.users.db;
    const stored = (await db?.listCollections().toArray())?.map(({ name }) => name) ?? [];
    const models = Object.keys(world.server.app.models);
    const told = RETENTION.flatMap(({ records }) => records);
    expect(new Set(told).size).toBe(told.length);
    expect(told.toSorted()).toEqual([...new Set([...stored, ...models])].toSorted());
  } finally {
    await world.stop();
  }
});

test('the address of an invitation is kept for as long as the table says once it is over, however that was', async () => {
  const world = await startWorld();
  try {
    const { visitor } = await joinAsRecruiter(world, { givenName: 'Bjud' }, 'Bjuder AB');
    const emails = ['tagen@in.example', 'aterkallad@in.example', 'ersatt@in.example', 'vantar@in.example'];
    const invite = (inviteColleagues: string) =>
      visitor.ok('saveCompany', { body: { ...companyForm('Bjuder AB'), inviteColleagues } });
    await invite(emails.join(', '));
    const [taken = '', revoked, replaced = ''] = emails;
    const { companyInvites } = world.server.app.models;
    const magicLink = await invitationFor(world, taken);
    const invited = await world.join({ givenName: 'Tagen', email: taken, userType: 'talentSeeker' });
    await invited.visitor.ok('saveTalentSeekerProfile', { body: { magicLink } });
    const waiting = await visitor.ok('listCompanyInvites');
    await visitor.ok('revokeCompanyInvite', {
      params: { id: waiting.find(({ email }) => email === revoked)?.id ?? '' },
    });
    await invite(replaced);
    const kept = await companyInvites.find().sort({ _id: 1 }).lean();
    const over = daysLater(world.clock.now(), INVITATION_KEPT_DAYS);
    expect(kept.map(({ email, forgetAt }) => [email, forgetAt])).toEqual([
      ...[taken, revoked, replaced].map((email) => [email, over]),
      ['vantar@in.example', null],
      [replaced, null],
    ]);
  } finally {
    await world.stop();
  }
});
