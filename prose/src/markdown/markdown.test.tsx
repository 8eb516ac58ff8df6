import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from '@vela/router/memory';
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
])('%s stays harmless', (text) => {
  const page = show(text);
  expect(page.querySelector('script, img, svg[onload], b, iframe')).toBeNull();
  for (const link of page.querySelectorAll('a'))
    expect(link.getAttribute('href')).toMatch(/^(https?:|mailto:|\/(?!\/))/);
});
