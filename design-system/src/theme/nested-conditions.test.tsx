import { afterEach, expect, jest, test } from '@jest/globals';
import { renderToString } from 'react-dom/server';
import styled, { css, ServerStyleSheet } from 'styled-components';
import { ThemeRoot } from './theme-root.js';

const CONDITIONAL = css`
  color: red;
  @media (min-width: 1px) {
    top: 1px;
    & svg,
    .outer & {
      left: 1px;
    }
    &:empty {
    }
    @supports (display: grid) {
      &::before {
        right: 1px;
      }
    }
  }
  @starting-style {
    opacity: 0;
  }
  &:hover {
    @container (min-width: 2px) {
      bottom: 1px;
    }
  }
`;

/** @returns the class of a box, and what the page's style says of it, its class as `.box` */
function drawnBox(rules: ReturnType<typeof css>): { readonly name: string; readonly style: string } {
  const Box = styled.div.withConfig({ componentId: 'box-of-test' })`
    ${rules}
  `;
  const drawn = new ServerStyleSheet();
  const html = renderToString(
    drawn.collectStyles(
      <ThemeRoot audience="jobseeker">
        <Box />
      </ThemeRoot>,
    ),
  );
  const name = /class="box-of-test (\w+)"/.exec(html)?.[1] ?? '';
  const style = drawn
    .getStyleTags()
    .split('/*!sc*/')
    .filter((rule) => rule.includes(`.${name}`))
    .map((rule) => rule.replaceAll(`.${name}`, '.box').trim())
    .join('\n');
  return { name, style };
}

/** As a browser that knows declarations right inside of nested conditions. */
const knowNesting = () => Object.assign(globalThis, { CSSNestedDeclarations: jest.fn() });

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'CSSNestedDeclarations');
});

test('conditions stand inside of rules where the browser knows that, in their order, and each of them', () => {
  knowNesting();
  expect(drawnBox(CONDITIONAL).style).toBe(
    [
      '.box{color:red;}',
      '.box{@media (min-width: 1px){top:1px;}}',
      '.box svg,.outer .box{@media (min-width: 1px){left:1px;}}',
      '.box::before{@media (min-width: 1px){@supports (display: grid){right:1px;}}}',
      '.box{@starting-style{opacity:0;}}',
      '.box:hover{@container (min-width: 2px){bottom:1px;}}',
    ].join('\n'),
  );
});

test('a browser without nesting and the server get the plain form, by the same class', () => {
  const { name, style } = drawnBox(CONDITIONAL);
  expect(style).toContain('@media (min-width: 1px){.box{top:1px;}.box svg,.outer .box{left:1px;}');
  expect(style).toContain('@starting-style{.box{opacity:0;}}');
  knowNesting();
  expect(drawnBox(CONDITIONAL).name).toBe(name);
});

test('what no rule can hold stays as it is', () => {
  knowNesting();
  const rules = css`
    @media (min-width: 1px) {
      @layer first {
        color: red;
      }
    }
  `;
  expect(drawnBox(rules).style).toMatch(/^@media \(min-width: 1px\)\{@layer first\{/);
});
