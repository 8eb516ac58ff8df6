import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { violationsInBothThemes } from '../../testing/accessible.js';
import { show } from '../../testing/render.js';
import { Eyebrow, Heading, Lead, Text } from './index.js';

test('the level is the meaning, whatever the size', () => {
  show(
    <Heading level={2} size="hero">
      Names later
    </Heading>,
  );
  expect(screen.getByRole('heading', { level: 2, name: 'Names later' })).toHaveAttribute('data-size', 'hero');
});

test('text may be what it means', () => {
  show(
    <Text as="time" dateTime="2026-11-21">
      21 November
    </Text>,
  );
  expect(screen.getByText('21 November').tagName).toBe('TIME');
});

test('they break no rule of accessibility', async () => {
  const page = (
    <>
      <Eyebrow>Open role</Eyebrow>
      <Heading level={1}>Staff Data Engineer</Heading>
      <Lead>Göteborg</Lead>
      <Text tone="muted" numeric measure>
        58,000 SEK
      </Text>
    </>
  );
  expect(await violationsInBothThemes(page)).toEqual([]);
});
