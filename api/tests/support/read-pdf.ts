import { execFileSync } from 'node:child_process';
import path from 'node:path';

interface Item {
  readonly str: string;
  readonly x: number;
  readonly y: number;
}

/** What a reader finds in a PDF. */
export interface ReadPdf {
  readonly title: string;
  readonly pages: number;
  /** Line by line, as they stand below each other; Arabic joins are written as their letters. */
  readonly text: string;
}

/** Items that stand on one baseline, from left to right. */
function linesOf(items: readonly Item[]): string[] {
  const lines = new Map<number, Item[]>();
  for (const item of items) {
    const baseline = Math.round(item.y);
    lines.set(baseline, [...(lines.get(baseline) ?? []), item]);
  }
  return [...lines.entries()]
    .toSorted(([one], [other]) => other - one)
    .map(([, line]) => line.map(({ str }) => str).join(''));
}

/** Reads a PDF with a library that did not write it. */
export function readPdf(pdf: Buffer): ReadPdf {
  const script = path.join(__dirname, 'pdf-reader.mjs');
  const output = execFileSync(process.execPath, [script], { input: pdf, maxBuffer: 50_000_000 }).toString();
  const { title, pages } = JSON.parse(output) as { title: string; pages: Item[][] };
  const text = pages.flatMap(linesOf).join('\n').normalize('NFKC');
  return { title, pages: pages.length, text };
}
