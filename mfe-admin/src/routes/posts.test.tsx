import { afterEach, expect, jest, test } from '@jest/globals';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { ApiError } from '@vela/contracts/client';
import type { AdminPost, AdminPostInput } from '@vela/contracts/schemas';
import { accessibilityViolations, openSlice, talentWith } from '@vela/tooling/testing';
import { routes } from '../expose/routes.js';
import { proven } from '../testing/passkeys.js';

const ID = 'd'.repeat(24);
const stored: AdminPost = {
  id: ID,
  category: 'news',
  slug: 'spring',
  title: 'Spring',
  state: 'draft',
  publishedAt: '2026-11-01T08:00:00.000Z',
  updatedAt: '2026-11-01T08:00:00.000Z',
  summary: '',
  content: 'It is here.',
  language: 'en',
  translations: [],
  startsAt: null,
  place: null,
};

afterEach(() => window.localStorage.clear());

const isText =
  (written: string) =>
  ({ title }: { readonly title: string }) =>
    title === written;

/** The posts of a server that keeps them as the real one does: a save of an older state is refused. */
function openPosts(path: string, posts: AdminPost[] = [stored]) {
  const saved = (id: string, { basedOn: _, translations = [], ...input }: AdminPostInput): AdminPost => {
    const minute = String(posts.length + saves).padStart(2, '0');
    saves += 1;
    return {
      ...stored,
      ...input,
      id,
      language: input.language ?? 'en',
      translations,
      state: 'draft',
      updatedAt: `2026-11-02T08:${minute}:00.000Z`,
    };
  };
  let saves = 0;
  const put = (id: string, post: AdminPost): AdminPost => {
    const at = posts.findIndex((each) => each.id === id);
    if (at === -1) posts.push(post);
    else posts[at] = post;
    return post;
  };
  const read = (id: string): AdminPost => {
    const post = posts.find((each) => each.id === id);
    if (post === undefined) throw new ApiError('There is no such post.', 404, null);
    return post;
  };
  const slice = openSlice({
    routes,
    path,
    user: talentWith(undefined),
    answers: {
      listPasskeys: () => proven,
      adminListPosts: () => ({ total: posts.length, rows: posts }),
      adminGetPost: ({ params: { id } }) => read(id),
      adminCreatePost: ({ body }) => put('e'.repeat(24), saved('e'.repeat(24), body)),
      adminUpdatePost: ({ params: { id }, body }) => {
        if (read(id).updatedAt !== body.basedOn) throw new ApiError('Somebody changed this post meanwhile.', 409, null);
        return put(id, saved(id, body));
      },
      adminDeletePost: ({ params: { id } }) => {
        posts.splice(posts.indexOf(read(id)), 1);
        return { ok: true };
      },
    },
  });
  return {
    ...slice,
    read,
    /** Another administrator changes a post. */
    changeElsewhere: (changes: Partial<AdminPost>) =>
      put(ID, { ...read(ID), ...changes, updatedAt: '2026-11-03T08:00:00.000Z' }),
    /** Another administrator deletes a post. */
    deleteElsewhere: () => posts.splice(posts.indexOf(read(ID)), 1),
    comeBack: () => act(() => void window.dispatchEvent(new Event('visibilitychange'))),
  };
}

const field = (name: string | RegExp) => screen.findByRole<HTMLInputElement>('textbox', { name });
const NOTICE = 'Your unsaved changes are back';

test('a post that is being written comes back, also its translation, until it is saved', async () => {
  const { user, go, read, container } = openPosts('/godmode/posts?id=new');
  await user.type(await field('Title'), 'A fair');
  await user.type(await field(/^Title \(Svenska\)/), 'En mässa');
  await go('/godmode/posts');
  await screen.findByRole('link', { name: 'Spring' });
  await go('/godmode/posts?id=new');
  expect(await screen.findByText(NOTICE)).toBeTruthy();
  // Nobody else saves a post that is not there yet.
  expect(screen.queryByText(/^Other values were saved/)).toBeNull();
  expect(await field('Title')).toHaveProperty('value', 'A fair');
  expect(screen.getByRole('heading', { level: 3, name: 'A fair' })).toBeTruthy();
  expect(await field(/^Title \(Svenska\)/)).toHaveProperty('value', 'En mässa');
  expect(await accessibilityViolations(container)).toEqual([]);
  await user.type(await field(/^Text \(Svenska\)/), 'Kom!');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(read('e'.repeat(24)).translations).toHaveLength(1));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Delete' })).toBeTruthy());
  await go('/godmode/posts?id=new');
  await waitFor(async () => expect(await field('Title')).toHaveProperty('value', ''));
  expect(window.localStorage).toHaveLength(0);
});

test('a new post that is saved is typed in no other tab any more', async () => {
  const { user } = openPosts('/godmode/posts?id=new');
  await user.type(await field('Title'), 'A fair');
  const written = jest.spyOn(Storage.prototype, 'setItem');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('button', { name: 'Delete' })).toBeTruthy();
  // What the others hear last.
  const [key, text = ''] = written.mock.calls.at(-1) ?? [];
  expect(key).toMatch(/^vela\.post-draft\..*new$/);
  expect(JSON.parse(text)).toMatchObject({ typed: { title: '' } });
  expect(window.localStorage).toHaveLength(0);
  written.mockRestore();
});

