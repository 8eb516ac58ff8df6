import { expect, test } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { violationsInBothThemes } from '../../testing/accessible.js';
import { show } from '../../testing/render.js';
import { Button } from '../button/index.js';
import { Drawer } from './index.js';

function Filters({ start = false }: { readonly start?: boolean }) {
  const [open, setOpen] = useState(start);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Filters</Button>
      <Drawer open={open} onClose={() => setOpen(false)} title="Filters" footer={<Button>Show</Button>}>
        <label>
          City
          <input />
        </label>
      </Drawer>
    </>
  );
}

test('it takes focus and gives it back', async () => {
  const { user } = show(<Filters />);
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Filters' }));
  expect(screen.getByRole('dialog', { name: 'Filters' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('button', { name: 'Filters' })).toHaveFocus();
});

test('Escape and a press beside it close it, what was typed stays', async () => {
  const { user } = show(<Filters />);
  const open = () => user.click(screen.getByRole('button', { name: 'Filters' }));
  await open();
  await user.type(screen.getByRole('textbox', { name: 'City' }), 'Oslo');
  fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
  expect(screen.queryByRole('dialog')).toBeNull();
  await open();
  expect(screen.getByRole('textbox', { name: 'City' })).toHaveValue('Oslo');
  await user.click(screen.getByRole('dialog'));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('closed, it writes no style attribute', () => {
  expect(show(<Filters />).container.querySelector('[style]')).toBeNull();
});

test('it breaks no rule of accessibility', async () => {
  expect(await violationsInBothThemes(<Filters start />)).toEqual([]);
});
