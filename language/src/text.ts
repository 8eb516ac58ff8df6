import { type I18n, setupI18n } from '@lingui/core';
import { messageIn } from './catalogue.js';
import type { CompiledMessage } from './compiler/compiled-message.js';
import { localeOf, type Tongue } from './languages/languages.js';
import type { Values } from './values.js';

import { tongueAtHand } from '#at-hand';
import { compiled } from '#compiler';

/** Parts the context from the message in a catalogue, as in gettext's files. */
const CONTEXT_END = '\u0004';

const formatters = new Map<Tongue, I18n>();
const sources = new Map<string, CompiledMessage>();

function formatterOf(tongue: Tongue): I18n {
  const known = formatters.get(tongue);
  if (known !== undefined) return known;
  const made = setupI18n();
  // Said to be loaded, so that it does not warn: what it writes is always handed to it.
  made.loadAndActivate({ locale: localeOf(tongue), messages: {} });
  formatters.set(tongue, made);
  return made;
}

function compiledSource(message: string): CompiledMessage {
  const known = sources.get(message) ?? compiled(message);
  sources.set(message, known);
  return known;
}

export type AnyValues = Readonly<Record<string, unknown>>;

/** @returns a message in the language at hand, in the source's where it has none there */
function write(key: string, source: string, values: AnyValues | undefined): string {
  const tongue = tongueAtHand();
  const message = messageIn(tongue, key) ?? messageIn(tongue, source);
  if (message === undefined && values === undefined && !source.includes('{') && !source.includes("'")) return source;
  // Lingui takes compiled messages at run time wherever it takes written ones; its types do not say so.
  const written = (message ?? compiledSource(source)) as unknown as string;
  return formatterOf(tongue)._({ id: key, message: written, ...(values === undefined ? {} : { values }) });
}

/** What `t` writes, for who knows the message at run time only. */
export const written = (message: string, values?: AnyValues): string => write(message, message, values);

/**
 * Writes a message in the language at hand.
 * @param message in English and ICU's MessageFormat, as a literal: `t('{count, plural, one {# match} other {# matches}}', { count })`
 * @param values of its places; a number is written as it is unless the message says `{name, number}`
 * @returns the text; in English where the language lacks the message
 */
export const t = <const Message extends string>(message: Message, ...[values]: Values<Message>): string =>
  write(message, message, values);

/** Marks a message that `t` writes later, where it is shown: `const LABEL = msg('Open')`, then `t(LABEL)`. */
export const msg = <const Message extends string>(message: Message): Message => message;

/**
 * Writes a message that means several things in English and is several words elsewhere.
 * @param context tells a translator which one is meant: `inContext('a door', 'Open')`
 */
export const inContext = <const Message extends string>(
  context: string,
  message: Message,
  ...[values]: Values<Message>
): string => write(`${context}${CONTEXT_END}${message}`, message, values);

/** What a schema says of a value that it refuses: written when it refuses, in the language of then. */
export const said =
  (message: string) =>
  (values: object = {}): string =>
    write(message, message, message.includes('{') ? (values as AnyValues) : undefined);

type Messages = { readonly [name: string]: string | Messages } | readonly (string | Messages)[];
/** The same, each message as it is written when it is read. */
export type Texts<All> = {
  readonly [Name in keyof All]: All[Name] extends string ? string : Texts<All[Name]>;
};

function writtenAll(messages: Messages): object {
  const target: object = Array.isArray(messages) ? [] : {};
  for (const [name, message] of Object.entries<string | Messages>(messages))
    Object.defineProperty(
      target,
      name,
      typeof message === 'string'
        ? { enumerable: true, get: () => written(message) }
        : { enumerable: true, value: writtenAll(message) },
    );
  return target;
}

/**
 * Messages that are kept together and written when they are read: `const TEXTS = texts({ thanks: 'Thank you' })`, then
 * `TEXTS.thanks`. Read them where they are shown; what is copied out of it while a module loads stays English.
 * @param messages without places, as literals
 */
export const texts = <const All extends Messages>(messages: All): Texts<All> => writtenAll(messages) as Texts<All>;
