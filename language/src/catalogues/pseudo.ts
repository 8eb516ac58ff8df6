import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import type { CompiledMessage, MessagePart } from '../compiler/compiled-message.js';

const PLAIN = 'AaBbCcDdEeFfGgHhIiJjKkLlMmNnOoPpRrSsTtUuVvWwYyZz';
const ODD = 'ÅåƁƀÇçÐðÉéƑƒĜĝĤĥÎîĴĵĶķĻļṀṁÑñÖöÞþŔŕŠšŢţÛûṼṽŴŵÝýŽž';
const oddLetters = new Map([...PLAIN].map((letter, index) => [letter, [...ODD][index] ?? letter]));
const TAG = /(<\/?[a-zA-Z0-9]+\/?>)/;

/** Swedish is about a third longer than English. */
const room = (text: string): string => '~'.repeat(Math.ceil(text.trim().length / 3));

const odd = (text: string): string =>
  text
    .split(TAG)
    .map((piece) =>
      TAG.test(piece) || piece.trim() === ''
        ? piece
        : Array.from(piece, (letter) => oddLetters.get(letter) ?? letter).join(''),
    )
    .join('');

function oddPart(part: MessagePart): MessagePart {
  if (typeof part === 'string') return part === '#' ? part : odd(part);
  const [name, kind, format] = part;
  if (kind === undefined || typeof format !== 'object') return part;
  // A plural has its offset beside its cases: a number, or undefined.
  const cases = Object.entries(format).map(([key, value]) => [key, Array.isArray(value) ? value.map(oddPart) : value]);
  return [name, kind, Object.fromEntries(cases) as typeof format];
}

/** @param message of the source @returns it in the pseudo-language, its places and tags as they were */
export function pseudoMessage(message: string): CompiledMessage {
  const parts = compileMessageOrThrow(message) as CompiledMessage;
  return ['⟦', ...parts.map(oddPart), `${room(message)}⟧`];
}
