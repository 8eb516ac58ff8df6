import { afterEach, expect, jest, test } from '@jest/globals';
import { listPosts } from '@vela/contracts/endpoints';
import { PATHS } from '@vela/contracts/routes';
import type { Post } from '@vela/contracts/schemas';
import { knownAnswer } from '@vela/design-system/services';
import { PlayableMatch } from '../features/demo-match/components/playable-match.js';
import { postAsked } from '../features/posts/api/post.js';
import { PostPage } from '../routes/post-page.js';
import { event } from '../testing/posts.js';
import { takenOver } from '../testing/taken-over.js';

const post: Post = { ...event, startsAt: '2026-12-04T16:00:00.000Z', content: '## Bring\n\n**Numbers** & `<b>`.' };
const BEFORE = Date.parse('2026-12-04T22:59:00.000Z');
const AFTER = Date.parse('2026-12-04T23:01:00.000Z');

const eventPage = {
  element: <PostPage category="events" />,
  path: `/events/${post.slug}`,
  pattern: PATHS.event,
  answers: [knownAnswer(listPosts, postAsked('events', post.slug), { posts: [post], page: 1, pages: 1, total: 1 })],
};

/** Translates a heading, as extensions of browsers do. */
const translated = (page: HTMLElement): void => {
  const heading = page.querySelector('h1, h2, p');
  if (heading !== null) heading.innerHTML = `<font><font>${heading.textContent} translated</font></font>`;
};

afterEach(() => void jest.restoreAllMocks());

test('an event whose day ends between being served and being taken over makes no difference', async () => {
  const now = jest.spyOn(Date, 'now').mockReturnValue(BEFORE);
  let heading: Element | null = null;
  const { container, served, differences, end } = await takenOver({
    ...eventPage,
    meanwhile: (page) => {
      heading = page.querySelector('[data-text] h2');
      now.mockReturnValue(AFTER);
    },
  });
  expect(served).toContain('Numbers & <b>.');
  expect(served).toContain('Add to your calendar');
  expect(container.textContent).toBe(served);
  expect(container.querySelector('[data-text] h2')).toBe(heading);
  expect(differences).toBe(0);
  end();
});

test('one whose day is over says so, and is not put into a calendar', async () => {
  jest.spyOn(Date, 'now').mockReturnValue(AFTER);
  const { container, differences, end } = await takenOver(eventPage);
  expect(container.textContent).toContain('Past: 4 December 2026');
  expect(container.querySelector('[download]')?.closest('[hidden]')).toBeTruthy();
  expect(differences).toBe(0);
  end();
});

test('a page that differs is drawn anew with the text that was served', async () => {
  jest.spyOn(Date, 'now').mockReturnValue(BEFORE);
  const { container, differences, end } = await takenOver({ ...eventPage, meanwhile: translated });
  expect(differences).toBeGreaterThan(0);
  expect(container.querySelector('h1')?.textContent).toBe(post.title);
  expect(container.querySelector('[data-text]')?.innerHTML).toMatch(
    /<h2[^>]*>Bring<\/h2>.*<strong>Numbers<\/strong> &amp; <code>&lt;b&gt;<\/code>/s,
  );
  end();
});

test('so is the match to play with', async () => {
  const element = (
    <>
      <h1>Skills first</h1>
      <PlayableMatch />
    </>
  );
  const { container, served, differences, end } = await takenOver({ element, meanwhile: translated });
  expect(differences).toBeGreaterThan(0);
  expect(container.querySelector('#demo-match button')).not.toBeNull();
  expect(container.textContent).toBe(served);
  end();
});
