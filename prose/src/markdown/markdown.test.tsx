import { describe, expect, test } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { inTongue, pathIn, prefixOf, type Tongue } from '@vela/language';
import { RouterProvider } from '@vela/router';
import { createMemoryRouter, MemoryRouter } from '@vela/router/memory';
import { Markdown } from './markdown.js';

const show = (text: string) =>
  render(
    <MemoryRouter>
      <Markdown>{text}</Markdown>
    </MemoryRouter>,
  ).container;

test('headings, emphasis, lists, quotations, code and tables become elements', () => {
  const page = show(
    '## Take home\n\nBring **numbers** and _questions_.\n\n- one\n- two\n\n3. third\n\n> quoted\n\n```\na < b\n```\n\n| A | B |\n|---|---|\n| 1 | 2 |\n\n---',
  );
  expect(screen.getByRole('heading', { level: 2, name: 'Take home' })).toBeTruthy();
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['one', 'two', 'third']);
  expect(page.querySelector('ol')?.getAttribute('start')).toBe('3');
  expect(page.querySelector('strong')?.textContent).toBe('numbers');
  expect(page.querySelector('em')?.textContent).toBe('questions');
  expect(page.querySelector('blockquote')?.textContent).toContain('quoted');
  expect(page.querySelector('pre code')?.textContent).toBe('a < b');
  expect(screen.getByRole('columnheader', { name: 'B' })).toBeTruthy();
  expect(screen.getByRole('cell', { name: '2' })).toBeTruthy();
  expect(screen.getByRole('separator')).toBeTruthy();
});

test('links of this site stay in it, others open apart', () => {
  show('[news](/news?page=2) and [a table](https://example.com/t)');
  expect(screen.getByRole('link', { name: 'news' }).getAttribute('href')).toBe('/news?page=2');
  const outer = screen.getByRole('link', { name: /a table/ });
  expect(outer.getAttribute('href')).toBe('https://example.com/t');
  expect(outer.getAttribute('rel')).toContain('noopener');
});

describe('a link to a page with its language', () => {
  const hrefOf = (address: string, tongue: Tongue) =>
    inTongue(tongue, () => {
      const at = { basename: prefixOf(tongue) || '/', initialEntries: [pathIn(tongue, '/news/first')] };
      const element = <Markdown>{`[there](${address})`}</Markdown>;
      render(<RouterProvider router={createMemoryRouter([{ path: '*', element }], at)} />);
      const link = screen.queryByRole('link', { name: 'there' });
      cleanup();
      return link === null ? null : [link.getAttribute('href'), link.getAttribute('hreflang')];
    });

  test.each<readonly [string, Tongue, readonly [string, string | null]]>([
    ['/for-employers', 'sv', ['/sv/for-employers', null]],
    ['/sv/for-employers?a=1#b', 'sv', ['/sv/for-employers?a=1#b', null]],
    ['/sv', 'sv', ['/sv', null]],
    ['/for-employers', 'en', ['/for-employers', null]],
    ['/sv/for-employers', 'en', ['/sv/for-employers', 'sv']],
  ])('%s in %s leads where it says', (address, tongue, leadsTo) => expect(hrefOf(address, tongue)).toEqual(leadsTo));

  test.each(['#part', '/sv//evil.example'])('%s stays words', (address) => expect(hrefOf(address, 'sv')).toBeNull());
});

test('characters that are named are shown, not their names', () => {
  const page = show('a &amp; b&nbsp;&hellip; &foo; `&amp;` &#38; [l](/news?a=1&amp;page=2)');
  expect(page.textContent).toBe('a & b\u00a0… &foo; &amp; & l');
  expect(screen.getByRole('link', { name: 'l' }).getAttribute('href')).toBe('/news?a=1&page=2');
});

test.each(['[write](mailto:hello@vela.example)', 'hello@vela.example'])('%s opens no tab', (text) => {
  show(text);
  const link = screen.getByRole('link', { name: /^(write|hello@vela\.example)$/ });
  expect(link.getAttribute('href')).toBe('mailto:hello@vela.example');
  expect(link.getAttribute('target')).toBeNull();
});

test.each([
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '[go](javascript:alert(1))',
  '[go](data:text/html;base64,PHNjcmlwdD4=)',
  '[go](vbscript:x)',
  '![picture](https://tracker.example/pixel.gif)',
  'a <b onclick="x()">b</b>',
  '<svg><script>x</script></svg>',
  '[go](//evil.example/x)',
  '[go](javascript&#58;alert(1))',
  '[go](&lt;javascript:alert(1))',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
])('%s stays harmless', (text) => {
  const page = show(text);
  expect(page.querySelector('script, img, svg[onload], b, iframe')).toBeNull();
  for (const link of page.querySelectorAll('a'))
    expect(link.getAttribute('href')).toMatch(/^(https?:|mailto:|\/(?!\/))/);
});
