import type { RenderedPage } from './render-page.js';
import { unescaped } from './unescaped.js';

/** A style attribute as React writes it: no other text of a page has a quote that is not escaped. */
const STYLE = / style="([^"]*)"/g;
/** Marks the element that a rule is for. */
const STYLED = 'data-styled-by';
/** What would end a rule, or the element that holds it. */
const ENDS = /[<{}]/;

/**
 * Lets a page have elements with styles of their own, such as the thumb of a slider: the security policy refuses style
 * attributes, and takes rules whose text is known when the page is served.
 * @param page that is drawn anew in the browser: the attributes that stand here in their place are not React's
 * @returns the page with a rule for each text of a style attribute; one that no rule can hold stays, and is refused
 */
export function withStyleRules({ body, styles, title }: RenderedPage): RenderedPage {
  const known = new Map<string, number>();
  const marked = body.replace(STYLE, (attribute, text: string) => {
    const css = unescaped(text);
    if (ENDS.test(css)) return attribute;
    const place = known.get(css) ?? known.size;
    known.set(css, place);
    return ` ${STYLED}="${place}"`;
  });
  if (known.size === 0) return { body, styles, title };
  // As an attribute it was stronger than any rule of a class.
  const rules = [...known].map(([css, place]) => `${`[${STYLED}="${place}"]`.repeat(4)}{${css}}`);
  return { body: marked, styles: `${styles}<style>${rules.join('\n')}</style>`, title };
}
