import { afterEach, expect, jest, test } from '@jest/globals';
import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { createApiClient } from '@vela/contracts/client';
import type { ShellServices } from '@vela/contracts/remote';
import { PATHS } from '@vela/contracts/routes';
import { ServicesProvider } from '@vela/design-system/services';
import { setTongue, type Tongue } from '@vela/language';
import { RouterProvider } from '@vela/router';
import { createMemoryRouter } from '@vela/router/memory';
import { LanguageChoice } from './language-choice.js';

const nothing = (): void => undefined;
const services = {
  session: { user: null },
  toasts: { show: nothing },
  analytics: { track: nothing },
  api: createApiClient(() => new Promise(nothing)),
} as unknown as ShellServices;

afterEach(() => {
  setTongue('en');
  document.body.innerHTML = '';
  jest.restoreAllMocks();
});

const choiceAt = (address: string) => (
  <ServicesProvider services={services}>
    <RouterProvider
      router={createMemoryRouter([{ path: '*', element: <LanguageChoice /> }], { initialEntries: [address] })}
    />
  </ServicesProvider>
);

/** The links of a page as it was served, and once it was taken over at an address of its own. */
async function linksOf(tongue: Tongue, served: string, opened: string) {
  // What was served differs from what is opened, which React says where it is built for development.
  jest.spyOn(console, 'error').mockImplementation(nothing);
  setTongue(tongue);
  document.body.innerHTML = renderToString(choiceAt(served));
  const links = () => [...document.querySelectorAll('a')].map((link) => link.getAttribute('href'));
  const before = links();
  await act(() => Promise.resolve(hydrateRoot(document.body, choiceAt(opened))));
  return [before, links()];
}

test('a page that was served for every query leads to the other languages with its own', async () => {
  const path = PATHS.confirmNewsletter;
  expect(await linksOf('en', path, `${path}?token=abc#below`)).toEqual([
    [path, `/sv${path}`],
    [`${path}?token=abc#below`, `/sv${path}?token=abc#below`],
  ]);
});

test('the English start page, whose address names no language, is chosen by the link; every other page by its address', async () => {
  expect(await linksOf('sv', '/', '/?from=mail')).toEqual([
    ['/?language=en', '/sv'],
    ['/?from=mail&language=en', '/sv?from=mail'],
  ]);
  expect(await linksOf('sv', PATHS.faq, PATHS.faq)).toEqual([
    [PATHS.faq, `/sv${PATHS.faq}`],
    [PATHS.faq, `/sv${PATHS.faq}`],
  ]);
  expect((await linksOf('en', '/', '/'))[1]).toEqual(['/', '/sv']);
});
