import { PATHS } from '@vela/contracts/routes';
import { t, type Tongue } from '@vela/language';
import { escaped } from './escaped.js';
import { inlineOf } from './inline.js';
import { both, PLAIN_LOOK } from './plain-look.js';

const STYLE = `<style>
${PLAIN_LOOK}
form{display:grid;gap:1rem;justify-items:start;margin-block:2rem}
label{font-weight:500}
input{display:block;font:inherit;max-width:100%;margin-block-start:.5rem}
button{font:500 .8125rem/1.4 inherit;font-family:inherit;letter-spacing:.04em;text-transform:uppercase;padding:.75rem 1.75rem;border:0;border-radius:999px;background:${both('accent')};color:${both('onAccent')};cursor:pointer}
[role=alert]:not(:empty){padding:1rem 1rem 1rem 2rem;border-radius:.75rem;background:${both('dangerSoft')};white-space:pre-line}
[role=status]{white-space:pre-line}
</style>`;

/** Sends the file and shows what was said of it. */
const SCRIPT = `<script type="module">
const [form, problems, told, link] = ['form', '[role=alert]', '[role=status]', '#preview'].map((each) => document.querySelector(each));
form.addEventListener('submit', async (event) => {
  event.preventDefault();
  problems.replaceChildren();
  told.textContent = '';
  link.hidden = true;
  const [file] = form.elements.file.files;
  const answer = await fetch('', { method: 'POST', headers: { 'content-type': 'application/json' }, body: file })
    .then((response) => response.json())
    .catch(() => ({ detail: form.dataset.failed }));
  if (answer.address === undefined)
    return problems.replaceChildren(...(answer.detail ?? form.dataset.failed).split('\\n').map((sentence) => {
      const item = document.createElement('li');
      item.textContent = sentence;
      return item;
    }));
  told.textContent = answer.told;
  link.href = answer.address;
  link.hidden = false;
});
</script>`;

/** The policy of the page: its own style and script, and what it asks of this site. */
export const TRY_TOKENS_POLICY = [
  "default-src 'none'",
  ['script-src', ...inlineOf(SCRIPT).scripts].join(' '),
  ['style-src', ...inlineOf(STYLE).styles].join(' '),
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** @returns the page on which an administrator tries a file of tokens, in the language at hand */
export function tryTokensPage(tongue: Tongue): string {
  const title = t('Try design tokens');
  return `<!doctype html>
<html lang="${escaped(tongue)}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${escaped(title)} · Vela</title>
${STYLE}</head>
<body><main>
<p><a href="${PATHS.godmode}">${escaped(t('Back to the administration'))}</a></p>
<h1>${escaped(title)}</h1>
<p>${escaped(t('The file is checked: its shape, its references, and the contrast of every pair of colours. Then you get an address that shows the running site in these tokens, for 24 hours and only to whoever opens it. Nothing is released.'))}</p>
<p><a href="/design-system/tokens.json" download>${escaped(t('The tokens in service'))}</a></p>
<form data-failed="${escaped(t('Something went wrong. Try again in a moment.'))}">
<label>${escaped(t('A tokens.json'))} <input type="file" name="file" accept=".json,application/json" required></label>
<button>${escaped(t('Check and show'))}</button>
</form>
<ul role="alert"></ul>
<p role="status"></p>
<p><a id="preview" hidden target="_blank" rel="noopener">${escaped(t('Open the preview'))}</a></p>
</main>${SCRIPT}</body>
</html>
`;
}
