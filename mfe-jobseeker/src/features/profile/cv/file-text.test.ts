import { expect, test } from '@jest/globals';
import { CV_FILE_BYTES_MAX, CV_PAGES_MAX, READ_TEXT_MAX } from '@vela/contracts/constants';
import { fileOf, pdfOf } from '../../../testing/pdf.js';
import { textOfFile } from './file-text.js';
import { FILE_TEXTS } from './texts.js';

const LINES = ['Curriculum vitae', 'Data engineer, 2018 - 2022', 'Python (expert), SQL and G\u00f6teborg'];

test('the text of a PDF is read, line by line and page by page', async () => {
  const text = await textOfFile(fileOf(pdfOf([LINES, ['Second page of the same CV']]), 'cv.pdf', 'application/pdf'));
  expect(text.split('\n').filter((line) => line !== '')).toEqual([...LINES, 'Second page of the same CV']);
});

test('a PDF is known by what is in it, not by its name', async () => {
  expect(await textOfFile(fileOf(pdfOf([LINES]), 'cv.txt', 'text/plain'))).toContain('Python');
  await expect(textOfFile(fileOf('PK\u0003\u0004 a document', 'cv.docx'))).rejects.toThrow(FILE_TEXTS.kind());
  await expect(textOfFile(fileOf('This says it is a PDF and is none of it at all', 'cv.pdf'))).rejects.toThrow(
    FILE_TEXTS.kind(),
  );
});

const written = 'Utvecklare i G\u00f6teborg sedan 2018, mest Python och SQL';
test.each([
  ['UTF-8', Uint8Array.from(new TextEncoder().encode(written))],
  ['Windows', Uint8Array.from(written, (letter) => letter.charCodeAt(0))],
  [
    'UTF-16',
    Uint8Array.from(`\ufeff${written}`, (letter) => letter.charCodeAt(0)).reduce(
      (bytes, _, index) => {
        const code = `\ufeff${written}`.charCodeAt(index);
        bytes.set([code % 256, Math.floor(code / 256)], index * 2);
        return bytes;
      },
      new Uint8Array(2 * (written.length + 1)),
    ),
  ],
])('a text file in %s is read', async (_, bytes) => {
  expect((await textOfFile(fileOf(bytes, 'cv.txt'))).replace('\ufeff', '')).toBe(written);
});

test.each([
  ['locked', pdfOf([LINES], true)],
  ['scanned', pdfOf([[], []])],
  ['broken', '%PDF-1.7 and then nothing that anybody could make sense of'],
  ['pages', pdfOf(Array.from({ length: CV_PAGES_MAX + 1 }, () => LINES))],
  [
    'long',
    pdfOf(
      Array.from({ length: 8 }, () =>
        Array.from({ length: 50 }, () => 'Data engineer with Python, for many years in many places'),
      ),
    ),
  ],
  ['size', new Uint8Array(CV_FILE_BYTES_MAX + 1)],
] as const)('a file that is %s is refused with what to do', async (problem, content) => {
  await expect(textOfFile(fileOf(content, 'cv.pdf'))).rejects.toThrow(FILE_TEXTS[problem]());
});

test('a long text file is refused too', async () => {
  await expect(textOfFile(fileOf('word '.repeat(READ_TEXT_MAX), 'cv.txt'))).rejects.toThrow(FILE_TEXTS.long());
});
