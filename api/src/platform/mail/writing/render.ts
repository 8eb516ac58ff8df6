import { COLORS } from '@vela/contracts/design';
import { locale, pathIn, prefixOf, t, tongueAtHand } from '@vela/language';
import { cutText } from '@vela/market/cut-texts';
import type { Block } from './blocks.js';
import type { MailDraft } from './template.js';

/** Where a reader can say that they want no more of these. */
export interface RenderOptions {
  readonly appOrigin: string;
  /** Page on which this kind of mail is switched off, or null for mails that cannot be. */
  readonly unsubscribeUrl: string | null;
}

export interface RenderedMail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

const SUBJECT_MAX = 150;

const escape = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
const withBreaks = (text: string): string => escape(text).replace(/\r?\n/g, '<br>');
/** @returns the subject as it is sent: one line, not too long */
export const subjectOf = (subject: string): string => cutText(oneLine(subject), SUBJECT_MAX);

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

function textOf(block: Block): string {
  switch (block.kind) {
    case 'paragraph':
      return block.text;
    case 'quote':
      return block.text
        .split(/\r?\n/)
        .map((line) => `> ${line}`)
        .join('\n');
    case 'facts':
      return block.facts.map(([label, value]) => `${label}: ${oneLine(value)}`).join('\n');
    case 'action':
      return `${block.label}:\n${block.url}`;
  }
}

// Mail programs read few style sheets: what is needed stands beside each element. Colours are the design system's.
const {
  paper: PAPER,
  ink: INK,
  accent: ACCENT,
  onAccent: ON_ACCENT,
  line: LINE,
  muted: MUTED,
} = COLORS.light.jobseeker;
const DARK = COLORS.dark.jobseeker;

/** For programs that read style sheets and show mails in the dark; others leave the mail as it is, or turn it themselves. */
const IN_THE_DARK = `<style>:root{color-scheme:light dark;supported-color-schemes:light dark}@media (prefers-color-scheme:dark){body{background:${DARK.paper}!important;color:${DARK.ink}!important}.muted,.muted a{color:${DARK.muted}!important}.line{border-color:${DARK.line}!important}}</style>`;

function htmlOf(block: Block): string {
  switch (block.kind) {
    case 'paragraph':
      return `<p style="margin:0 0 16px">${withBreaks(block.text)}</p>`;
    case 'quote':
      return `<blockquote class="line" style="margin:0 0 16px;padding:0 0 0 16px;border-left:3px solid ${LINE}">${withBreaks(block.text)}</blockquote>`;
    case 'facts':
      return `<dl style="margin:0 0 16px">${block.facts
        .map(
          ([label, value]) =>
            `<dt class="muted" style="color:${MUTED};font-size:14px">${escape(label)}</dt><dd style="margin:0 0 8px">${withBreaks(value)}</dd>`,
        )
        .join('')}</dl>`;
    case 'action':
      return `<p style="margin:24px 0"><a href="${escape(block.url)}" style="display:inline-block;padding:12px 28px;border-radius:999px;background:${ACCENT};color:${ON_ACCENT};font-weight:bold;text-decoration:none">${escape(block.label)}</a></p>`;
  }
}

const footer = (): string => t('Vela · Skills first. Names later.');

/** @returns the language at hand, as documents name theirs */
const htmlLanguage = (): string => new Intl.Locale(locale()).language;

/** @returns where a mail leads: a page of the site in the language at hand, anything else as it is */
function placeOf(appOrigin: string, url: string): string {
  if (url === appOrigin) return appOrigin + prefixOf(tongueAtHand());
  const path = url.slice(appOrigin.length);
  const isPage = url.startsWith(appOrigin) && path.startsWith('/') && !path.startsWith('/api/');
  return isPage ? appOrigin + pathIn(tongueAtHand(), path) : url;
}

/** Puts a draft into plain text and into HTML that says the same, in the language at hand. No picture, no script, nothing loaded from elsewhere. */
export function renderMail(draft: MailDraft, { appOrigin, ...options }: RenderOptions): RenderedMail {
  const blocks = draft.blocks.map((block) =>
    block.kind === 'action' ? { ...block, url: placeOf(appOrigin, block.url) } : block,
  );
  const home = placeOf(appOrigin, appOrigin);
  const unsubscribeUrl = options.unsubscribeUrl === null ? null : placeOf(appOrigin, options.unsubscribeUrl);
  const title = subjectOf(draft.subject);
  const wayOut = unsubscribeUrl === null ? '' : `\n${t('No more mails of this kind')}: ${unsubscribeUrl}`;
  const wayOutLink =
    unsubscribeUrl === null
      ? ''
      : `<br><a href="${escape(unsubscribeUrl)}" style="color:${MUTED}">${escape(t('No more mails of this kind'))}</a>`;
  return {
    subject: title,
    text: `${blocks.map(textOf).join('\n\n')}\n\n-- \n${footer()}\n${home}${wayOut}\n`,
    html: `<!doctype html>
<html lang="${htmlLanguage()}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escape(title)}</title>${IN_THE_DARK}</head>
<body style="margin:0;background:${PAPER};color:${INK};font:16px/1.6 'Noto Sans',Arial,sans-serif">
<div role="article" aria-label="${escape(title)}" style="max-width:560px;margin:0 auto;padding:32px 20px">
${blocks.map(htmlOf).join('\n')}
<p class="muted line" style="margin:32px 0 0;padding-top:16px;border-top:1px solid ${LINE};color:${MUTED};font-size:14px">${escape(footer())}<br><a href="${escape(home)}" style="color:${MUTED}">${escape(home)}</a>${wayOutLink}</p>
</div></body></html>
`,
  };
}
