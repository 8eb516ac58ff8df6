import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import userEvent from '@testing-library/user-event';
import { PATHS } from '@vela/contracts/routes';
import { placedPath, setTongue } from '@vela/language';
import { keepLanguageChoice } from './language-choice.js';

let over: AbortController;

/** jsdom listens to signals of its own making alone, and the page's are those of Node. */
function ownController(): AbortController {
  const frame = document.body.appendChild(document.createElement('iframe'));
  const { contentWindow } = frame;
  if (contentWindow === null) throw new Error('A frame has no window.');
  return new (contentWindow as Window & typeof globalThis).AbortController();
}

beforeEach(() => {
  over = ownController();
  // As it was rendered, for everybody who ever reads the page.
  document.body.innerHTML = `<footer><a href="/sv${PATHS.faq}" hreflang="sv">Svenska</a></footer>`;
  // jsdom goes nowhere, and says so.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

afterEach(() => {
  setTongue('en');
  over.abort();
  document.body.innerHTML = '';
  history.replaceState(null, '', '/');
  jest.restoreAllMocks();
});

test('a language that is chosen before the shell is there leads to the same place, with its query', async () => {
  history.replaceState(null, '', `${PATHS.faq}?from=menu#fees`);
  keepLanguageChoice(() => true, over.signal);
  const link = document.querySelector('a');
  if (link === null) throw new Error('There is no link.');
  await userEvent.click(link);
  expect(link.getAttribute('href')).toMatch(new RegExp(`/sv${PATHS.faq}\\?from=menu#fees$`));
});

test.each([
  [PATHS.confirmNewsletter, '?token=abc', `/sv${PATHS.confirmNewsletter}?token=abc`, 'sv'],
  ['/sv', '', '/?language=en', 'en'],
  ['/sv', '?from=mail', '/?from=mail&language=en', 'en'],
])('opened elsewhere, the link of %s%s leads to %s', (path, search, expected, language) => {
  history.replaceState(null, '', path + search);
  setTongue(placedPath(path).tongue);
  document.body.innerHTML = `<footer><a href="/rendered" hreflang="${language}">Language</a></footer>`;
  keepLanguageChoice(() => true, over.signal);
  const link = document.querySelector('a');
  link?.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  expect(link?.getAttribute('href')).toBe(expected);
});
