import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { violationsInBothThemes } from '../../testing/accessible.js';
import { show } from '../../testing/render.js';
import { Rating, RatingValue } from './index.js';
import { starFill } from './star.js';

function Level() {
  const [value, setValue] = useState(3);
  return <Rating label="Python" precision={0.5} value={value} onChange={setValue} />;
}
const slider = () => screen.getByRole('slider', { name: 'Python' });

test.each([
  [2.5, ['full', 'full', 'half', 'empty', 'empty']],
  [5, ['full', 'full', 'full', 'full', 'full']],
  [0.5, ['half', 'empty', 'empty', 'empty', 'empty']],
])('%f stars are drawn as %j', (value, fills) => {
  expect([0, 1, 2, 3, 4].map((place) => starFill(value, place))).toEqual(fills);
});

test('screen readers hear a slider in half stars', () => {
  show(<Level />);
  expect(slider()).toHaveAttribute('aria-valuetext', '3 of 5 stars');
  expect(slider()).toHaveAttribute('step', '0.5');
  expect(slider()).toHaveAttribute('min', '0.5');
  fireEvent.change(slider(), { target: { value: '4.5' } });
  expect(slider()).toHaveAttribute('aria-valuetext', '4.5 of 5 stars');
});

describe('pointing', () => {
  const star = 20;
  let leftOf = (place: number) => place * star;
  beforeEach(() => {
    leftOf = (place) => place * star;
    jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
      const stars = [...(this.parentElement?.querySelectorAll('svg') ?? [])];
      const left = leftOf(stars.findIndex((each) => each === this));
      return new DOMRect(left, 0, star, star);
    });
  });

  afterEach(() => void jest.restoreAllMocks());

  const pressAt = async (clientX: number) => {
    const { user } = show(<Level />);
    const row = slider().parentElement;
    if (row) await user.pointer([{ keys: '[TouchA>]', target: row, coords: { clientX } }, { keys: '[/TouchA]' }]);
  };

  test.each([
    [1, 0.5],
    [9, 0.5],
    [11, 1],
    [65, 3.5],
    [99, 5],
    [-30, 0.5],
    [400, 5],
  ])('at %i px gives %f stars', async (at, stars) => {
    await pressAt(at);
    expect(slider()).toHaveValue(String(stars));
  });

  test('a scroll that begins on the stars changes nothing', () => {
    show(<Level />);
    const row = slider().parentElement;
    if (row === null) throw new Error('The stars have no row.');
    fireEvent.pointerDown(row, { pointerType: 'touch', button: 0, buttons: 1, clientX: 99 });
    fireEvent.pointerMove(row, { pointerType: 'touch', buttons: 1, clientX: 99 });
    fireEvent.pointerCancel(row, { pointerType: 'touch' });
    fireEvent.pointerUp(row, { pointerType: 'touch', clientX: 99 });
    expect(slider()).toHaveValue('3');
  });

  test('counts from the right where reading goes that way', async () => {
    leftOf = (place) => (4 - place) * star;
    await pressAt(35);
    expect(slider()).toHaveValue('3.5');
  });
});

test('they break no rule of accessibility', async () => {
  expect(
    await violationsInBothThemes(
      <>
        <Level />
        <RatingValue value={4.5} />
      </>,
    ),
  ).toEqual([]);
});
