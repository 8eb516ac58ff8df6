import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { callsDescribedBy } from '../instance/offered-calls.js';
import { readExports } from '../site/exports.js';
import type { Counterpart } from '../versions/in-use.js';
import { CommandProblem } from './problem.js';

/** @param word path of a file, as it was typed @returns its text @throws CommandProblem if there is none */
export async function textOfFile(word: string): Promise<string> {
  // npm runs scripts in the repository's folder; the word was typed in another.
  const file = path.resolve(process.env['INIT_CWD'] ?? '', word);
  const text = await readFile(file, 'utf8').catch(() => null);
  if (text === null) throw new CommandProblem(`There is no file ${file}.`);
  return text;
}

async function textAt(word: string): Promise<string> {
  if (!/^https?:/.test(word)) return textOfFile(word);
  const response = await fetch(word).catch(() => null);
  if (response?.ok !== true) throw new CommandProblem(`${word} does not answer.`);
  return response.text();
}

/** What is said of a counterpart on the command line. */
export interface CounterpartWords {
  /** Where an API's description by OpenAPI is: a file or an address. */
  readonly openapi?: string | undefined;
  /** File of a design system's exports. */
  readonly exports?: string | undefined;
}

/** @returns what is to be held against visitors' pages; null where a word names something else */
export async function counterpartIn(word: string | undefined, given: CounterpartWords): Promise<Counterpart | null> {
  if (word === 'api') {
    if (given.openapi === undefined)
      throw new CommandProblem('Say what it offers: check api --openapi <file, or the address of its openapi.json>.');
    return { offered: callsDescribedBy(await textAt(given.openapi)) };
  }
  if (word !== 'design-system' || given.exports === undefined) return null;
  return { exports: readExports(JSON.parse(await textOfFile(given.exports))) };
}

/** @returns what is printed of a counterpart that has everything */
export const fitsText = (counterpart: Counterpart): string =>
  'offered' in counterpart
    ? 'The API has every call that the pages in service make.'
    : 'The design system has everything that the slices in service use of it.';
