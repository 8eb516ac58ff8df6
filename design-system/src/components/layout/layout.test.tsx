import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { violationsInBothThemes } from '../../testing/accessible.js';
import { show } from '../../testing/render.js';
import { Cluster, Container, Grid, Stack, VisuallyHidden } from './index.js';

test('layout takes the element that the content means', () => {
  show(
    <Stack as="ul" gap={8} aria-label="Roles">
      <li>One</li>
    </Stack>,
  );
  expect(screen.getByRole('list', { name: 'Roles' })).toHaveAttribute('data-gap', '8');
});

test('gaps and columns are attributes, not styles made at run time', () => {
  const rows = (count: number) => (
    <Grid columns={3} gap={12}>
      {Array.from({ length: count }, (_, index) => (
        <Cluster key={index} gap={index % 2 === 0 ? 8 : 16}>
          row
        </Cluster>
      ))}
    </Grid>
  );
  show(rows(2)).unmount();
  const rules = document.head.textContent.length;
  const { container } = show(rows(40));
  expect(document.head.textContent.length).toBe(rules);
  expect(container.querySelector('[style]')).toBeNull();
});

test('they break no rule of accessibility', async () => {
  const page = (
    <Container width="text">
      <VisuallyHidden>For screen readers</VisuallyHidden>
    </Container>
  );
  expect(await violationsInBothThemes(page)).toEqual([]);
});
