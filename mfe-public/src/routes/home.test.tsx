import { expect, test } from '@jest/globals';
import { fireEvent, screen, within } from '@testing-library/react';
import { PATHS } from '@vela/contracts/routes';
import { accessibilityViolations, openSlice } from '@vela/tooling/testing';
import { routes } from '../expose/routes.js';

const openHome = () => openSlice({ routes, path: PATHS.home });
const score = () =>
  Number(/Match (\d+) of 100/.exec(screen.getByRole('img', { name: /^Match/ }).getAttribute('aria-label') ?? '')?.[1]);

test('the home page says what is different and has a door for each side', async () => {
  const { container } = openHome();
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Skills first.Names later.');
  expect(screen.getByRole('link', { name: 'I am looking for a role' }).getAttribute('href')).toBe(
    PATHS.jobSeekerSignup1,
  );
  expect(screen.getByRole('link', { name: 'I am hiring' }).getAttribute('href')).toBe(PATHS.talentSeekerSignupForm);
  for (const text of ['3 free', '50 SEK', '10.000–200.000 SEK']) expect(screen.getByText(text)).toBeTruthy();
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
  expect(offer.getAttribute('aria-valuetext')).toBe('70.000 SEK a month');
  expect(score()).toBeGreaterThan(before);
  const afterOffer = score();
  await user.click(screen.getByRole('radio', { name: '3 months' }));
  expect(score()).toBeGreaterThan(afterOffer);
  const afterStart = score();
  await user.click(screen.getByRole('checkbox', { name: 'Hybrid' }));
  await user.click(screen.getByRole('checkbox', { name: 'Office' }));
  expect(score()).toBeLessThan(afterStart);
});
