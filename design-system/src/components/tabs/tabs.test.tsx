import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { violationsInBothThemes } from '../../testing/accessible.js';
import { show } from '../../testing/render.js';
import { Tabs } from './index.js';

function Connections() {
  const [value, setValue] = useState<'open' | 'accepted' | 'declined'>('open');
  const tabs = [
    { key: 'open', label: 'Pending', content: 'Two requests' },
    { key: 'accepted', label: 'Accepted', content: 'One talk' },
    { key: 'declined', label: 'Declined', content: 'Nothing' },
  ] as const;
  return <Tabs label="Connections" tabs={tabs} value={value} onChange={setValue} />;
}

test('arrows, Home and End show another view and take focus with them', async () => {
  const { user } = show(<Connections />);
  await user.tab();
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('tab', { name: 'Accepted', selected: true })).toHaveFocus();
  expect(screen.getByRole('tabpanel', { name: 'Accepted' })).toHaveTextContent('One talk');
  await user.keyboard('{End}{ArrowRight}');
  expect(screen.getByRole('tab', { name: 'Pending', selected: true })).toHaveFocus();
});

test('arrows follow the line of reading', async () => {
  document.documentElement.dir = 'rtl';
  const { user, unmount } = show(<Connections />);
  await user.click(screen.getByRole('tab', { name: 'Pending' }));
  await user.keyboard('{ArrowLeft}');
  expect(screen.getByRole('tab', { name: 'Accepted' })).toHaveFocus();
  unmount();
  document.documentElement.dir = '';
});

test('it breaks no rule of accessibility', async () => {
  expect(await violationsInBothThemes(<Connections />)).toEqual([]);
});
