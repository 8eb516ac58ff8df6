import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { listen } from '../support/listen.js';
import { handleFor, joinAsRecruiter, joinAsTalent, profileForm, requestTo } from '../support/people.js';
import { startWorld, type World } from '../support/world.js';

let world: World;
beforeAll(async () => {
  world = await startWorld({}, { jobs: 'none' });
});
afterAll(() => world.stop());

test('a company that is blocked after the yes keeps the name, and reads nothing that comes later', async () => {
  const recruiter = await joinAsRecruiter(world, { givenName: 'Rut' });
  const person = { givenName: 'Ada', familyName: 'Berg', email: 'ada.before@people.example' };
  const talent = await joinAsTalent(world, person);
  const { id } = await recruiter.visitor.ok('createConnection', { body: requestTo(recruiter, talent) });
  await talent.visitor.ok('answerConnection', { params: { id }, body: { status: 'accepted' } });
  const handle = handleFor(recruiter, talent);
  const everything = async () => {
    const { visitor } = recruiter;
    const answers = [
      await visitor.call('listConnections', { query: { userType: 'talentSeeker' } }),
      await visitor.call('getConversation', { params: { id } }),
      await visitor.call('listConversations', { query: { userType: 'talentSeeker' } }),
      await visitor.call('getJobSeekerProfile', { params: { id: handle } }),
      await visitor.call('getProfilePicture', { params: { id: handle } }),
    ];
    return answers.map(({ text }) => text).join('\n');
  };
  expect(await everything()).toMatch(/ada\.before@people\.example/);

  await talent.visitor.ok('blockCompany', { body: { companyId: recruiter.company.id } });
  await talent.visitor.ok('saveJobSeekerProfile', {
    body: profileForm(world, {
      currentRole: 'Nyanställd',
      aboutMe: 'Written after the block.',
      linkedinProfile: 'https://www.linkedin.com/in/after-the-block',
      minSalary: 91_234,
      maxSalary: 95_678,
    }),
  });
  await world.server.app.models.users.updateOne(
    { _id: talent.me.id },
    { $set: { email: 'ada.after@people.example', hasPicture: true } },
  );
  const after = await everything();
  expect(after).not.toMatch(/ada\.after|Nyanställd|after the block|after-the-block|91234|95678|profile-pictures?\//i);
  expect(await recruiter.visitor.ok('listConnections', { query: { userType: 'talentSeeker' } })).toMatchObject([
    { status: 'accepted', extra: { givenName: 'Ada', familyName: 'Berg', email: '', profilePictureUrl: null } },
  ]);
  expect((await recruiter.visitor.ok('getConversation', { params: { id } })).people).toContainEqual(
    expect.objectContaining({ side: 'jobSeeker', name: 'Ada Berg', title: '', email: null, pictureUrl: null }),
  );

  // Let in again, the company is told what there is now.
  await talent.visitor.ok('unblockCompany', { params: { companyId: recruiter.company.id } });
  expect(await everything()).toMatch(/ada\.after@people\.example/);
});

test('nor whether, when and from where the talent looks at the conversation again', async () => {
  const recruiter = await joinAsRecruiter(world, { givenName: 'Sara' });
  const talent = await joinAsTalent(world, { givenName: 'Bea' });
  const { id } = await recruiter.visitor.ok('createConnection', { body: requestTo(recruiter, talent) });
  await talent.visitor.ok('answerConnection', { params: { id }, body: { status: 'accepted' } });
  const say = (text: string) =>
    recruiter.visitor.ok('sendMessage', { params: { id }, body: { clientId: `message-of-${text}`, text } });
  const read = (number: number, timeZone: string) =>
    talent.visitor.ok('markConversationRead', { params: { id }, body: { number, timeZone } });
  const asked = () => recruiter.visitor.ok('getConversation', { params: { id } });
  await say('Hello');
  await read(1, 'Europe/Stockholm');
  expect(await asked()).toMatchObject({ reads: [{ number: 1 }], timeZone: 'Europe/Stockholm' });
  await say('Anybody-there');
  await talent.visitor.ok('blockCompany', { body: { companyId: recruiter.company.id } });

  const line = listen(world.server.port, recruiter.visitor.cookie);
  expect(await line.until('retry:')).toBe(true);
  await read(2, 'Europe/Lisbon');
  expect(await asked()).toMatchObject({ reads: [], timeZone: null });
  expect(await talent.visitor.ok('getConversation', { params: { id } })).toMatchObject({ readUpTo: 2 });
  // What is told afterwards comes after what would have been told before it.
  await recruiter.visitor.ok('markConversationRead', { params: { id }, body: { number: 2 } });
  expect(await line.until('"kind":"read"')).toBe(true);
  expect(line.heard().match(/"kind":"read"/g)).toHaveLength(1);
  await line.stop();

  await talent.visitor.ok('unblockCompany', { params: { companyId: recruiter.company.id } });
  expect(await asked()).toMatchObject({ reads: [], timeZone: 'Europe/Stockholm' });
});

test('nor by a mail that waits: it says who accepted, and neither address nor link', async () => {
  const recruiter = await joinAsRecruiter(world, { givenName: 'Tora' });
  const accept = async (givenName: string) => {
    const email = `${givenName.toLowerCase()}.waits@people.example`;
    const linkedinProfile = `https://www.linkedin.com/in/${givenName.toLowerCase()}-waits`;
    const talent = await joinAsTalent(world, { givenName, email }, { linkedinProfile });
    const { id } = await recruiter.visitor.ok('createConnection', { body: requestTo(recruiter, talent) });
    await talent.visitor.ok('answerConnection', { params: { id }, body: { status: 'accepted' } });
    return { id, talent, givenName, email, linkedinProfile };
  };
  const [hiding, givenUp, open] = [await accept('Cia'), await accept('Dea'), await accept('Eja')];
  const { outbox } = world.server.app.models;
  const mailOf = ({ id }: typeof open) =>
    outbox
      .findOne({ key: `requestAccepted:${id}` })
      .orFail()
      .lean();
  await outbox.updateOne({ key: `requestAccepted:${givenUp.id}` }, { $set: { status: 'failed' } });
  for (const { talent } of [hiding, givenUp])
    await talent.visitor.ok('blockCompany', { body: { companyId: recruiter.company.id } });
  for (const one of [hiding, givenUp])
    expect(await mailOf(one)).toMatchObject({
      payload: {
        values: { talentName: expect.stringContaining(one.givenName), talentEmail: '', talentLinkedin: '' },
      },
    });
  const { email: talentEmail, linkedinProfile: talentLinkedin } = open;
  expect(await mailOf(open)).toMatchObject({ payload: { values: { talentEmail, talentLinkedin } } });
});
