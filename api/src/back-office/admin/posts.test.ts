import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { AdminPostInput, Post } from '@vela/contracts/schemas';
import { HOUR_MS } from '@vela/market/days';
import type { Visitor } from '../../../tests/support/visitor.js';
import { startWorld, type World } from '../../../tests/support/world.js';
import { fillPostWords, forgetPostWords } from './index.js';

let world: World;
let admin: Visitor;
const signIn = async (): Promise<void> => {
  admin = (await world.join({ givenName: 'Boss', familyName: 'Admin', email: 'admin@vela.example' })).visitor;
};
beforeAll(async () => {
  world = await startWorld();
  await signIn();
});
afterAll(() => world.stop());

const audited = async (action: string, subjectId?: string) =>
  (await admin.ok('adminListAudit', { query: { action, subjectId } })).rows;

describe('posts', () => {
  test('an event that becomes news takes place nowhere and never', async () => {
    const event = form({
      category: 'events',
      slug: 'fair',
      startsAt: world.clock.now().toISOString(),
      place: 'Göteborg',
      language: 'en',
      translations: [{ language: 'sv', title: 'Mässa', summary: '', content: 'Mer', place: 'Göteborg C' }],
    });
    const { id, updatedAt } = await admin.ok('adminCreatePost', { body: event });
    const news = await admin.ok('adminUpdatePost', {
      params: { id },
      body: { ...event, category: 'news', basedOn: updatedAt },
    });
    expect(news).toMatchObject({ category: 'news', startsAt: null, place: null });
    expect(JSON.stringify(news)).not.toContain('Göteborg');
    expect(news.translations).toMatchObject([{ title: 'Mässa' }]);
  });

  const form = (changes: Partial<AdminPostInput> = {}): AdminPostInput => ({
    category: 'news',
    slug: 'spring',
    title: 'Spring',
    summary: 'In short',
    content: '# Hello',
    status: 'draft',
    publishedAt: world.clock.now().toISOString(),
    startsAt: null,
    place: null,
    basedOn: null,
    ...changes,
  });
  const titles = async () => {
    const { posts } = await world.visitor().ok('listPosts', { query: { category: 'news' } });
    return posts.map(({ title }) => title);
  };

  test('go from draft over schedule to the public page', async () => {
    const draft = await admin.ok('adminCreatePost', { body: form() });
    expect([draft.state, await titles()]).toEqual(['draft', []]);
    const at = new Date(world.clock.now().getTime() + HOUR_MS).toISOString();
    const params = { id: draft.id };
    const scheduled = await admin.ok('adminUpdatePost', {
      params,
      body: form({ status: 'published', publishedAt: at, basedOn: draft.updatedAt }),
    });
    expect([scheduled.state, await titles()]).toEqual(['scheduled', []]);
    expect((await admin.call('adminUpdatePost', { params, body: form({ basedOn: draft.updatedAt }) })).status).toBe(
      409,
    );
    const now = await admin.ok('adminUpdatePost', {
      params,
      body: form({ status: 'published', basedOn: scheduled.updatedAt }),
    });
    expect([now.state, await titles()]).toEqual(['published', ['Spring']]);
    expect((await admin.call('adminCreatePost', { body: form() })).body).toMatchObject({ errors: [{ field: 'slug' }] });
    expect((await admin.call('adminCreatePost', { body: form({ slug: 'Not A Slug' }) })).status).toBe(422);
    expect((await admin.call('adminCreatePost', { body: form({ category: 'events', slug: 'x' }) })).body).toMatchObject(
      { errors: [{ field: 'startsAt' }] },
    );
    await admin.ok('adminDeletePost', { params });
    expect(await titles()).toEqual([]);
    expect((await audited('admin.post', draft.id)).map(({ action }) => action)).toEqual([
      'admin.postDeleted',
      'admin.postChanged',
      'admin.postChanged',
      'admin.postCreated',
    ]);
  });

  test('are read in the reader’s language, and in their own where they lack it', async () => {
    const swedish = { language: 'sv' as const, title: 'Vår', summary: 'Kort', content: 'Mer' };
    const inLanguage = async (language: string) => {
      const answer = await world
        .visitor()
        .send('/api/posts?category=news&slug=spring', { headers: { 'accept-language': language } });
      const [post] = (answer.body as { posts: Post[] }).posts;
      return [post?.title, post?.language, post?.languages];
    };
    const published = { status: 'published' as const };
    const first = await admin.ok('adminCreatePost', { body: form({ ...published, translations: [swedish] }) });
    expect([first.language, first.translations]).toEqual(['en', [swedish]]);
    expect(await inLanguage('sv')).toEqual(['Vår', 'sv', ['en', 'sv']]);
    expect(await inLanguage('en')).toEqual(['Spring', 'en', ['en', 'sv']]);
    const params = { id: first.id };
    // Whoever knows of no languages takes none away.
    const second = await admin.ok('adminUpdatePost', {
      params,
      body: form({ ...published, basedOn: first.updatedAt }),
    });
    expect(second.translations).toEqual([swedish]);
    const twice = form({ ...published, basedOn: second.updatedAt, language: 'sv', translations: [swedish] });
    expect((await admin.call('adminUpdatePost', { params, body: twice })).body).toMatchObject({
      errors: [{ field: 'language' }],
    });
    const half = form({ ...published, basedOn: second.updatedAt, translations: [{ ...swedish, content: ' ' }] });
    expect((await admin.call('adminUpdatePost', { params, body: half })).body).toMatchObject({
      errors: [{ field: 'translations[0].content' }],
    });
    await admin.ok('adminUpdatePost', {
      params,
      body: form({ ...published, basedOn: second.updatedAt, language: 'sv', title: 'Vår', translations: [] }),
    });
    expect(await inLanguage('en')).toEqual(['Vår', 'sv', ['sv']]);
    await admin.ok('adminDeletePost', { params });
  });

  test('are found by the beginning of any word of their titles, in every language, and of their address', async () => {
    const fair = form({
      slug: 'job-fair-2027',
      title: 'Meet us in Malmö',
      translations: [{ language: 'sv', title: 'Träffa oss på mässan', summary: '', content: 'Mer' }],
    });
    const { id, updatedAt } = await admin.ok('adminCreatePost', { body: fair });
    const found = async (search: string) =>
      (await admin.ok('adminListPosts', { query: { search } })).rows.map((row) => row.id);
    for (const search of ['meet US', 'malmo', 'MALMÖ', 'träffa Oss', 'massan', 'job-fair', 'fair 2027'])
      expect([search, await found(search)]).toEqual([search, [id]]);
    expect([await found('.*'), await found('more')]).toEqual([[], []]);

    const { posts } = world.server.app.models;
    await forgetPostWords(posts.db);
    expect(await found('massan')).toEqual([]);
    await fillPostWords(posts.db);
    expect(await found('massan')).toEqual([id]);

    const params = { id };
    await admin.ok('adminUpdatePost', { params, body: { ...fair, title: 'See you', basedOn: updatedAt } });
    expect([await found('malmo'), await found('see you'), await found('massan')]).toEqual([[], [id], [id]]);
    await admin.ok('adminDeletePost', { params });
    expect(await found('massan')).toEqual([]);
  });
});
