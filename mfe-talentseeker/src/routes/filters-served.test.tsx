/** @jest-environment node */
import { expect, test } from '@jest/globals';
import { renderToString } from 'react-dom/server';
import type { FilterPanelProps } from '../features/filters/components/filter-panel.js';
import { FilteredList } from '../features/filters/components/filtered-list.js';

const panel: FilterPanelProps = {
  filters: {},
  onChange: () => undefined,
  counts: undefined,
  names: { skills: new Map(), roles: new Map() } as unknown as FilterPanelProps['names'],
};

test('on a server, which does not know the screen, a list keeps the room of its filters and has the button of their drawer', () => {
  const html = renderToString(
    <FilteredList {...panel} total={7} changing={false}>
      <p>Seven</p>
    </FilteredList>,
  );
  expect(html).toMatch(/<aside aria-label="Filters"[^>]*><\/aside>/);
  expect(html).toMatch(/<button[^>]*aria-haspopup="dialog"[^>]*>.*Filters/);
  expect(html).toContain('<p>Seven</p>');
});
