import type { DocumentSheet } from '@vela/contracts/schemas';
import type { DocumentInfo } from './draw.js';

/**
 * Draws a document on A4, all its fonts inside it, so that it reads the same in ten years. What draws is loaded for the
 * first one: fonts and PDF would hold up every start.
 * @returns the PDF's bytes
 */
export async function drawDocument(sheet: DocumentSheet, info: DocumentInfo): Promise<Buffer> {
  const { draw } = await import('./draw.js');
  return draw(sheet, info);
}
