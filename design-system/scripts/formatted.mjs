import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { format } from 'oxfmt';

const RULES = path.resolve(import.meta.dirname, '../../.oxfmtrc.json');

/**
 * @param {string} file whose name tells the language
 * @param {string} text
 * @returns {Promise<string>} the text as `npm run lint` wants it
 * @throws {Error} with what cannot be read of it
 */
export async function formatted(file, text) {
  const { code, errors } = await format(file, text, JSON.parse(await readFile(RULES, 'utf8')));
  if (errors.length > 0) throw new Error(`${file}: ${errors.map(({ message }) => message).join(' ')}`);
  return code;
}
