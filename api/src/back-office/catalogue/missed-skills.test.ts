import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { SKILL_SUGGESTIONS_A_DAY } from '@vela/contracts/constants';
import { PATHS } from '@vela/contracts/routes';
import type { AdminSkillSuggestionAnswer } from '@vela/contracts/schemas';
import { DAY_MS } from '@vela/market/days';
import { SKILL_SUGGESTION_KEPT_DAYS } from '@vela/market/retention';
import { joinAsRecruiter, joinAsTalent } from '../../../tests/support/people.js';
import { until } from '../../../tests/support/until.js';
import type { Visitor } from '../../../tests/support/visitor.js';
import { startWorld, type World } from '../../../tests/support/world.js';

let world: World;
let admin: Visitor;
beforeAll(async () => {
  world = await startWorld({ RATE_LIMIT_WRITE: '0' });
  admin = (await world.join({ givenName: 'Boss', familyName: 'Admin', email: 'admin@vela.example' })).visitor;
});
afterAll(() => world.stop());

type As = 'jobSeeker' | 'talentSeeker';
const missing = (visitor: Visitor, text: string, userType: As = 'jobSeeker', categoryId = world.category.id) =>
  visitor.call('suggestSkill', { body: { text, categoryId, userType } });
const missed = async (spelling: string) =>
  (await admin.ok('adminListSkillSuggestions')).rows.find((row) => row.spelling === spelling);
const answer = (changes: Partial<AdminSkillSuggestionAnswer>) =>
  admin.call('adminAnswerSkillSuggestion', {
    body: { spelling: 'erlang', categoryId: world.category.id, decision: 'added', ...changes },
  });
const told = async (visitor: Visitor) => (await visitor.ok('listNotifications')).entries;
const skillsNow = () => world.visitor().ok('listCategorySkills', { query: { categoryId: world.category.id } });

