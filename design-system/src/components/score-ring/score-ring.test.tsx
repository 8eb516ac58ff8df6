import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { violationsInBothThemes } from '../../testing/accessible.js';
import { show } from '../../testing/render.js';
import { ScoreRing, strengthOf } from './index.js';

test.each([
  [100, 'Excellent match'],
  [85, 'Excellent match'],
  [84, 'Strong match'],
  [70, 'Strong match'],
  [69, 'Fair match'],
  [50, 'Fair match'],
  [49, 'Weak match'],
  [0, 'Weak match'],
])('%i is said as %s', (score, word) => {
  expect(strengthOf(score)).toBe(word);
});

test('number, ring and word say the same', () => {
  const { container } = show(<ScoreRing score={86} showStrength />);
  expect(screen.getByRole('img', { name: 'Match 86 of 100, excellent match' })).toHaveTextContent('86');
  expect(container.querySelectorAll('circle')[1]).toHaveAttribute('stroke-dasharray', '86 100');
  expect(screen.getByText('Excellent match')).toBeInTheDocument();
});

test('a list of rings makes no styles of its own', () => {
  show(<ScoreRing score={1} />).unmount();
  const rules = document.head.textContent.length;
  const { container } = show(
    <>
      {Array.from({ length: 50 }, (_, score) => (
        <ScoreRing key={score} score={score} />
      ))}
    </>,
  );
  expect(document.head.textContent.length).toBe(rules);
  expect(container.querySelector('[style]')).toBeNull();
});

test('it breaks no rule of accessibility', async () => {
  expect(await violationsInBothThemes(<ScoreRing score={0} showStrength />)).toEqual([]);
});
