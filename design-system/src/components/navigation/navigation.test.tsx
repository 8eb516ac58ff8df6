import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { violationsInBothThemes } from '../../testing/accessible.js';
import { show } from '../../testing/render.js';
import { Icon } from '../icon/index.js';
import { NavigationLink, SkipLink, SocialLink } from './index.js';

const bar = (
  <nav>
    <SkipLink href="#content">Skip to content</SkipLink>
    <NavigationLink to="/here">Here</NavigationLink>
    <NavigationLink to="/news">News</NavigationLink>
    <SocialLink href="https://www.linkedin.com/" label="LinkedIn">
      <Icon name="linkedin" />
    </SocialLink>
    <div id="content" />
  </nav>
);

test('a link knows when its page is shown', () => {
  show(bar);
  expect(screen.getByRole('link', { name: 'Here' })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('link', { name: 'News' })).not.toHaveAttribute('aria-current');
});

test('the first thing a keyboard reaches jumps to the content', async () => {
  const { user } = show(bar);
  await user.tab();
  expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
});

test('they break no rule of accessibility', async () => {
  expect(await violationsInBothThemes(bar)).toEqual([]);
});