test('what several miss is one line that names nobody; it becomes a skill, and all of them are told', async () => {
  const ada = await joinAsTalent(world, { givenName: 'Ada', familyName: 'Hemlig' });
  const rut = await joinAsRecruiter(world, { givenName: 'Rut' });
  expect((await missing(ada.visitor, ' Lang Chain ')).status).toBe(200);
  expect((await missing(ada.visitor, 'langchain')).status).toBe(200);
  world.clock.advance({ days: 2 });
  expect((await missing(rut.visitor, 'LangChain', 'talentSeeker')).status).toBe(200);
  const { rows } = await admin.ok('adminListSkillSuggestions');
  expect(rows).toEqual([
    {
      spelling: 'langchain',
      categoryId: world.category.id,
      categoryName: world.category.name,
      texts: ['Lang Chain', 'LangChain'],
      talents: 1,
      recruiters: 1,
      firstAt: expect.any(String),
      lastAt: expect.any(String),
    },
  ]);
  expect(JSON.stringify(rows)).not.toMatch(/Ada|Hemlig|Rut/);
  expect(Date.parse(rows[0]?.lastAt ?? '') - Date.parse(rows[0]?.firstAt ?? '')).toBeGreaterThan(DAY_MS);

  const given = { spelling: 'langchain', decision: 'added', name: 'LangChain' } as const;
  const answers = await Promise.all([answer(given), answer(given)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect((await skillsNow()).filter(({ name }) => name === 'LangChain')).toHaveLength(1);
  expect(await told(ada.visitor)).toMatchObject([
    { title: 'LangChain is in the catalogue now – add it to your profile', path: PATHS.jobSeekerSignup2 },
  ]);
  expect(await told(rut.visitor)).toMatchObject([
    { title: 'LangChain is in the catalogue now – post a role with it', path: PATHS.addRole1 },
  ]);
  const { models } = world.server.app;
  expect(await models.outbox.countDocuments({ 'payload.template': 'skillSuggestionAnswered' })).toBe(2);
  expect(await models.auditEntries.countDocuments({ action: 'admin.skillSuggestionAnswered' })).toBe(1);
  expect(await missed('langchain')).toBeUndefined();
  expect(await missing(ada.visitor, 'lang-chain')).toMatchObject({
    status: 409,
    text: expect.stringContaining('“LangChain” is in the list'),
  });
});

test('who reads Swedish is told of the category by its Swedish name, and so is an administrator', async () => {
  const { app } = world.server;
  await app.models.categories.updateOne({ _id: world.category.id }, { $set: { names: { sv: 'Dataanalys' } } });
  await app.catalogue.reload();
  const sara = await joinAsTalent(world, { givenName: 'Sara', familyName: 'Svensk' });
  await sara.visitor.ok('chooseLanguage', { body: { language: 'sv' } });
  await missing(sara.visitor, 'Bassvirvel');
  const listed = await admin.send('/api/admin/skill-suggestions', { headers: { 'accept-language': 'sv' } });
  expect(listed.text).toContain('Dataanalys');
  await answer({ spelling: 'bassvirvel', decision: 'added', name: 'Bassvirvel' });
  const mails = await app.models.outbox.find({ 'payload.template': 'skillSuggestionAnswered' }).lean();
  expect(JSON.stringify(mails)).toContain('Dataanalys');
});

test('another name of a skill: it is found by it from then on, and nobody can suggest it again', async () => {
  const bea = await joinAsTalent(world, { givenName: 'Bea' });
  await missing(bea.visitor, 'Go language');
  const go = world.category.skills.find(({ name }) => name === 'Go')?.id ?? '';
  const aliased = { spelling: 'golanguage', decision: 'aliased' } as const;
  expect((await answer({ ...aliased, skillId: 'f'.repeat(24) })).body).toMatchObject({
    errors: [{ field: 'skillId', message: 'Choose a skill of this category.' }],
  });
  expect((await answer({ ...aliased, skillId: go })).status).toBe(200);
  expect((await skillsNow()).find(({ id }) => id === go)?.aliases).toContain('Go language');
  expect((await told(bea.visitor))[0]?.title).toContain('Go is in the catalogue now');
  expect((await missing(bea.visitor, 'GO LANGUAGE')).status).toBe(409);
  // A rename keeps it.
  await admin.ok('adminRenameTerm', { body: { kind: 'skill', id: go, name: 'Go 2' } });
  expect((await skillsNow()).find(({ id }) => id === go)?.aliases).toContain('Go language');
  await admin.ok('adminRenameTerm', { body: { kind: 'skill', id: go, name: 'Go' } });
  // What is another name already is not taken in as a skill.
  await missing(bea.visitor, 'Goo');
  expect((await answer({ spelling: 'goo', decision: 'added', name: 'Go language' })).body).toMatchObject({
    errors: [{ field: 'name', message: 'That is another name of Go. Take it as one.' }],
  });
  await answer({ spelling: 'goo', decision: 'declined', reason: 'A slip' });
});

test('a name that was given by mistake is taken back, everywhere and for good', async () => {
  const ida = await joinAsTalent(world, { givenName: 'Ida' });
  const rut = await joinAsRecruiter(world, { givenName: 'Rut' });
  await missing(ida.visitor, 'Quicksilver');
  const go = world.category.skills.find(({ name }) => name === 'Go')?.id ?? '';
  const found = async () => (await rut.visitor.ok('searchTalent', { query: { words: 'quicksilver' } })).found.length;
  expect(await found()).toBe(0);
  expect((await answer({ spelling: 'quicksilver', decision: 'aliased', skillId: go })).status).toBe(200);
  await until(async () => (await found()) > 0);
  const body = { id: go, name: 'Quicksilver', reason: 'It is another thing.' };
  const addedOf = async () =>
    (await admin.ok('adminGetCatalogue')).categories.flatMap(({ skills }) => skills).find(({ id }) => id === go)
      ?.addedNames;
  expect(await addedOf()).toContain('Quicksilver');
  expect((await rut.visitor.call('adminTakeSkillName', { body })).status).toBe(404);
  expect((await admin.call('adminTakeSkillName', { body: { ...body, name: 'Go' } })).status).toBe(404);
  expect((await admin.call('adminTakeSkillName', { body: { ...body, reason: '' } })).status).toBe(422);
  await admin.ok('adminTakeSkillName', { body });
  expect(await addedOf()).not.toContain('Quicksilver');
  expect((await skillsNow()).find(({ id }) => id === go)?.aliases ?? []).not.toContain('Quicksilver');
  await until(async () => (await found()) === 0);
  expect((await admin.call('adminTakeSkillName', { body })).status).toBe(404);
  const { auditEntries } = world.server.app.models;
  expect(await auditEntries.find({ action: 'admin.skillNameTaken' }).lean()).toMatchObject([
    { details: { skill: 'Go', name: 'Quicksilver', reason: body.reason } },
  ]);
  // Whoever misses it may say so again.
  expect((await missing(ida.visitor, 'Quicksilver')).status).toBe(200);
  await answer({ spelling: 'quicksilver', decision: 'declined', reason: 'It is another thing.' });
});

test('what is declined is told with why, is not asked twice by the same person, and is forgotten', async () => {
  const eva = await joinAsTalent(world, { givenName: 'Eva' });
  await missing(eva.visitor, 'Being nice');
  const declined = { spelling: 'beingnice', decision: 'declined' } as const;
  expect((await answer(declined)).body).toMatchObject({ errors: [{ field: 'reason' }] });
  expect((await answer({ ...declined, reason: 'Skills are what can be learned.' })).status).toBe(200);
  expect(await told(eva.visitor)).toMatchObject([
    { title: '“Being nice” does not come into the catalogue', path: PATHS.jobSeekerDashboard },
  ]);
  expect(await missing(eva.visitor, 'being nice')).toMatchObject({
    status: 409,
    text: expect.stringContaining('Skills are what can be learned.'),
  });
  const kept = await world.server.app.models.skillSuggestions.findOne({ spelling: 'beingnice' }).lean();
  const days = ((kept?.expiresAt.getTime() ?? 0) - world.clock.now().getTime()) / DAY_MS;
  expect(Math.round(days)).toBe(SKILL_SUGGESTION_KEPT_DAYS);
  expect(JSON.stringify(await world.server.app.models.auditEntries.find().lean())).not.toContain('Being nice');
});

test.each([
  ['Ring 070-123 45 67', 422],
  ['fia.hemlig at gmail dot com', 422],
  ['Fia Hemlig', 422],
  ['fiahemlig.com', 422],
  ['<script>alert(1)</script>', 422],
  ['Go\u202Elang', 422],
  ['{"$gt":""}', 422],
  ['++', 422],
  ['2', 422],
  ['', 422],
  ['x'.repeat(61), 422],
  ['Test-driven development', 200],
  ['Next.js', 200],
  ['.NET', 200],
  ['CI/CD', 200],
  ['Objective-C++', 200],
])('"%s" is answered by %s', async (text, status) => {
  const fia = await joinAsTalent(world, { givenName: 'Fia', familyName: 'Hemlig' });
  expect((await missing(fia.visitor, text)).status).toBe(status);
  await fia.visitor.ok('deleteMe');
  expect(await world.server.app.models.skillSuggestions.countDocuments({ userId: fia.me.id })).toBe(0);
});

test('ten a day for each person, however many calls at once; what was refused is not kept', async () => {
  const { visitor, me } = await joinAsTalent(world, { givenName: 'Kim' });
  const calls = Array.from({ length: SKILL_SUGGESTIONS_A_DAY + 5 }, (_, number) =>
    missing(visitor, `Craft ${'abcdefghijklmnop'.charAt(number)}x`),
  );
  const statuses = (await Promise.all(calls)).map(({ status }) => status);
  expect(new Set(statuses)).toEqual(new Set([200, 429]));
  const { skillSuggestions } = world.server.app.models;
  expect(await skillSuggestions.countDocuments({ userId: me.id })).toBeLessThanOrEqual(SKILL_SUGGESTIONS_A_DAY);
  while ((await skillSuggestions.countDocuments({ userId: me.id })) < SKILL_SUGGESTIONS_A_DAY)
    await missing(visitor, `Filling ${'abcdefghijklmnop'.charAt(await skillSuggestions.countDocuments())}y`);
  const refused = await missing(visitor, 'One more');
  expect(refused).toMatchObject({ status: 429, text: expect.stringContaining('within a day') });
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  // Saying again what waits already costs nothing.
  const [first] = await skillSuggestions.find({ userId: me.id }).lean();
  expect((await missing(visitor, first?.text ?? '')).status).toBe(200);
  expect(await skillSuggestions.countDocuments({ userId: me.id })).toBe(SKILL_SUGGESTIONS_A_DAY);
  world.clock.advance({ days: 1 });
  expect((await missing(visitor, 'One more')).status).toBe(200);
  expect((await visitor.call('exportMyData')).text).toContain('One more');
  await visitor.ok('deleteMe');
});

test('an unknown category, and one that moves into another', async () => {
  const { visitor, me } = await joinAsTalent(world, { givenName: 'Lea' });
  expect((await missing(visitor, 'Erlang', 'jobSeeker', 'e'.repeat(24))).status).toBe(404);
  expect((await answer({ spelling: 'nobody asked', decision: 'declined', reason: 'No' })).status).toBe(404);
  const { categories } = await admin.ok('adminCreateTerm', { body: { kind: 'category', name: 'Telecoms' } });
  const telecoms = categories.find(({ name }) => name === 'Telecoms')?.id ?? '';
  await missing(visitor, 'Erlang', 'jobSeeker', telecoms);
  await missing(visitor, 'OTP trees', 'jobSeeker', telecoms);
  await missing(visitor, 'Erlang');
  await admin.ok('adminMergeTerms', {
    body: { kind: 'category', from: telecoms, into: world.category.id, reason: 'Small' },
  });
  const left = await world.server.app.models.skillSuggestions.find({ userId: me.id }).lean();
  expect(left.map(({ spelling }) => spelling).sort()).toEqual(['erlang', 'otptrees']);
  expect(new Set(left.map(({ categoryId }) => categoryId.toHexString()))).toEqual(new Set([world.category.id]));
});

test('nobody but an administrator sees or answers what is missed, and a visitor misses nothing', async () => {
  const { visitor } = await joinAsTalent(world, { givenName: 'Mia' });
  expect((await visitor.call('adminListSkillSuggestions')).status).toBe(404);
  expect((await missing(world.visitor(), 'Erlang')).status).toBe(401);
});
