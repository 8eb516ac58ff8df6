/** Bytes of a letter each: PDFs count in bytes. */
const bytesOf = (text: string): Uint8Array<ArrayBuffer> => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

const escaped = (line: string): string => line.replace(/[\\()]/gu, (sign) => `\\${sign}`);

/** One page of text, line below line; without lines a page on which nothing is written. */
function pageOf(lines: readonly string[]): string {
  const shown = lines.map((line) => `(${escaped(line)}) Tj T*`).join('\n');
  return lines.length === 0 ? '0 0 m 100 100 l S' : `BT /F1 11 Tf 14 TL 50 800 Td\n${shown}\nET`;
}

/**
 * A small PDF, made here so that nobody wonders where it comes from.
 * @param pages the lines of each page, in Latin letters
 * @param locked protects it by a password that nobody knows
 */
export function pdfOf(pages: readonly (readonly string[])[], locked = false): Uint8Array<ArrayBuffer> {
  const firstPage = 4;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Count ${pages.length} /Kids [${pages.map((_, index) => `${firstPage + index * 2} 0 R`).join(' ')}] >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    ...pages.flatMap((lines, index) => {
      const content = pageOf(lines);
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 3 0 R >> >> /Contents ${firstPage + index * 2 + 1} 0 R >>`,
        `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
      ];
    }),
    ...(locked ? [`<< /Filter /Standard /V 1 /R 2 /P -4 /O <${'41'.repeat(32)}> /U <${'42'.repeat(32)}> >>`] : []),
  ];
  let text = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const at = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return at;
  });
  const start = text.length;
  const entries = offsets.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('');
  const encrypt = locked ? ` /Encrypt ${objects.length} 0 R /ID [<00> <00>]` : '';
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${entries}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R${encrypt} >>\nstartxref\n${start}\n%%EOF`;
  return bytesOf(text);
}

/** A file as a browser hands it over. */
export const fileOf = (content: Uint8Array<ArrayBuffer> | string, name: string, type = ''): File =>
  new File([content], name, { type });
