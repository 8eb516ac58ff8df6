import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Finding } from './differences.js';

const escape = (text: string): string => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

const STYLE = `:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}
body{margin:0 auto;padding:2rem 1rem;max-width:100rem}
article{border-top:1px solid GrayText;padding:1.5rem 0}
h2{font-size:1.125rem;margin:0 0 .75rem}
div{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,20rem),1fr));gap:1rem;align-items:start}
figure{margin:0}img{display:block;max-width:100%;border:1px solid GrayText;background:#fff}
figcaption{font-size:.875rem}`;

/** @returns how much differs, as people say it: never nothing */
export const percent = (share: number): string => `${share < 0.0001 ? '< 0.01' : (share * 100).toFixed(2)} %`;

/** @returns what was found of a story, in a line */
export function lineOf(finding: Finding): string {
  const { story, palette, kind } = finding;
  const what = kind === 'changed' ? percent(finding.difference.share) : kind;
  return `${what.padStart(9)}  ${story} (${palette.audience}, ${palette.scheme})`;
}

function picturesOf(finding: Finding): readonly (readonly [caption: string, picture: Buffer])[] {
  switch (finding.kind) {
    case 'changed':
      return [
        ['before', finding.before],
        ['after', finding.after],
        ['difference', finding.difference.picture],
      ];
    case 'new':
      return [['new', finding.after]];
    case 'gone':
      return [['gone', finding.before]];
    case 'not drawn':
      return [];
  }
}

/**
 * Writes a page with what differs, in the order given.
 * @param folder emptied first
 * @param title what was compared
 * @returns the page's file
 */
export async function writeReport(folder: string, title: string, findings: readonly Finding[]): Promise<string> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const articles = await Promise.all(
    findings.map(async (finding, index) => {
      const figures = await Promise.all(
        picturesOf(finding).map(async ([caption, picture]) => {
          const file = `${index + 1}-${caption}.png`;
          await writeFile(path.join(folder, file), picture);
          return `<figure><figcaption>${caption}</figcaption><a href="${file}"><img loading="lazy" src="${file}" alt="${escape(finding.story)}, ${caption}"></a></figure>`;
        }),
      );
      const sentence = finding.kind === 'not drawn' ? `<p>${escape(finding.sentence)}</p>` : '';
      return `<article><h2>${escape(lineOf(finding).trim())}</h2>${sentence}<div>${figures.join('')}</div></article>`;
    }),
  );
  const file = path.join(folder, 'index.html');
  await writeFile(
    file,
    `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escape(title)}</title><style>${STYLE}</style>
<h1>${escape(title)}</h1><p>${findings.length} of the pictures differ, the most first.</p>
${articles.join('\n')}</html>\n`,
  );
  return file;
}
