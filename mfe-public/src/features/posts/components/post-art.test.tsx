import { expect, test } from '@jest/globals';
import { render } from '@testing-library/react';
import { PostArt } from './post-art.js';

const drawn = (slug: string) => render(<PostArt slug={slug} />).container.innerHTML;

test('a post keeps its picture, and others have another one', () => {
  expect(drawn('pay-ranges')).toBe(drawn('pay-ranges'));
  const pictures = ['pay-ranges', 'open-evening-stockholm', 'workshop-rate-your-skills', 'a'].map(drawn);
  expect(new Set(pictures).size).toBe(pictures.length);
});

test('it has its size before anything is loaded', () => {
  const picture = render(<PostArt slug="a" />).container.querySelector('svg');
  expect([picture?.getAttribute('width'), picture?.getAttribute('height')]).toEqual(['160', '90']);
});
