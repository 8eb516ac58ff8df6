import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { violationsInBothThemes } from '../../testing/accessible.js';
import { Controlled } from '../../testing/controlled.js';
import { show } from '../../testing/render.js';
import { FoundRow, FoundRows, FoundWords, TextStart } from './index.js';

const skill = (
  <FoundRows aria-label="Skills">
    <Controlled<boolean> value>
      {(value, onChange) => (
        <FoundRow label="Python" measure="4 of 5" words={['5+ years with Python']} value={value} onChange={onChange} />
      )}
    </Controlled>
  </FoundRows>
);

test('the words describe the box that takes what they say', async () => {
  const { user } = show(skill);
  const box = screen.getByRole('checkbox', { name: 'Python 4 of 5' });
  expect(box).toBeChecked();
  expect(box).toHaveAccessibleDescription(/From your text:.*5\+ years with Python/);
  await user.click(box);
  expect(box).not.toBeChecked();
});

test('what the text does not say is said', () => {
  show(<FoundWords words={[]} />);
  expect(screen.getByText('Not found in your text.')).toBeInTheDocument();
});

test('a text is asked for in the place of the button, which gets the focus back', async () => {
  const { user } = show(
    <TextStart label="Paste an advert" why="The steps are filled in from it.">
      {(close) => <button onClick={close}>Close</button>}
    </TextStart>,
  );
  await user.click(screen.getByRole('button', { name: 'Paste an advert' }));
  expect(screen.queryByRole('button', { name: 'Paste an advert' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.getByRole('button', { name: 'Paste an advert' })).toHaveFocus();
});

test('it breaks no rule of accessibility', async () => {
  const both = (
    <>
      {skill}
      <FoundWords words={['Hybrid', 'Lund']} />
      <FoundWords words={[]} />
      <TextStart label="Paste an advert" why="The steps are filled in from it.">
        {() => null}
      </TextStart>
    </>
  );
  expect(await violationsInBothThemes(both)).toEqual([]);
});
