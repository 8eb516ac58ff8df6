// The pages of a development server: the shell's own document, or a bare one for a slice alone.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { CATALOGUE_ID } from '@vela/contracts/remote';
import { audienceOf } from '@vela/contracts/routes';
import { localeOf, placedPath, SOURCE_LANGUAGE } from '@vela/language';

const root = path.resolve(import.meta.dirname, '../..');

/**
 * Several bundles with a refresh runtime each meet on one page. The hook that they look for must exist first and
 * remember React's renderers, so that each runtime finds the one that the shell brought.
 */
const REFRESH_MEETING_POINT = `<script>
  window.__REACT_DEVTOOLS_GLOBAL_HOOK__ ??= {
    renderers: new Map(), supportsFiber: true, checkDCE() {}, onScheduleFiberRoot() {}, onCommitFiberRoot() {}, onCommitFiberUnmount() {},
    inject(renderer) { const id = this.renderers.size + 1; this.renderers.set(id, renderer); return id; },
  };
</script>`;

const asJson = (/** @type {unknown} */ value) => JSON.stringify(value).replace(/</g, '\\u003c');
const audienceFor = (/** @type {string} */ pathname) =>
  audienceOf(pathname) === 'talentSeeker' ? 'talentSeeker' : 'jobseeker';

/**
 * @param {string} address decides the language and the colours
 * @param {object} registry slices by name, as in `/remotes.json`
 * @returns {string} the site's page
 */
export function siteDocument(address, registry) {
  const { tongue, pathname } = placedPath(address);
  const head = [
    REFRESH_MEETING_POINT,
    `<script type="application/json" id="remotes">${asJson(registry)}</script>`,
    ...(tongue === SOURCE_LANGUAGE
      ? []
      : [`<link rel="preload" as="fetch" href="/assets/catalogue-${tongue}.json" id="${CATALOGUE_ID}" crossorigin>`]),
    '<script defer src="/assets/main.js"></script>',
  ];
  /** @type {Record<string, string>} */
  const parts = {
    audience: audienceFor(pathname),
    language: localeOf(tongue).slice(0, 2),
    meta: '<title data-static>Vela</title>',
    head: head.join('\n'),
  };
  const document = readFileSync(path.join(root, 'shell/public/document.html'), 'utf8');
  return document.replace(/\{\{(\w+)\}\}/g, (_, /** @type {string} */ name) => parts[name] ?? '');
}

/** @param {string} pathname @param {string} title @returns {string} the page of a slice without the shell */
export const aloneDocument = (pathname, title) => `<!doctype html>
<html lang="en" data-audience="${audienceFor(pathname)}">
  <head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title></head>
  <body><div id="root"></div>${REFRESH_MEETING_POINT}<script defer src="/standalone.js"></script></body>
</html>
`;
