import { createHash } from 'node:crypto';
import { type AudienceColors, COLORS } from '@vela/contracts/design';
import type { OpenApiDocument } from './document.js';

const escape = (text: string): string => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

const colors = (role: keyof AudienceColors): string =>
  `light-dark(${COLORS.light.jobseeker[role]},${COLORS.dark.jobseeker[role]})`;

const STYLE = `
:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif;color:${colors('ink')};background:${colors('paper')}}
body{max-width:60rem;margin:0 auto;padding:2rem 1rem}
h1{font-size:1.75rem}section{border-top:1px solid ${colors('line')};padding:1rem 0}
h2{font-size:1rem;margin:0;font-family:ui-monospace,monospace;overflow-wrap:anywhere}
.method{display:inline-block;min-width:3.5rem;color:${colors('accentText')}}
pre{background:${colors('surface')};border:1px solid ${colors('line')};border-radius:8px;padding:1rem;overflow:auto;font-size:.8125rem}
summary{cursor:pointer;padding:.25rem 0}.access{color:${colors('muted')}}`;

interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly 'x-access': string;
}

const isOperation = (value: object): value is Operation => 'operationId' in value && 'summary' in value;

const details = (title: string, value: unknown): string =>
  value === undefined
    ? ''
    : `<details><summary>${escape(title)}</summary><pre tabindex="0">${escape(JSON.stringify(value, null, 2))}</pre></details>`;

function section(path: string, method: string, operation: object): string {
  if (!isOperation(operation)) return '';
  const { operationId, summary, 'x-access': access } = operation;
  const parameters: unknown = Reflect.get(operation, 'parameters');
  const hasParameters = Array.isArray(parameters) && parameters.length > 0;
  return `<section id="${escape(operationId)}">
<h2><span class="method">${escape(method.toUpperCase())}</span> ${escape(path)}</h2>
<p>${escape(summary)} <span class="access">For: ${escape(access)}.</span></p>
${details('Parameters', hasParameters ? parameters : undefined)}
${details('Body', Reflect.get(operation, 'requestBody'))}
${details('Answers', Reflect.get(operation, 'responses'))}
</section>`;
}

/** The reference as a page that needs no script. */
export function referencePage(document: OpenApiDocument): { readonly html: string; readonly styleHash: string } {
  const sections = Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => section(path, method, operation)),
  );
  const html = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Vela: API reference</title><style>${STYLE}</style></head>
<body><main><h1>API reference</h1>
<p>${escape(document.info.description)} The same as a document: <a href="/api/openapi.json">/api/openapi.json</a>.</p>
${sections.join('\n')}</main></body></html>`;
  return { html, styleHash: createHash('sha256').update(STYLE).digest('base64') };
}
