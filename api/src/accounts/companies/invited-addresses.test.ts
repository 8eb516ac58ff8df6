import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { invitationFor } from '../../../tests/support/invites.js';
import { companyForm } from '../../../tests/support/people.js';
import { startWorld, type World } from '../../../tests/support/world.js';
import { invitationsNameAddresses } from './migrate-invited-addresses.js';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());

const recruiter = (givenName: string) => world.join({ givenName, userType: 'talentSeeker' });
type Recruiter = Awaited<ReturnType<typeof recruiter>>;
const invite = ({ visitor }: Recruiter, inviteColleagues: string) =>
  visitor.call('saveCompany', { body: { ...companyForm(), inviteColleagues } });

describe('what stands around an address', () => {
  test('fills no inbox beyond its budget', async () => {
    const owner = await recruiter('Dagny');
    const spellings = ['victim@x.example', '<victim@x.example>', '<<victim@x.example>>', 'mr<victim@x.example>'];
    const statuses = [];
    for (const text of spellings) statuses.push((await invite(owner, text)).status);
    expect(statuses).toEqual([200, 200, 429, 429]);
    expect(await world.server.app.models.outbox.countDocuments({ 'payload.to': /victim/ })).toBe(2);
  });

  test('keeps nobody out: who is invited is who signs up', async () => {
    const owner = await recruiter('Ebba');
    expect((await invite(owner, 'Kim Ek <kim.ek@x.example>')).status).toBe(200);
    const token = await invitationFor(world, 'kim.ek@x.example');
    const kim = await world.join({ givenName: 'Kim', email: 'kim.ek@x.example', userType: 'talentSeeker' });
    const joined = await kim.visitor.ok('saveTalentSeekerProfile', { body: { magicLink: token } });
    expect(joined.company?.members).toHaveLength(2);
  });

  test('hides nobody who belongs to the company', async () => {
    const owner = await world.join({ givenName: 'Frida', email: 'frida@x.example', userType: 'talentSeeker' });
    expect((await invite(owner, '')).status).toBe(200);
    const answer = await invite(owner, '<frida@x.example>');
    expect(answer.status).toBe(422);
    expect(answer.text).toContain('belongs to your company already');
  });

  test('what no mail reaches is told, and invites nobody', async () => {
    const owner = await recruiter('Gerd');
    for (const text of ['a..b@x.example', '.a@x.example', 'a@x.example.', 'a@[1.2.3.4]'])
      expect([text, (await invite(owner, text)).status]).toEqual([text, 422]);
  });

  test('is taken off what was stored before', async () => {
    const owner = await recruiter('Hilma');
    await invite(owner, 'stored@x.example, plain@x.example');
    const { companyInvites } = world.server.app.models;
    await companyInvites.updateOne({ email: 'stored@x.example' }, { $set: { email: '<stored@x.example>' } });
    await invitationsNameAddresses(companyInvites.db);
    const listed = await owner.visitor.ok('listCompanyInvites');
    expect(listed.map(({ email }) => email).toSorted()).toEqual(['plain@x.example', 'stored@x.example']);
  });
});
