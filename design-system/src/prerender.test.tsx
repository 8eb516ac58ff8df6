import { expect, jest, test } from '@jest/globals';
import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { RouterProvider } from '@vela/router';
import { createMemoryRouter } from '@vela/router/memory';
import { Avatar } from './components/avatar/index.js';
import { Badge } from './components/badge/index.js';
import { Button, ButtonLink, IconButton } from './components/button/index.js';
import { Card } from './components/card/index.js';
import { Chip, LevelDots } from './components/chip/index.js';
import { Drawer } from './components/drawer/index.js';
import { Grid, Stack } from './components/layout/index.js';
import { TextLink } from './components/link/index.js';
import { Logo } from './components/logo/index.js';
import { Menu, MenuLink } from './components/menu/index.js';
import { NavigationLink } from './components/navigation/index.js';
import { ScoreBreakdown } from './components/score-breakdown/index.js';
import { ScoreRing } from './components/score-ring/index.js';
import { TextField } from './components/text-field/index.js';
import { createToastQueue, ToastRegion } from './components/toast/index.js';
import { Heading, Text } from './components/typography/index.js';
import { exampleBreakdown, exampleTexts } from './testing/breakdown.js';
import { ThemeRoot } from './theme/index.js';

const nothing = () => undefined;

/** What a public page is made of: all of it is rendered at deploy time and served under a strict content policy. */
function PublicPage() {
  return (
    <Stack gap={24}>
      <Logo />
      <NavigationLink to="/news">News</NavigationLink>
      <Menu label="Your account" trigger={<Avatar initials="MK" />}>
        <MenuLink to="/">Home</MenuLink>
      </Menu>
      <Drawer open={false} onClose={nothing} title="Menu" side="full">
        <TextLink to="/faq">Answers</TextLink>
      </Drawer>
      <Heading level={1} size="hero">
        Skills first.
      </Heading>
      <Text tone="muted">Names later.</Text>
      <ButtonLink to="/for-talent">I am looking for a role</ButtonLink>
      <Button variant="quiet" loading>
        Login
      </Button>
      <IconButton icon="menu" label="Open the menu" />
      <Grid columns={2}>
        <Card floating>
          <ScoreRing score={86} showStrength />
          <ScoreBreakdown breakdown={exampleBreakdown} texts={exampleTexts} side="talentSeeker" />
          <Chip label="Python">
            <LevelDots level={4.5} />
          </Chip>
          <Badge tone="info">New</Badge>
        </Card>
      </Grid>
      <TextField label="Email" type="email" value="" onChange={nothing} />
      <ToastRegion queue={queue} />
    </Stack>
  );
}

const queue = createToastQueue();
const router = createMemoryRouter([{ path: '*', element: <PublicPage /> }]);
const page = (
  <ThemeRoot audience="jobseeker">
    <RouterProvider router={router} />
  </ThemeRoot>
);

test('a prerendered public page has no style attribute', () => {
  const html = renderToString(page);
  expect(html).toContain('Skills first.');
  expect(html).not.toMatch(/ style=/);
});

test('it is taken over in the browser without a difference', async () => {
  const complaints = jest.spyOn(console, 'error').mockImplementation(nothing);
  const differences: unknown[] = [];
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(page);
  const heading = container.querySelector('h1');
  const root = await act(() =>
    hydrateRoot(container, page, { onRecoverableError: (error) => differences.push(error) }),
  );
  expect(container.querySelector('h1')).toBe(heading);
  expect(differences).toEqual([]);
  expect(complaints).not.toHaveBeenCalled();
  act(() => root.unmount());
  container.remove();
  complaints.mockRestore();
});
