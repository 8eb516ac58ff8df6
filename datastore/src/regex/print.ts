import { type CharacterSet, type CodePointRange, others, type Property } from './character-set.js';
import { anyNode } from './parts.js';
import { charactersOfScript } from './scripts.js';
import type { Node, Pattern, Place, Sequence } from './syntax.js';

/** How an engine writes what they write in different ways. */
interface Dialect {
  readonly places: Readonly<Record<Place, string>>;
  codePoint(codePoint: number): string;
  property(property: Property): string;
}

const hexadecimal = (codePoint: number): string => codePoint.toString(16);
const absoluteEnd = '(?![^])';

/** JavaScript's, in Unicode mode, without its `m` and `s`. */
const v8: Dialect = {
  places: {
    start: '(?<![^])',
    end: absoluteEnd,
    'end or last newline': `(?=\\n?${absoluteEnd})`,
    // Not behind a newline that is the last character.
    'line start': '(?:(?<![^])|(?<=\\n)(?=[^]))',
    'line end': `(?=\\n|${absoluteEnd})`,
    'word edge': '\\b',
    'no word edge': '\\B',
  },
  codePoint: (codePoint) => `\\u{${hexadecimal(codePoint)}}`,
  property: ({ name, negated }) => `\\${negated ? 'P' : 'p'}{${unicodeProperty(name)}}`,
};

/** RE2's. Where the text ends in a newline, the two marked ones mean something else. */
const re2: Dialect = {
  places: {
    start: '\\A',
    end: '\\z',
    'end or last newline': '\\z', // marked
    'line start': '(?m:^)', // marked
    'line end': '(?m:$)',
    'word edge': '\\b',
    'no word edge': '\\B',
  },
  codePoint: (codePoint) => `\\x{${hexadecimal(codePoint)}}`,
  property: ({ name, negated }) =>
    isScript(name)
      ? (negated ? others(charactersOfScript(name)) : charactersOfScript(name))
          .map((each) => printRange(each, re2))
          .join('')
      : `\\${negated ? 'P' : 'p'}{${name}}`,
};

/** General categories have short names; what is longer is a script. */
const isScript = (name: string): boolean => name.length > 2 && name !== 'Any';

function unicodeProperty(name: string): string {
  if (name === 'L&') return 'LC';
  return isScript(name) ? `Script_Extensions=${name}` : name;
}

/** The source of JavaScript's expression; its flags are `u`, and `i` where the pattern says so. */
export function printForV8({ alternatives }: Pattern): string {
  return printAlternatives(alternatives, v8);
}

/** The source of RE2's expression; undefined for what it does not have: assertions and back references. */
export function printForRe2({ alternatives }: Pattern): string | undefined {
  return anyNode(alternatives, ({ kind }) => kind === 'look' || kind === 'backreference')
    ? undefined
    : printAlternatives(alternatives, re2);
}

/** Whether RE2 would take the end of a text for something else, were it a newline. */
export function looksAtLastNewline({ alternatives }: Pattern): boolean {
  return anyNode(
    alternatives,
    (node) => node.kind === 'place' && (node.place === 'end or last newline' || node.place === 'line start'),
  );
}

function printAlternatives(alternatives: readonly Sequence[], dialect: Dialect): string {
  return alternatives.map((sequence) => sequence.map((node) => printNode(node, dialect)).join('')).join('|');
}

function printNode(node: Node, dialect: Dialect): string {
  switch (node.kind) {
    case 'set':
      return printSet(node.set, dialect);
    case 'place':
      return dialect.places[node.place];
    case 'group':
      return `(${node.capturing ? '' : '?:'}${printAlternatives(node.alternatives, dialect)})`;
    case 'look':
      return `(?${node.ahead ? '' : '<'}${node.negated ? '!' : '='}${printAlternatives(node.alternatives, dialect)})`;
    case 'backreference':
      // A digit behind it is none of its number.
      return `(?:\\${node.group})`;
    case 'repeat': {
      const times = node.most === Infinity ? `${node.least},` : `${node.least},${node.most}`;
      // Of a repetition only as a whole can there be another.
      const inner = printNode(node.node, dialect);
      return `${inner}{${times}}${node.lazy ? '?' : ''}`;
    }
  }
}

function printSet({ ranges, properties, negated }: CharacterSet, dialect: Dialect): string {
  const [only, ...further] = ranges;
  if (!negated && further.length === 0 && properties.length === 0 && only !== undefined && only[0] === only[1])
    return dialect.codePoint(only[0]);
  const content = [
    ...ranges.map((each) => printRange(each, dialect)),
    ...properties.map((each) => dialect.property(each)),
  ];
  return `[${negated ? '^' : ''}${content.join('')}]`;
}

function printRange([from, to]: CodePointRange, dialect: Dialect): string {
  return from === to ? dialect.codePoint(from) : `${dialect.codePoint(from)}-${dialect.codePoint(to)}`;
}
