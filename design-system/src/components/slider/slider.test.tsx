import { afterEach, expect, jest, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { violationsInBothThemes } from '../../testing/accessible.js';
import { show } from '../../testing/render.js';
import { type Range, RangeSlider, Slider } from './index.js';

function Percentage({ onCommit = () => undefined }: { readonly onCommit?: (value: number) => void }) {
  const [value, setValue] = useState(95);
  return (
    <Slider
      label="Permanent"
      min={5}
      max={100}
      step={5}
      value={value}
      onChange={setValue}
      onCommit={onCommit}
      formatValue={(percent) => `${percent} %`}
    />
  );
}

function Salary() {
  const [value, setValue] = useState<Range>([10_000, 1_000_000]);
  return <RangeSlider label="Yearly salary" min={100} max={5_000_000} step={100} value={value} onChange={setValue} />;
}

test('arrow keys step it between its ends and its value is in sight', async () => {
  const commit = jest.fn();
  const { user } = show(<Percentage onCommit={commit} />);
  const slider = screen.getByRole('slider', { name: 'Permanent' });
  await user.tab();
  expect(slider).toHaveFocus();
  await user.keyboard('{ArrowRight}{ArrowRight}');
  expect(screen.getByText('100 %')).toBeInTheDocument();
  expect(slider).toHaveAttribute('aria-valuetext', '100 %');
  await user.keyboard('{Home}');
  expect(screen.getByText('5 %')).toBeInTheDocument();
  expect(commit).toHaveBeenLastCalledWith(5);
});

test('a span has two named thumbs that do not pass each other', async () => {
  const { user } = show(<Salary />);
  await user.tab();
  expect(screen.getByRole('slider', { name: 'Yearly salary, from' })).toHaveFocus();
  await user.keyboard('{ArrowRight}');
  expect(screen.getByText('10100')).toBeInTheDocument();
  await user.keyboard('{End}');
  const [from, to] = screen
    .getAllByRole('slider')
    .map((thumb) =>
      Number(thumb.getAttribute('aria-valuenow') ?? (thumb instanceof HTMLInputElement ? thumb.value : NaN)),
    );
  expect(from).toBeLessThanOrEqual(to ?? 0);
});

afterEach(() => document.documentElement.removeAttribute('dir'));

test('where one reads from right to left, the left arrow goes forward', async () => {
  document.documentElement.dir = 'rtl';
  const { user } = show(<Percentage />);
  await user.tab();
  await user.keyboard('{ArrowLeft}');
  expect(screen.getByRole('slider')).toHaveAttribute('aria-valuetext', '100 %');
});

test('they break no rule of accessibility', async () => {
  expect(
    await violationsInBothThemes(
      <>
        <Percentage />
        <Salary />
      </>,
    ),
  ).toEqual([]);
});
