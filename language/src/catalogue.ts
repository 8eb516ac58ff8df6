import type { CompiledMessage } from './compiler/compiled-message.js';
import { type Tongue } from './languages/languages.js';

/** Messages of one language by the message of the source. */
export type Catalogue = Readonly<Record<string, CompiledMessage>>;

const catalogues = new Map<Tongue, Map<string, CompiledMessage>>();

/** Adds what a part of the site, such as a slice, says in a language. */
export function addCatalogue(tongue: Tongue, messages: Catalogue): void {
  const known = catalogues.get(tongue) ?? new Map<string, CompiledMessage>();
  catalogues.set(tongue, known);
  for (const [source, message] of Object.entries(messages)) known.set(source, message);
}

/** @returns a message in a language, undefined where it has none */
export const messageIn = (tongue: Tongue, source: string): CompiledMessage | undefined =>
  catalogues.get(tongue)?.get(source);
