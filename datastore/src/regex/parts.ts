import type { CharacterSet, CodePointRange } from './character-set.js';
import { inAnyCase } from './letter-case.js';
import type { Node, Pattern, Sequence } from './syntax.js';

type Alternatives = readonly Sequence[];

/** Whether some part of an expression fits. */
export function anyNode(alternatives: Alternatives, fits: (node: Node) => boolean): boolean {
  return alternatives.some((sequence) =>
    sequence.some((node) => {
      if (fits(node)) return true;
      if (node.kind === 'repeat') return anyNode([[node.node]], fits);
      return 'alternatives' in node && anyNode(node.alternatives, fits);
    }),
  );
}

/** How many characters it matches, when these are always as many; undefined for others, and where that is not known here. */
export function fixedLength(alternatives: Alternatives): number | undefined {
  const lengths = alternatives.map((sequence) =>
    sequence.reduce<number | undefined>((sum, node) => {
      const own = lengthOf(node);
      return sum === undefined || own === undefined ? undefined : sum + own;
    }, 0),
  );
  return lengths.every((each) => each === lengths[0]) ? lengths[0] : undefined;
}

function lengthOf(node: Node): number | undefined {
  if (node.kind === 'set') return 1;
  if (node.kind === 'place' || node.kind === 'look') return 0;
  if (node.kind === 'group') return fixedLength(node.alternatives);
  if (node.kind === 'backreference' || node.least !== node.most) return undefined;
  const once = lengthOf(node.node);
  return once === undefined ? undefined : once * node.least;
}

function canBeEmpty(node: Node): boolean {
  switch (node.kind) {
    case 'set':
      return false;
    case 'place':
    case 'look':
    case 'backreference':
      return true;
    case 'group':
      return node.alternatives.some((sequence) => sequence.every(canBeEmpty));
    case 'repeat':
      return node.least === 0 || canBeEmpty(node.node);
  }
}

/** Of the groups in a part how many there are, and how many have matched whenever the part has. */
interface Groups {
  readonly all: number;
  readonly sure: number;
}

function groupsOf(alternatives: Alternatives): Groups {
  const each = alternatives.map((sequence) => sequence.map(groupsIn).reduce(plus, { all: 0, sure: 0 }));
  const { all, sure } = each.reduce(plus, { all: 0, sure: 0 });
  return { all, sure: alternatives.length === 1 ? sure : 0 };
}

const plus = (left: Groups, right: Groups): Groups => ({ all: left.all + right.all, sure: left.sure + right.sure });

function groupsIn(node: Node): Groups {
  if (node.kind === 'group') return plus(groupsOf(node.alternatives), ofItself(node.capturing));
  if (node.kind === 'look') return node.negated ? { all: 0, sure: 0 } : groupsOf(node.alternatives);
  if (node.kind !== 'repeat') return { all: 0, sure: 0 };
  const once = groupsIn(node.node);
  return node.least > 0 ? once : { ...once, sure: 0 };
}

const ofItself = (capturing: boolean): Groups => (capturing ? { all: 1, sure: 1 } : { all: 0, sure: 0 });

const isRepeated = (node: Node): node is Node & { kind: 'repeat' } => node.kind === 'repeat' && node.most > 1;

/**
 * Whether something is repeated that may match nothing: where such a match ends, and what its groups have matched, engines
 * see in different ways.
 */
export function repeatsNothing({ alternatives }: Pattern): boolean {
  return anyNode(alternatives, (node) => isRepeated(node) && canBeEmpty(node.node));
}

/**
 * Whether JavaScript may find something else: it takes no round of a repetition that matches nothing, and forgets what a
 * group has matched in an earlier round.
 */
export function differsInJavaScript({ alternatives }: Pattern): boolean {
  return anyNode(alternatives, (node) => {
    if (node.kind !== 'repeat') return false;
    const { all, sure } = groupsIn(node.node);
    return (node.most > 1 && all !== sure) || (node.least < node.most && canBeEmpty(node.node));
  });
}

/** Whether the flag `i` would make something match that does not ask for it: classes, properties, edges of words. */
export function differsByFlag({ alternatives }: Pattern): boolean {
  return anyNode(
    alternatives,
    (node) =>
      (node.kind === 'place' && (node.place === 'word edge' || node.place === 'no word edge')) ||
      (node.kind === 'set' && !hasAllCases(node.set)),
  );
}

function hasAllCases({ ranges, properties }: CharacterSet): boolean {
  const has = ([codePoint]: CodePointRange): boolean =>
    ranges.some(([from, to]) => from <= codePoint && codePoint <= to);
  return properties.length === 0 && inAnyCase(ranges).every(has);
}
