import { CommandError } from '../values/errors.js';
import {
  type CharacterSet,
  type CodePointRange,
  lastCodePoint,
  letterClass,
  type Property,
  setOf,
  single,
} from './character-set.js';
import { classOf, codePointOf, namedClass, rangeOf } from './characters.js';
import { invalidRegex, unsupported } from './invalid-regex.js';
import { inAnyCase } from './letter-case.js';
import { anyNode, differsByFlag, fixedLength } from './parts.js';
import type { Node, Pattern, Place, Sequence } from './syntax.js';

/** @throws CommandError 51108 for a flag MongoDB does not know */
export function checkFlags(flags: string): void {
  const unknown = /[^imsxu]/.exec(flags);
  if (unknown !== null) throw new CommandError(51108, `invalid flag in regex options: ${unknown[0]}`);
}

/**
 * Parses one of MongoDB's regular expressions, which are PCRE's; what this store does not have is refused instead of
 * matching something else.
 *
 * @param pattern text of the expression
 * @param options MongoDB's flags out of `imsxu`
 * @throws CommandError 51108 for an unknown flag, 51091 for an expression that is none
 */
export function parseRegex(pattern: string, options: string): Pattern {
  checkFlags(options);
  const [inline = ''] = /^(?:\(\?[imsx]+\))*/.exec(pattern) ?? [];
  const flags = options + inline.replace(/[(?)]/g, '');
  return new Parser(pattern.slice(inline.length), flags).parse();
}

/** Characters that stand for one other character behind a backslash. */
const controlEscapes: Readonly<Record<string, number>> = { a: 7, e: 27, f: 12, n: 10, r: 13, t: 9 };

const placeEscapes: Readonly<Record<string, Place>> = {
  A: 'start',
  z: 'end',
  Z: 'end or last newline',
  b: 'word edge',
  B: 'no word edge',
};

/** What `x` leaves out (Unicode's pattern white space), also up to the end of a line behind `#`. */
const whiteSpace = '[\\t-\\r \\x85\\u200e\\u200f\\u2028\\u2029]';
const leftOut = new RegExp(`^(?:${whiteSpace}|#[^\\n]*(?:\\n|$))+`);
const spaces = new RegExp(`^${whiteSpace}+`);

const quantifier = /^(?:[*+?]|\{\d+(?:,\d*)?\})/;
const nothingToRepeat = 'quantifier does not follow a repeatable item';
/** More is refused by PCRE as well. */
const mostRepetitions = 65_535;

class Parser {
  readonly #text: string;
  readonly #flags: string;
  #at = 0;
  #groups = 0;
  readonly #names = new Map<string, number>();
  /** Groups that have matched whenever the place is reached that is being parsed. */
  #matched: ReadonlySet<number> = new Set();

  constructor(text: string, flags: string) {
    this.#text = text;
    this.#flags = flags;
  }

