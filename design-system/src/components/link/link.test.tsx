import { expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { RouterProvider } from '@vela/router';
import { createMemoryRouter } from '@vela/router/memory';
import { violationsInBothThemes } from '../../testing/accessible.js';
import { show } from '../../testing/render.js';
import { ButtonLink } from '../button/index.js';
import { ExternalLink, TextLink } from './index.js';

const followed = jest.fn();

test('a link to another site opens a new tab, says so and gives nothing away', () => {
  show(<ExternalLink href="https://example.com/">Elsewhere</ExternalLink>);
  const link = screen.getByRole('link', { name: 'Elsewhere (opens in a new tab)' });
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
});

test('Tab reaches a link and Enter follows it', async () => {
  const { user } = show(
    <TextLink to="/faq" onClick={() => followed()}>
      Answers
    </TextLink>,
  );
  await user.tab();
  expect(screen.getByRole('link', { name: 'Answers' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(followed).toHaveBeenCalledTimes(1);
});

test('it breaks no rule of accessibility', async () => {
  expect(
    await violationsInBothThemes(
      <p>
        Read the <TextLink to="/faq">answers</TextLink>.
      </p>,
    ),
  ).toEqual([]);
});

test('a page has an address in every language, a file of the site only one', () => {
  const links = (
    <>
      <TextLink to="/faq">Answers</TextLink>
      <TextLink to="/api/events/1.ics" reloadDocument download>
        Calendar
      </TextLink>
      <ButtonLink to="/api/receipts/1.pdf" reloadDocument>
        Receipt
      </ButtonLink>
    </>
  );
  const at = { basename: '/sv', initialEntries: ['/sv/here'] };
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element: links }], at)} />);
  const leadsTo = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(['Answers', 'Calendar', 'Receipt'].map(leadsTo)).toEqual([
    '/sv/faq',
    '/api/events/1.ics',
    '/api/receipts/1.pdf',
  ]);
});
