import { CV_FILE_BYTES_MAX, CV_PAGES_MAX, READ_TEXT_MAX } from '@vela/contracts/constants';
import { FILE_TEXTS } from './texts.js';

/** A file that gives no text; the message says what to do. */
export class UnreadableFile extends Error {
  constructor(problem: keyof typeof FILE_TEXTS) {
    super(FILE_TEXTS[problem]());
    this.name = 'UnreadableFile';
  }
}

/** A PDF begins with this, or nearly: some programs write a few bytes before it. */
const PDF_MARK = '%PDF-';
const PDF_MARK_WITHIN = 1024;
/** With fewer letters, what looks like a CV is pictures of one. */
const LETTERS_MIN = 30;

const isPdf = (bytes: Uint8Array): boolean =>
  new TextDecoder('latin1').decode(bytes.subarray(0, PDF_MARK_WITHIN)).includes(PDF_MARK);

/** UTF-16 by its mark, UTF-8, else what Windows wrote before. */
function decoded(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

const isNamed = (error: unknown, name: string): boolean => error instanceof Error && error.name === name;

async function textOfPdf(bytes: Uint8Array): Promise<string> {
  const { getDocumentProxy } = await import('unpdf').catch(() => {
    throw new UnreadableFile('reader');
  });
  // Without `eval`, fonts of the page and messages on the console, which would name what is in the file.
  const options = { isEvalSupported: false, disableFontFace: true, useSystemFonts: false, verbosity: 0 };
  const document = await getDocumentProxy(bytes, options).catch((error: unknown) => {
    if (isNamed(error, 'PasswordException')) throw new UnreadableFile('locked');
    throw new UnreadableFile(
      error instanceof Error && /could not be resolved/u.test(error.message) ? 'reader' : 'broken',
    );
  });
  try {
    if (document.numPages > CV_PAGES_MAX) throw new UnreadableFile('pages');
    const pages: string[] = [];
    for (let number = 1; number <= document.numPages; number += 1) {
      const { items } = await (await document.getPage(number)).getTextContent();
      pages.push(items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join(''));
    }
    return pages.join('\n');
  } catch (error) {
    throw error instanceof UnreadableFile ? error : new UnreadableFile('broken');
  } finally {
    await document.destroy();
  }
}

/**
 * Reads the text of a PDF or text file, in this browser alone.
 * @throws UnreadableFile with a sentence for who chose it
 */
export async function textOfFile(file: File): Promise<string> {
  if (file.size > CV_FILE_BYTES_MAX) throw new UnreadableFile('size');
  const bytes = new Uint8Array(await file.arrayBuffer());
  const pdf = isPdf(bytes);
  if (!pdf && !/\.txt$/iu.test(file.name) && file.type !== 'text/plain') throw new UnreadableFile('kind');
  const text = pdf ? await textOfPdf(bytes) : decoded(bytes);
  if ((text.match(/\p{L}/gu)?.length ?? 0) < LETTERS_MIN) throw new UnreadableFile(pdf ? 'scanned' : 'broken');
  if (text.length > READ_TEXT_MAX) throw new UnreadableFile('long');
  return text;
}
