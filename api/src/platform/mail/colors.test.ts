import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { renderMail } from './writing/render.js';

const TOKENS = readFileSync(path.join(__dirname, '../../../../design-system/tokens.json'), 'utf8');

const { html } = renderMail(
  {
    subject: 'Hello',
    blocks: [
      { kind: 'paragraph', text: 'Words' },
      { kind: 'quote', text: 'Words' },
      { kind: 'facts', facts: [['Role', 'Engineer']] },
      { kind: 'action', label: 'Open', url: 'https://vela.example' },
    ],
  },
  { appOrigin: 'https://vela.example', unsubscribeUrl: 'https://vela.example/off' },
);

test('a mail is written in the colours of the tokens', () => {
  const used = html.match(/#[\dA-F]{6}\b/g) ?? [];
  expect(used.length).toBeGreaterThan(6);
  for (const value of used) expect(TOKENS).toContain(`"${value.toLowerCase()}"`);
});

test('a mail says that it can be read in the dark, and how; whatever has a colour of its own is told it', () => {
  expect(html).toContain('<meta name="color-scheme" content="light dark">');
  const [, dark = ''] = /prefers-color-scheme:dark\)\{(.+?)\}<\/style>/.exec(html) ?? [];
  const elements = [...html.matchAll(/<(\w+)(?: class="([^"]*)")?[^>]*? style="([^"]*)"/g)];
  const coloured = elements.filter(([, , , style = '']) => /#6B5D55|#E7DCD0|#3A302B/.test(style));
  expect(coloured.length).toBeGreaterThan(4);
  for (const [whole, tag = '', classes = ''] of coloured) {
    // A link stands in what is muted.
    const selectors =
      tag === 'a' ? ['.muted a'] : tag === 'body' ? ['body'] : classes.split(' ').map((name) => `.${name}`);
    for (const selector of selectors)
      expect({ whole, dark }).toEqual({ whole, dark: expect.stringContaining(selector) });
  }
});
