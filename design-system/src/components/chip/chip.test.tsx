import { expect, jest, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { violationsInBothThemes } from '../../testing/accessible.js';
import { show } from '../../testing/render.js';
import { Chip, LevelDots } from './index.js';

test('a removable chip names what its cross removes', async () => {
  const remove = jest.fn();
  const { user } = show(<Chip label="Python" onRemove={remove} />);
  await user.tab();
  expect(screen.getByRole('button', { name: 'Remove Python' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(remove).toHaveBeenCalledTimes(1);
});

test('a word longer than its line is broken, so that the cross stays beside it', () => {
  show(<Chip label={'x'.repeat(300)} onRemove={() => undefined} />);
  const style = getComputedStyle(screen.getByText(/^x+$/));
  expect(style.getPropertyValue('overflow-wrap')).toBe('anywhere');
  expect(style.getPropertyValue('min-inline-size')).toBe('0');
});

test('a level is said in words and drawn in halves', () => {
  const { container } = show(<LevelDots level={3.5} />);
  expect(screen.getByRole('img', { name: 'level 3.5 of 5' })).toBeInTheDocument();
  expect(container.querySelectorAll('path')).toHaveLength(1);
  expect(container.querySelectorAll('circle[opacity="1"]')).toHaveLength(3);
});

test('it breaks no rule of accessibility', async () => {
  const chips = (
    <>
      <Chip label="Spark">
        <LevelDots level={4} />
      </Chip>
      <Chip label="dbt missing" tone="gap" onRemove={() => undefined} />
    </>
  );
  expect(await violationsInBothThemes(chips)).toEqual([]);
});
