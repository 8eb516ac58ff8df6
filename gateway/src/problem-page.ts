import { pathIn, t, type Tongue } from '@vela/language';
import { escaped } from './escaped.js';
import { inlineOf } from './inline.js';
import { PLAIN_LOOK } from './plain-look.js';

const STYLE = `<style>
${PLAIN_LOOK}
main{padding-block-start:15vh}
h1{font-size:2.25rem;line-height:1.12}
a{display:inline-block;padding-block:.5rem;margin-inline-end:1.5rem}
</style>`;

/** The policy of the page: its own style and nothing else. */
export const PROBLEM_PAGE_POLICY = [
  "default-src 'none'",
  ['style-src', ...inlineOf(STYLE).styles].join(' '),
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** @returns what is shown in place of a page that there is not, in the language at hand, which is `tongue` */
export function problemPage(tongue: Tongue, detail: string): string {
  const title = t('This page cannot be shown');
  return `<!doctype html>
<html lang="${escaped(tongue)}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${escaped(title)} · Vela</title>
${STYLE}</head>
<body><main>
<h1>${escaped(title)}</h1>
<p>${escaped(detail)}</p>
<p><a href="">${escaped(t('Try again'))}</a><a href="${escaped(pathIn(tongue, '/'))}">${escaped(t('Back to the start page'))}</a></p>
</main></body>
</html>
`;
}
