import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { openShell } from '../../testing/open-shell.js';

/** At which widths something is drawn otherwise than in general, by its own rules and those of what it stands in. */
function widthsOf(element: Element | null): readonly (readonly [media: string, display: string])[] {
  if (element === null || element.tagName === 'HEADER') return [];
  const own = [...document.styleSheets].flatMap((sheet) =>
    [...sheet.cssRules].flatMap((rule) => {
      if (!('media' in rule) || !('cssRules' in rule)) return [];
      const { conditionText, cssRules } = rule as CSSMediaRule;
      return [...cssRules].flatMap((inner) => {
        if (!('selectorText' in inner && 'style' in inner)) return [];
        const { selectorText, style } = inner as CSSStyleRule;
        const display = style.getPropertyValue('display');
        return display !== '' && element.matches(selectorText) ? [[conditionText, display] as const] : [];
      });
    }),
  );
  return [...own, ...widthsOf(element.parentElement)];
}

test('what only the menu has stands in the header from where on the menu’s button is not there', async () => {
  openShell({ path: '/about-us' });
  const header = within(await screen.findByRole('banner'));
  const [[menu, hidden] = []] = widthsOf(await header.findByLabelText('Open the menu'));
  expect(hidden).toBe('none');
  expect(menu).toMatch(/min-width: \d+px/);
  // By another width than this they would be in neither.
  for (const place of [header.getByLabelText(/^Share Vela on LinkedIn/), header.getByText('For Employers')])
    expect(widthsOf(place)).toContainEqual([menu, expect.stringMatching(/block|flex/)]);
});
