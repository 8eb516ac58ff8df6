import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { DAY_MS } from '@vela/contracts/days';
import { PATHS } from '@vela/contracts/routes';
import { addCatalogue, inTongue, setTongue, SOURCE_LANGUAGE } from '@vela/language';
import { catalogueOf } from '@vela/language/catalogues';
import { accessibilityViolations, openSlice } from '@vela/tooling/testing';
import { routes } from './expose/routes.js';
import { figuresIn } from './features/home/figures.js';
import { whenText } from './features/posts/post-date.js';
import { refundsText } from './features/prices/texts.js';
import { event } from './testing/posts.js';

addCatalogue('sv', catalogueOf(['mfe-public'], 'sv'));
beforeAll(() => setTongue('sv'));
afterAll(() => setTongue(SOURCE_LANGUAGE));

test('figures and refunds are written in Swedish', () => {
  const daysOf = (answerDays: number) =>
    figuresIn({ openRoles: null, companies: null, answerDays, demo: false }).map(({ figure }) => figure);
  expect([0, 1, 2].flatMap(daysOf)).toEqual(['samma dag', '1 arbetsdag', '2 arbetsdagar']);
  expect(refundsText()).toMatch(/^75\u00a0% inom .+, 50\u00a0% inom .+ och /);
});

test('an event that has been says so, at the same hour in every language', () => {
  const later = Date.parse(event.startsAt ?? '') + DAY_MS;
  expect(whenText(event, later)).toMatch(/^Har varit: .+, 17:00 CET, Göteborg$/);
  expect(inTongue(SOURCE_LANGUAGE, () => whenText(event, later))).toMatch(/^Past: .+, 17:00 CET, Göteborg$/);
});

test('the home page is Swedish', async () => {
  const figures = { openRoles: 1240, companies: null, answerDays: 1, demo: false };
  const { container } = openSlice({ routes, path: PATHS.home, answers: { getMarketFigures: () => figures } });
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Kompetens först.Namn sedan.');
  expect(document.title).toBe('Kompetens först. Namn sedan. · Vela');
  expect(await screen.findByText('1 arbetsdag')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Se vad den läser' }).getAttribute('href')).toBe(PATHS.howItWorks);
  expect(await accessibilityViolations(container)).toEqual([]);
});

test.each([PATHS.privacyPolicy, PATHS.cookiePolicy, PATHS.terms])(
  '%s says that the English text applies, and leads there',
  async (path) => {
    openSlice({ routes, path });
    expect(await screen.findByText(/^Det här är en översättning\./)).toBeTruthy();
    const english = screen.getByRole('link', { name: 'engelska texten' });
    expect(english.getAttribute('href')).toBe(path);
    expect(english.getAttribute('hreflang')).toBe('en');
  },
);
