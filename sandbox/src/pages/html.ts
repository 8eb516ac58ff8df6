import { randomBytes } from 'node:crypto';
import type { Response } from 'express';
import { STYLE } from './style.js';

/** @returns the text with everything that HTML reads as markup made harmless */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

interface Page {
  readonly title: string;
  /** Markup of the page's main part. */
  readonly main: string;
  readonly status?: number;
  /** Origins to which forms of the page lead in the end, besides its own. */
  readonly formTargets?: readonly string[];
}

/** Answers with a page that needs no script and nothing from elsewhere. */
export function sendPage(response: Response, { title, main, status = 200, formTargets = [] }: Page): void {
  const nonce = randomBytes(16).toString('base64');
  response.status(status).set({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy':
      `default-src 'none'; style-src 'nonce-${nonce}'; img-src 'self'; base-uri 'none'; frame-ancestors 'none'; ` +
      `form-action ${["'self'", ...formTargets].join(' ')}`,
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
  });
  response.send(`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<style nonce="${nonce}">${STYLE}</style>
</head>
<body>
<header><p class="note"><strong>Stand-in.</strong> This page belongs to the demonstration, not to the real service.</p></header>
<main>${main}</main>
</body>
</html>`);
}
