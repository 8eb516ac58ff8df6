import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Types } from 'mongoose';
import { listAllRoles, listCategories, listNotifications, listOpenRoles } from '@vela/contracts/endpoints';
import { joinAsRecruiter, roleForm } from '../../../tests/support/people.js';
import { startWorld, type World } from '../../../tests/support/world.js';

let world: World;
const [categoryId, frontend, pilot] = [new Types.ObjectId(), new Types.ObjectId(), new Types.ObjectId()];

beforeAll(async () => {
  world = await startWorld();
  const { app } = world.server;
  await app.models.categories.create({
    _id: categoryId,
    name: 'Software engineering',
    roles: [
      { _id: frontend, name: 'Frontend developer' },
      { _id: pilot, name: 'Fjord pilot', names: { sv: 'Fjordlots' } },
    ],
    skills: [{ _id: new Types.ObjectId(), name: 'React' }],
  });
  await app.catalogue.reload();
});
afterAll(() => world.stop());

const asked = async (path: string, language: string): Promise<unknown> =>
  (await world.visitor().send(path, { headers: { 'accept-language': language } })).body;

test('categories and roles are listed in the reader’s language, found by their names in the others', async () => {
  const [id, ofPilot, ofFrontend] = [categoryId, pilot, frontend].map((each) => each.toHexString());
  // One language after the other and back: answers are prepared for each.
  for (const language of ['sv', 'en', 'sv', 'en']) {
    const isSwedish = language === 'sv';
    const called = (english: string, swedish: string) =>
      isSwedish ? { name: swedish, aliases: [english] } : { name: english, aliases: [swedish] };
    expect(await asked(listCategories.path, language)).toContainEqual({
      id,
      ...called('Software engineering', 'Mjukvaruutveckling'),
    });
    const roles = await asked(listAllRoles.path, language);
    expect(roles).toContainEqual({
      id: ofFrontend,
      categoryId: id,
      ...called('Frontend developer', 'Frontendutvecklare'),
    });
    expect(roles).toContainEqual({ id: ofPilot, categoryId: id, ...called('Fjord pilot', 'Fjordlots') });
  }
  // What is called the same everywhere has no other name.
  expect(await asked(listCategories.path, 'sv')).toContainEqual({ id: world.category.id, name: 'Engineering' });
});

test('a role that was named in one language is the same in another', async () => {
  const recruiter = await joinAsRecruiter(world, { givenName: 'Rut' });
  const { app } = world.server;
  const body = roleForm(world, {
    category: categoryId.toHexString(),
    role: { Frontendutvecklare: 3 },
    skills: [{ React: 4 }],
  });
  const role = await recruiter.visitor.ok('createOpenRole', { body });
  expect(role).toMatchObject({
    roleId: frontend.toHexString(),
    role: { 'Frontend developer': 3 },
    category: { name: 'Software engineering' },
  });
  const swedish = await recruiter.visitor.send(listOpenRoles.path, { headers: { 'accept-language': 'sv' } });
  expect(JSON.stringify(swedish.body)).toContain('{"Frontendutvecklare":3}');
  // What is told of it follows its reader.
  await app.models.notifications.insertMany([
    {
      userId: recruiter.me.id,
      key: 'requestClosed:1',
      title: 'As it was',
      mail: { template: 'requestClosed', values: { roleName: 'Frontend developer', outcome: 'declined' } },
      createdAt: app.clock.now(),
    },
  ]);
  const told = async (language: string) => {
    const { body: page } = await recruiter.visitor.send(listNotifications.path, {
      headers: { 'accept-language': language },
    });
    return (page as { entries: { title: string }[] }).entries[0]?.title;
  };
  expect(await told('sv')).toContain('Frontendutvecklare');
  expect(await told('en')).toContain('Frontend developer');
});
