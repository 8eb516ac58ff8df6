import { BSONRegExp } from 'bson';
import { CommandError, messageOf } from '../errors.js';
import type { Value } from '../values/value.js';

/** POSIX classes inside brackets, for the ASCII range PCRE gives them without `(*UCP)`. */
const posixClasses: Readonly<Record<string, string>> = {
  alpha: 'A-Za-z',
  digit: '0-9',
  alnum: 'A-Za-z0-9',
  upper: 'A-Z',
  lower: 'a-z',
  space: '\\s',
  blank: ' \\t',
  punct: '!-\\/:-@\\[-`{-~',
  xdigit: '0-9A-Fa-f',
  word: '\\w',
  cntrl: '\\x00-\\x1f\\x7f',
};

const absoluteEnd = '(?![^])';
const endOrLastNewline = `(?=\\n?${absoluteEnd})`;

interface Flags {
  readonly ignoreCase: boolean;
  readonly multiline: boolean;
  readonly dotAll: boolean;
  readonly extended: boolean;
}

/**
 * Translates one of MongoDB's regular expressions (PCRE) into JavaScript's, where they mean the same; what
 * JavaScript lacks is refused instead of matching something else.
 *
 * @param pattern text of the expression
 * @param options MongoDB's flags out of `imsxu`
 * @throws CommandError 51108 for an unknown flag, 51091 for an expression that cannot be compiled
 */
export function compileRegex(pattern: string, options: string): RegExp {
  checkFlags(options);
  const inline = /^\(\?([imsx]+)\)/.exec(pattern);
  const flags = options + (inline?.[1] ?? '');
  const source = translate(pattern.slice(inline?.[0].length ?? 0), {
    ignoreCase: flags.includes('i'),
    multiline: flags.includes('m'),
    dotAll: flags.includes('s'),
    extended: flags.includes('x'),
  });
  const kept = ['i', 'm', 's'].filter((flag) => flags.includes(flag)).join('');
  try {
    return new RegExp(source, `${kept}u`);
  } catch {
    return compileWithoutUnicode(source, kept);
  }
}

/** @throws CommandError 51108 for a flag MongoDB does not know */
export function checkFlags(flags: string): void {
  const unknown = /[^imsxu]/.exec(flags);
  if (unknown !== null) throw new CommandError(51108, `invalid flag in regex options: ${unknown[0]}`);
}

/** Unicode mode refuses harmless escapes such as `\-`, so those expressions go without it. */
function compileWithoutUnicode(source: string, flags: string): RegExp {
  try {
    return new RegExp(source, flags);
  } catch (error) {
    throw invalid(messageOf(error));
  }
}

function invalid(reason: string): CommandError {
  return new CommandError(51091, `Regular expression is invalid: ${reason}`);
}

/** Compiles a BSON regular expression value. */
export function compileRegexValue(value: BSONRegExp): RegExp {
  return compileRegex(value.pattern, value.options);
}

/** Whether two values are the same regular expression, flags and all. */
export function sameRegex(left: Value, right: BSONRegExp): boolean {
  return left instanceof BSONRegExp && left.pattern === right.pattern && left.options === right.options;
}

function translate(pattern: string, flags: Flags): string {
  let source = '';
  let at = 0;
  while (at < pattern.length) {
    const rest = pattern.slice(at);
    const [character = ''] = rest;
    if (character === '\\') {
      source += translateEscape(rest.slice(0, 2));
      at += 2;
    } else if (character === '[') {
      const bracket = bracketLength(rest);
      source += translateBracket(rest.slice(0, bracket));
      at += bracket;
    } else if (flags.extended && /[\s#]/.test(character)) {
      at += character === '#' ? (/^#.*\n?/.exec(rest)?.[0].length ?? 1) : 1;
    } else {
      refuseUntranslatable(rest);
      source += translateCharacter(character, flags);
      at += 1;
    }
  }
  return source;
}

function translateCharacter(character: string, flags: Flags): string {
  if (character === '$' && !flags.multiline) return endOrLastNewline;
  if (character === '.' && !flags.dotAll) return '[^\\n]';
  return character;
}

function translateEscape(escape: string): string {
  switch (escape) {
    case '\\A':
      return '(?<![^])';
    case '\\z':
      return absoluteEnd;
    case '\\Z':
      return endOrLastNewline;
    case '\\h':
      return '[ \\t]';
    case '\\Q':
    case '\\E':
    case '\\G':
    case '\\K':
    case '\\R':
    case '\\X':
    case '\\N':
    case '\\H':
    case '\\a':
    case '\\e':
      throw invalid(`${escape} is not supported by the embedded store`);
    default:
      return escape;
  }
}

function refuseUntranslatable(rest: string): void {
  const found = /^(\(\?>|\(\?P|\(\?[#&R|0-9]|\(\*|[*+?}]\+)/.exec(rest);
  if (found !== null) throw invalid(`${found[0]} is not supported by the embedded store`);
  if (/^\(\?[imsx-]+[):]/.test(rest)) throw invalid('inline flags are supported at the beginning only');
}

function bracketLength(rest: string): number {
  const match = /^\[\^?\]?(?:\\[^]|\[:\^?\w+:\]|[^\]\\])*\]/.exec(rest);
  if (match === null) throw invalid('missing terminating ] for character class');
  return match[0].length;
}

function translateBracket(bracket: string): string {
  const classes = bracket.replace(/\[:(\^?)(\w+):\]/g, (whole, negated: string, name: string) => {
    const range = posixClasses[name];
    if (range === undefined || negated !== '') throw invalid(`${whole} is not supported by the embedded store`);
    return range;
  });
  // PCRE takes a ] right after the opening bracket, and an unescaped [ inside, for themselves.
  return classes
    .replace(/^(\[\^?)\]/, '$1\\]')
    .replace(/(?<=^\[[^]*)(?<!\\)\[/g, (character, at: number) => (at === 0 ? character : '\\['));
}