test('nobody reads what another administrator typed', async () => {
  window.localStorage.setItem(`vela.post-draft.${'9'.repeat(24)}.new`, '{}');
  openPosts('/godmode/posts?id=new');
  expect(await field('Title')).toHaveProperty('value', '');
  expect(screen.queryByText(NOTICE)).toBeNull();
});

test('a translation that is typed after a save is kept like what was typed before it', async () => {
  const { user, go, read } = openPosts(`/godmode/posts?id=${ID}`);
  await user.type(await field(/^Title \(Svenska\)/), 'Vår');
  await user.type(await field(/^Text \(Svenska\)/), 'Den är här.');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(read(ID).translations).toHaveLength(1));
  await user.type(await field(/^Title \(Svenska\)/), 'en');
  await go('/godmode/posts');
  await go(`/godmode/posts?id=${ID}`);
  expect(await screen.findByText(NOTICE)).toBeTruthy();
  expect(await field(/^Title \(Svenska\)/)).toHaveProperty('value', 'Våren');
});

test('a post that is opened a second time shows what was saved since, and can be saved', async () => {
  const { user, go, read, changeElsewhere } = openPosts(`/godmode/posts?id=${ID}`);
  expect(await field('Title')).toHaveProperty('value', 'Spring');
  await go('/godmode/posts');
  await screen.findByRole('link', { name: 'Spring' });
  changeElsewhere({ title: 'Summer' });
  await go(`/godmode/posts?id=${ID}`);
  await waitFor(async () => expect(await field('Title')).toHaveProperty('value', 'Summer'));
  expect(screen.queryByText(/not saved yet|are back/)).toBeNull();
  await user.type(await field('Title'), ' 2027');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(isText('Summer 2027')(read(ID))).toBe(true));
});

test('what another administrator saved meanwhile is taken over where nothing was typed, is said, and can be saved over', async () => {
  const { user, sentTo, read, changeElsewhere } = openPosts(`/godmode/posts?id=${ID}`);
  await user.type(await field('Title'), ' fair');
  changeElsewhere({ content: 'It was here.' });
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(/^Other values were saved since you typed them/)).toBeTruthy();
  expect(await field('Title')).toHaveProperty('value', 'Spring fair');
  expect(await field('Text')).toHaveProperty('value', 'It was here.');
  expect(screen.getByText('Somebody changed this post meanwhile.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sentTo('adminUpdatePost')).toHaveLength(2));
  await waitFor(() => expect(read(ID)).toMatchObject({ title: 'Spring fair', content: 'It was here.' }));
});

test('the draft of a post ends with it', async () => {
  const { user, path } = openPosts(`/godmode/posts?id=${ID}`);
  await user.type(await field('Title'), ' fair');
  expect(window.localStorage).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  await user.click(await screen.findByRole('button', { name: 'Delete post' }));
  await waitFor(() => expect(path()).toBe('/godmode/posts'));
  expect(window.localStorage).toHaveLength(0);
});

const DELETED = 'This post was deleted meanwhile';

test('what was typed of a post that somebody deleted is saved as a new one', async () => {
  const { user, read, deleteElsewhere, sentTo, path, container } = openPosts(`/godmode/posts?id=${ID}`);
  await user.type(await field('Title'), ' fair');
  deleteElsewhere();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(DELETED)).toBeTruthy();
  expect(screen.getByText('There is no such post.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull();
  expect(await field('Title')).toHaveProperty('value', 'Spring fair');
  expect(await accessibilityViolations(container)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(path()).toContain('e'.repeat(24)));
  expect(read('e'.repeat(24))).toMatchObject({ title: 'Spring fair', content: 'It is here.' });
  expect(sentTo('adminCreatePost')).toMatchObject([{ body: { basedOn: null } }]);
  expect(await screen.findByRole('button', { name: 'Delete' })).toBeTruthy();
  expect(screen.queryByText(DELETED)).toBeNull();
  expect(window.localStorage).toHaveLength(0);
});

/** What was typed of a post is kept in the browser, and the post is gone by the time that its page is opened again. */
async function openDeleted() {
  const { user } = openPosts(`/godmode/posts?id=${ID}`);
  await user.type(await field('Title'), ' fair');
  cleanup();
  return openPosts(`/godmode/posts?id=${ID}`, []);
}

test('what was typed of a post that is gone after a reload is there whole, and is saved as a new one', async () => {
  const { user, read, path } = await openDeleted();
  expect(await screen.findByText(DELETED)).toBeTruthy();
  expect(screen.queryByText(NOTICE)).toBeNull();
  expect(await field('Title')).toHaveProperty('value', 'Spring fair');
  expect(await field('Text')).toHaveProperty('value', 'It is here.');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(path()).toContain('e'.repeat(24)));
  expect(read('e'.repeat(24))).toMatchObject({ title: 'Spring fair', content: 'It is here.' });
  expect(window.localStorage).toHaveLength(0);
});

test('what was typed of a post that is gone can be thrown away', async () => {
  const { user, path, sentTo } = await openDeleted();
  await user.click(await screen.findByRole('button', { name: 'Discard it' }));
  await waitFor(() => expect(path()).toBe('/godmode/posts'));
  expect(sentTo('adminCreatePost')).toHaveLength(0);
  expect(window.localStorage).toHaveLength(0);
});

test('of a post that is gone and of which nothing was typed, only that is said', async () => {
  openPosts(`/godmode/posts?id=${ID}`, []);
  expect(await screen.findByText('There is no such post.')).toBeTruthy();
  expect(screen.queryByRole('textbox')).toBeNull();
});
