import { expect, test } from '@jest/globals';
import { withStyleRules } from './style-rules.js';

const page = (body: string) => ({ body, styles: '<style>p { color: red; }</style>', title: 'Pricing' });

test('elements with styles of their own are styled by rules, one for each text, stronger than those of classes', () => {
  const { body, styles, title } = withStyleRules(
    page(
      '<p style="left:10%" class="a">One</p><i style="left:10%"></i><b style="font-family:&quot;A&#x27;s&quot;">&quot; style=&quot;</b>',
    ),
  );
  expect(body).toBe(
    '<p data-styled-by="0" class="a">One</p><i data-styled-by="0"></i><b data-styled-by="1">&quot; style=&quot;</b>',
  );
  const mark = (place: number) => `[data-styled-by="${place}"]`.repeat(4);
  expect(styles).toBe(
    `<style>p { color: red; }</style><style>${mark(0)}{left:10%}\n${mark(1)}{font-family:"A's"}</style>`,
  );
  expect(title).toBe('Pricing');
});

test('a page without such elements stays as it is', () => {
  const plain = page('<p>style="left:10%"</p>'.replaceAll('"', '&quot;'));
  expect(withStyleRules(plain)).toEqual(plain);
});

test('what would end its rule becomes none, and is left for the policy to refuse', () => {
  for (const text of ['a:b}p{c:d', 'a:url(&lt;/style&gt;&lt;script&gt;)'])
    expect(withStyleRules(page(`<p style="${text}"></p>`))).toEqual(page(`<p style="${text}"></p>`));
});
