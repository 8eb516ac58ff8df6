import { expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { PATHS } from '@vela/contracts/routes';
import type { MarketFigures } from '@vela/contracts/schemas';
import { accessibilityViolations, openSlice } from '@vela/tooling/testing';
import { routes } from '../expose/routes.js';

const FIGURES = { openRoles: 1240, companies: 96, answerDays: 2, demo: false };
const openHome = (figures: MarketFigures = FIGURES) =>
  openSlice({ routes, path: PATHS.home, answers: { getMarketFigures: () => figures } });
const score = () =>
  Number(/Match (\d+) of 100/.exec(screen.getByRole('img', { name: /^Match/ }).getAttribute('aria-label') ?? '')?.[1]);

test('the home page says what is different and has a door for each side', async () => {
  const { container } = openHome();
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Skills first.Names later.');
  expect(screen.getByRole('link', { name: 'I am looking for a role' }).getAttribute('href')).toBe(
    PATHS.jobSeekerSignup1,
  );
  expect(screen.getByRole('link', { name: 'I am hiring' }).getAttribute('href')).toBe(PATHS.talentSeekerSignupForm);
  for (const text of ['3 free', '50 SEK', '10,000–200,000 SEK']) expect(screen.getByText(text)).toBeTruthy();
  expect(await accessibilityViolations(container)).toEqual([]);
});

test('it says whom it is for, and proves it with what the market holds', async () => {
  openHome();
  const market = within(await screen.findByRole('region', { name: 'The market now' }));
  const told = market.getAllByRole('definition').map((figure) => figure.textContent);
  expect(told).toEqual(['1,240', '96', '2 business days']);
  for (const name of ['For women in tech and leadership', 'For companies that want them', 'A bonus when you are hired'])
    expect(screen.getByRole('heading', { level: 3, name })).toBeTruthy();
});

test.each([
  [{ ...FIGURES, companies: null, answerDays: 0 }, ['1,240', 'the same day']],
  [{ ...FIGURES, openRoles: null, answerDays: 1 }, ['96', '1 business day']],
])('a figure that is not told leaves no gap: %j', async (figures, expected) => {
  openHome(figures);
  const market = within(await screen.findByRole('region', { name: 'The market now' }));
  expect(market.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(expected);
});

test('a market of a few tells nothing, and a real one has no invented voices', async () => {
  const { sentTo } = openHome({ openRoles: null, companies: null, answerDays: null, demo: false });
  await screen.findByRole('heading', { level: 1 });
  await waitFor(() => expect(sentTo('getMarketFigures')).toHaveLength(1));
  expect(screen.queryByRole('region', { name: 'The market now' })).toBeNull();
  expect(screen.queryByRole('heading', { name: 'What they say' })).toBeNull();
});

test('voices of a demo are marked as such', async () => {
  const { container } = openHome({ ...FIGURES, demo: true });
  expect(await screen.findByRole('heading', { name: 'What they say' })).toBeTruthy();
  expect(screen.getAllByText(/\(demo\)$/)).toHaveLength(3);
  expect(await accessibilityViolations(container)).toEqual([]);
});

test('it carries no style that a strict policy would refuse', async () => {
  const { container } = openHome();
  await screen.findByRole('heading', { level: 1 });
  expect(container.querySelectorAll('[style]')).toHaveLength(0);
});

test('a tried change raises the score by what it promised', async () => {
  const { user } = openHome();
  const [best] = within(await screen.findByRole('list', { name: 'What would raise the score' })).getAllByRole('button');
  const gain = Number(/^\+(\d+)/.exec(best?.textContent ?? '')?.[1]);
  const before = score();
  await user.click(best ?? document.body);
  expect(score()).toBe(before + gain);
  expect(screen.getByRole('status').textContent).toBe(`The match is ${before + gain} of 100.`);
  await user.click(screen.getByRole('button', { name: 'Start over' }));
  expect(score()).toBe(before);
});

test('offer, setup and start move the score', async () => {
  const { user } = openHome();
  const offer = await screen.findByRole('slider', { name: 'Offer' });
  const before = score();
  fireEvent.change(offer, { target: { value: '70000' } });
  expect(offer.getAttribute('aria-valuetext')).toBe('70,000 SEK a month');
  expect(score()).toBeGreaterThan(before);
  const afterOffer = score();
  await user.click(screen.getByRole('radio', { name: '3 months' }));
  expect(score()).toBeGreaterThan(afterOffer);
  const afterStart = score();
  await user.click(screen.getByRole('checkbox', { name: 'Hybrid' }));
  await user.click(screen.getByRole('checkbox', { name: 'Office' }));
  expect(score()).toBeLessThan(afterStart);
});
