// Reads a PDF from standard input as a reader of documents does, and writes its texts as JSON, one list for each page.
import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';

const parts = [];
for await (const part of process.stdin) parts.push(part);
const pdf = await getDocument({ data: new Uint8Array(Buffer.concat(parts)), verbosity: VerbosityLevel.ERRORS }).promise;
const pages = [];
for (let number = 1; number <= pdf.numPages; number += 1) {
  const { items } = await (await pdf.getPage(number)).getTextContent();
  pages.push(items.map(({ str, transform: [, , , , x, y] }) => ({ str, x, y })));
}
const { info } = await pdf.getMetadata();
process.stdout.write(JSON.stringify({ title: info.Title, pages }));
