import type { Node, Pattern, Sequence } from './syntax.js';

/** What a part of an expression costs at most from one place of a text. */
interface Cost {
  /** In how many ways it can match. */
  readonly ways: number;
  /** Steps to try them all. */
  readonly steps: number;
}

const nothing: Cost = { ways: 1, steps: 1 };

/**
 * How many steps an engine that backtracks takes at most to try an expression on a text; Infinity where that grows too
 * fast to be told.
 *
 * @param length of the text, in UTF-16 units
 */
export function backtrackingBound({ alternatives }: Pattern, length: number): number {
  const { steps } = ofAlternatives(alternatives, length);
  const anchored = alternatives.every(([first]) => first?.kind === 'place' && first.place === 'start');
  // Where it can begin at one place only, the others take a step each.
  return anchored ? steps + length : steps * (length + 1);
}

function ofAlternatives(alternatives: readonly Sequence[], length: number): Cost {
  return alternatives
    .map((sequence) => ofSequence(sequence, length))
    .reduce((sum, each) => ({ ways: sum.ways + each.ways, steps: sum.steps + each.steps }), { ways: 0, steps: 1 });
}

function ofSequence(sequence: Sequence, length: number): Cost {
  return sequence.map((node) => ofNode(node, length)).reduce(followedBy, nothing);
}

/** Whatever the first matched, the second is tried behind it. */
function followedBy(first: Cost, second: Cost): Cost {
  return { ways: first.ways * second.ways, steps: first.steps + first.ways * second.steps };
}

function ofNode(node: Node, length: number): Cost {
  switch (node.kind) {
    case 'set':
    case 'place':
      return nothing;
    case 'backreference':
      return { ways: 1, steps: length + 1 };
    case 'group':
      return ofAlternatives(node.alternatives, length);
    case 'look':
      // It is not tried in another way once it holds.
      return { ways: 1, steps: ofAlternatives(node.alternatives, length).steps };
    case 'repeat':
      return repeated(ofNode(node.node, length), Math.min(node.most, node.least + length + 1));
  }
}

/** So many rounds at most: one that matches nothing is the last. */
function repeated(once: Cost, rounds: number): Cost {
  if (once.ways <= 1) return { ways: rounds + 1, steps: (rounds + 1) * (once.steps + 1) };
  let total = nothing;
  let last = nothing;
  for (let round = 0; round < rounds && Number.isFinite(total.steps); round += 1) {
    last = followedBy(last, once);
    total = { ways: total.ways + last.ways, steps: total.steps + last.steps };
  }
  return total;
}