  parse(): Pattern {
    const alternatives = this.#alternatives();
    if (this.#at < this.#text.length) throw invalidRegex('unmatched closing parenthesis');
    const refersBack = anyNode(alternatives, ({ kind }) => kind === 'backreference');
    const pattern = { alternatives, ignoreCase: refersBack && this.#flags.includes('i') };
    if (pattern.ignoreCase && differsByFlag(pattern))
      throw unsupported('a back reference beside a class, where cases do not count,');
    return pattern;
  }

  #rest(): string {
    return this.#text.slice(this.#at);
  }

  /** Takes what stands here, when it fits. */
  #take(expression: RegExp): RegExpExecArray | undefined {
    const found = expression.exec(this.#rest());
    if (found === null) return undefined;
    this.#at += found[0].length;
    return found;
  }

  #alternatives(): Sequence[] {
    const before = this.#matched;
    const alternatives: Sequence[] = [];
    let matched: ReadonlySet<number> | undefined;
    do {
      this.#matched = before;
      alternatives.push(this.#sequence());
      const own = this.#matched;
      matched = matched === undefined ? own : new Set([...matched].filter((group) => own.has(group)));
    } while (this.#take(/^\|/) !== undefined);
    this.#matched = matched;
    return alternatives;
  }

  #sequence(): Sequence {
    const nodes: Node[] = [];
    for (;;) {
      if (this.#flags.includes('x')) this.#take(leftOut);
      if (this.#take(/^\(\?#[^)]*\)/) !== undefined) continue;
      if (this.#at >= this.#text.length || /^[|)]/.test(this.#rest())) return nodes;
      const before = this.#matched;
      for (const node of this.#atoms()) nodes.push(node);
      this.#quantify(nodes, before);
    }
  }

  /** @param before groups that had matched before the last node, which may be left out by its quantifier */
  #quantify(nodes: Node[], before: ReadonlySet<number>): void {
    if (this.#flags.includes('x')) this.#take(spaces);
    const found = this.#take(/^(?:([*+?])|\{(\d+)(?:(,)(\d*))?\})([?+]?)/);
    if (found === undefined) return;
    const node = nodes.pop();
    if (node === undefined || node.kind === 'place') throw invalidRegex(nothingToRepeat);
    if (node.kind === 'look') throw unsupported('a repeated assertion');
    if (found[5] === '+') throw unsupported('a possessive quantifier');
    const [least, most] = limits(found);
    if (most < least) throw invalidRegex('numbers out of order in {} quantifier');
    if (least > mostRepetitions || (most !== Infinity && most > mostRepetitions))
      throw invalidRegex('number too big in {} quantifier');
    if (least === 0) this.#matched = before;
    nodes.push({ kind: 'repeat', node, least, most, lazy: found[5] === '?' });
    if (quantifier.test(this.#rest())) throw invalidRegex(nothingToRepeat);
  }

  #atoms(): Node[] {
    const quoted = this.#take(/^\\Q([^]*?)(?:\\E|$)/);
    if (quoted !== undefined) return [...(quoted[1] ?? '')].map((character) => this.#literal(character));
    if (this.#take(/^\\E/) !== undefined) return [];
    const [character = ''] = this.#rest();
    switch (character) {
      case '\\':
        return [this.#escape()];
      case '[':
        return [{ kind: 'set', set: this.#brackets() }];
      case '(':
        return [this.#group()];
      case '^':
        return [this.#place(this.#flags.includes('m') ? 'line start' : 'start')];
      case '$':
        return [this.#place(this.#flags.includes('m') ? 'line end' : 'end or last newline')];
      case '.':
        this.#at += 1;
        return [
          { kind: 'set', set: setOf(this.#flags.includes('s') ? [[0, lastCodePoint]] : (letterClass('N') ?? [])) },
        ];
      default:
        if (quantifier.test(this.#rest())) throw invalidRegex(nothingToRepeat);
        this.#at += character.length;
        return [this.#literal(character)];
    }
  }

  #literal(character: string): Node {
    return { kind: 'set', set: this.#inCases(single(character.codePointAt(0) ?? 0)) };
  }

  /** A character or a range with its other cases, where cases do not count. Classes stay as they are. */
  #inCases(set: CharacterSet): CharacterSet {
    const [, several] = set.ranges;
    if (!this.#flags.includes('i') || several !== undefined || set.properties.length > 0) return set;
    return { ...set, ranges: inAnyCase(set.ranges) };
  }

  #place(place: Place): Node {
    this.#at += 1;
    return { kind: 'place', place };
  }

  #group(): Node {
    const look = this.#take(/^\(\?(<?)([=!])/);
    if (look !== undefined) {
      const before = this.#matched;
      const node: Node = {
        kind: 'look',
        ahead: look[1] === '',
        negated: look[2] === '!',
        alternatives: this.#alternatives(),
      };
      if (node.negated) this.#matched = before;
      if (!node.ahead && node.alternatives.some((sequence) => fixedLength([sequence]) === undefined))
        throw invalidRegex('lookbehind assertion is not fixed length');
      this.#close();
      return node;
    }
    const named = this.#take(/^\((?:\?P?<([A-Za-z_]\w*)>|\?'([A-Za-z_]\w*)')/);
    if (named === undefined && this.#take(/^\(\?:/) !== undefined) return this.#groupOf(undefined);
    if (named === undefined) {
      const [special] = /^\((?:\*|\?[^]?)/.exec(this.#rest()) ?? [];
      if (special !== undefined) throw unsupported(special);
      this.#at += 1;
    }
    this.#groups += 1;
    const number = this.#groups;
    const name = named?.[1] ?? named?.[2];
    if (name !== undefined && this.#names.has(name)) throw invalidRegex('two named subpatterns have the same name');
    if (name !== undefined) this.#names.set(name, number);
    return this.#groupOf(number);
  }

  #groupOf(number: number | undefined): Node {
    const alternatives = this.#alternatives();
    this.#close();
    if (number !== undefined) this.#matched = new Set([...this.#matched, number]);
    return { kind: 'group', capturing: number !== undefined, alternatives };
  }

  #close(): void {
    if (this.#take(/^\)/) === undefined) throw invalidRegex('missing closing parenthesis');
  }

  #escape(): Node {
    const named = this.#take(/^\\k(?:<(\w+)>|'(\w+)'|\{(\w+)\})/);
    if (named !== undefined) return this.#backreference(this.#names.get(named[1] ?? named[2] ?? named[3] ?? ''));
    const numbered = this.#take(/^\\([1-9]\d*)/);
    if (numbered !== undefined) return this.#backreference(Number(numbered[1]));
    const place = this.#take(/^\\([AzZbB])/);
    if (place !== undefined) return { kind: 'place', place: placeEscapes[place[1] ?? ''] ?? 'word edge' };
    return { kind: 'set', set: this.#inCases(this.#setEscape(false)) };
  }

  /** JavaScript's back references match where their group has not, and PCRE's do not: those that may are refused. */
  #backreference(group: number | undefined): Node {
    if (group === undefined || !this.#matched.has(group))
      throw unsupported('a back reference to a group that may not have matched');
    return { kind: 'backreference', group };
  }

  /** What stands behind a backslash and takes one character. */
  #setEscape(inBrackets: boolean): CharacterSet {
    const property = this.#take(/^\\([pP])(?:\{(\^?)([\w&]+)\}|([A-Z]))/);
    if (property !== undefined) {
      const [, letter, caret, long, short] = property;
      const negated = (letter === 'P') !== (caret === '^');
      return { ranges: [], properties: [{ name: long ?? short ?? '', negated }], negated: false };
    }
    const [, hexadecimal, digits] = this.#take(/^\\x(?:\{([0-9A-Fa-f]+)\}|([0-9A-Fa-f]{0,2}))/) ?? [];
    if (digits === '' && this.#rest().startsWith('{')) throw invalidRegex('non-hex character in \\x{}');
    if (hexadecimal !== undefined || digits !== undefined)
      return single(codePointOf(hexadecimal ?? `0${digits ?? ''}`, 16));
    const octal = this.#take(/^\\(?:o\{([0-7]+)\}|(0[0-7]{0,2}))/);
    if (octal !== undefined) return single(codePointOf(octal[1] ?? octal[2] ?? '', 8));
    const control = this.#take(/^\\c([ -~])/);
    if (control !== undefined) return single((control[1] ?? '').toUpperCase().charCodeAt(0) ^ 0x40);
    const [whole = '\\', letter = ''] = this.#take(/^\\([^]?)/u) ?? [];
    if (letter === '') throw invalidRegex('\\ at end of pattern');
    if (inBrackets && letter === 'b') return single(8);
    if (letter === 'N' && this.#rest().startsWith('{') && !quantifier.test(this.#rest())) throw unsupported('\\N{}');
    const ranges = inBrackets && letter === 'N' ? undefined : letterClass(letter);
    if (ranges !== undefined) return setOf(ranges);
    if (Object.hasOwn(controlEscapes, letter)) return single(controlEscapes[letter] ?? 0);
    if (/^[A-Za-z0-9]$/.test(letter)) throw unsupported(whole);
    return single(letter.codePointAt(0) ?? 0);
  }

  #brackets(): CharacterSet {
    if (namedClass.test(this.#rest())) throw invalidRegex('POSIX named classes are supported only within a class');
    const negated = this.#take(/^\[(\^?)/)?.[1] === '^';
    const ranges: CodePointRange[] = [];
    const properties: Property[] = [];
    for (let first = true; first || !/^\]/.test(this.#rest()); first = false) {
      if (this.#at >= this.#text.length) throw invalidRegex('missing terminating ] for character class');
      const item = this.#bracketItem();
      if (/^-[^\]]/.test(this.#rest())) {
        this.#at += 1;
        ranges.push(...this.#inCases(setOf([rangeOf(item, this.#bracketItem())])).ranges);
        continue;
      }
      ranges.push(...this.#inCases(item).ranges);
      properties.push(...item.properties);
    }
    this.#at += 1;
    return { ranges, properties, negated };
  }

  #bracketItem(): CharacterSet {
    const named = this.#take(namedClass);
    if (named !== undefined) return classOf(named, this.#flags.includes('i'));
    if (/^\\[QE]/.test(this.#rest())) throw unsupported('\\Q in brackets');
    if (this.#rest().startsWith('\\')) return this.#setEscape(true);
    const [character = ''] = this.#rest();
    this.#at += character.length;
    return single(character.codePointAt(0) ?? 0);
  }
}

function limits([, sign, least, comma, most]: RegExpExecArray): readonly [number, number] {
  if (sign !== undefined) return [sign === '+' ? 1 : 0, sign === '?' ? 1 : Infinity];
  if (comma === undefined) return [Number(least), Number(least)];
  return [Number(least), most === '' || most === undefined ? Infinity : Number(most)];
}
