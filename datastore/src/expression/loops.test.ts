import { describe, expect, test } from '@jest/globals';
import { Binary, Int32 } from 'bson';
import { compilePipeline } from '../aggregate/pipeline.js';
import { runPipeline } from '../aggregate/stages/stage.js';
import { compileFilter } from '../filter/filter.js';
import { compileUpdate } from '../update/update.js';
import { parseCollation } from '../values/collation.js';
import { interruptible, interruption } from '../values/time-limit.js';
import type { Document, Value } from '../values/value.js';
import { compileExpression } from './compile/expression.js';
import { rootScope } from './scope.js';

const length = 50_000;
const numbers = Array.from({ length }, (_, at) => new Int32((at * 7919) % length));
const documents = numbers.map((n) => ({ k: String(n.value), v: n }));
const document: Document = {
  numbers,
  others: numbers.map(({ value }) => new Int32(-value)),
  documents,
  text: 'ab,cd '.repeat(length / 6),
  blanks: ' '.repeat(length),
  bytes: new Binary(Buffer.alloc(length / 4, 0xff)),
  nested: Object.fromEntries(documents.map(({ k, v }) => [`f${k}`, v])),
};

/** How often work looks whether it is to go on. */
function looksOf(work: () => unknown): number {
  let looks = 0;
  interruptible(() => {
    looks += 1;
    return false;
  }, work);
  return looks;
}

/** What is cut into parts has fewer of them. */
const enough = length / 6 / 1024;

const expressions: readonly Value[] = [
  { $range: [0, length] },
  { $map: { input: '$numbers', in: '$$this' } },
  { $filter: { input: '$numbers', cond: true } },
  { $reduce: { input: '$numbers', initialValue: 0, in: '$$this' } },
  { $zip: { inputs: ['$numbers', '$others'] } },
  { $sortArray: { input: '$numbers', sortBy: 1 } },
  { $sortArray: { input: '$documents', sortBy: { v: 1 } } },
  { $minN: { input: '$numbers', n: 3 } },
  { $setUnion: ['$numbers', '$others'] },
  { $setIntersection: ['$numbers', '$others'] },
  { $setDifference: ['$numbers', '$others'] },
  { $setEquals: ['$numbers', '$others'] },
  { $setIsSubset: ['$numbers', '$others'] },
  { $in: ['none', '$numbers'] },
  { $indexOfArray: ['$numbers', 'none'] },
  { $eq: ['$numbers', '$numbers'] },
  { $arrayToObject: '$documents' },
  { $objectToArray: '$nested' },
  { $mergeObjects: ['$nested', '$nested'] },
  { $sum: '$numbers' },
  { $max: '$numbers' },
  { $split: ['$text', ','] },
  { $strLenCP: '$text' },
  { $substrCP: ['$text', 10, length] },
  { $indexOfCP: ['$text', ',', length - 100] },
  { $trim: { input: '$blanks' } },
  { $rtrim: { input: '$blanks' } },
  { $replaceAll: { input: '$text', find: ',', replacement: ';' } },
  '$documents.v',
];

describe('while it is long, each looks at the time:', () => {
  test.each(expressions.map((source) => [JSON.stringify(source), source] as const))('%s', (_, source) => {
    const evaluate = compileExpression(source);
    expect(looksOf(() => evaluate(rootScope(document)))).toBeGreaterThanOrEqual(enough);
  });

  test('texts compared by a collation', () => {
    const collation = parseCollation({ locale: 'en', strength: new Int32(1) });
    const evaluate = compileExpression({ $sortArray: { input: { $split: ['$text', ','] }, sortBy: 1 } }, collation);
    expect(looksOf(() => evaluate(rootScope(document)))).toBeGreaterThanOrEqual(enough);
  });

  test.each<[string, Document]>([
    ['$in', { numbers: { $in: ['none', 'nowhere'] } }],
    ['$elemMatch', { numbers: { $elemMatch: { $gt: length } } }],
    ['a path', { 'documents.v': 'none' }],
    ['$bitsAllSet', { bytes: { $bitsAllSet: new Binary(Buffer.alloc(length / 4, 0xff)) } }],
    ['$all', { numbers: { $all: ['none'] } }],
    ['a schema', { $jsonSchema: { properties: { numbers: { uniqueItems: true, items: { type: 'number' } } } } }],
  ])('a filter with %s', (_, source) => {
    const filter = compileFilter(source, { collation: undefined, variables: undefined });
    expect(looksOf(() => filter.matches(document))).toBeGreaterThanOrEqual(enough);
  });

  test.each<[string, Document[]]>([
    ['$project', [{ $project: { 'documents.v': new Int32(1) } }]],
    ['an exclusion', [{ $project: { 'documents.v': new Int32(0) } }]],
    ['$set', [{ $set: { 'documents.w': 'x' } }]],
    ['$unwind', [{ $unwind: '$numbers' }]],
    ['$sort', [{ $unwind: '$numbers' }, { $project: { numbers: new Int32(1) } }, { $sort: { numbers: new Int32(1) } }]],
    ['$group', [{ $unwind: '$documents' }, { $group: { _id: '$documents.k', all: { $push: '$documents' } } }]],
    ['$bucket', [{ $unwind: '$numbers' }, { $bucket: { groupBy: '$numbers', boundaries: [0, 10, length] } }]],
    ['$redact', [{ $redact: { $literal: 'DESCEND' } }]],
  ])('a pipeline with %s', (_, stages) => {
    const pipeline = compilePipeline(stages, { collation: undefined, variables: undefined });
    const small: Document = { numbers, documents };
    expect(looksOf(() => runPipeline(pipeline, [small]))).toBeGreaterThanOrEqual(enough);
  });

  test.each<[string, Document]>([
    ['$push', { $push: { numbers: { $each: [new Int32(1)], $sort: new Int32(1) } } }],
    ['$pull', { $pull: { numbers: { $gt: new Int32(10) } } }],
    ['$pullAll', { $pullAll: { numbers: [new Int32(1)] } }],
    ['$addToSet', { $addToSet: { numbers: 'new' } }],
  ])('an update with %s', (_, source) => {
    const update = compileUpdate(source, { arrayFilters: [], collation: undefined, variables: undefined }, false);
    const target = { _id: new Int32(1), numbers: [...numbers] };
    expect(looksOf(() => update.apply(target, { position: undefined, inserting: false }))).toBeGreaterThanOrEqual(
      enough,
    );
  });

  test('and ends where it is', () => {
    const evaluate = compileExpression({ $sortArray: { input: '$numbers', sortBy: 1 } });
    let looks = 0;
    const work = (): unknown => evaluate(rootScope(document));
    expect(() => interruptible(() => (looks += 1) > 3, work)).toThrow(interruption());
    expect(looks).toBe(4);
  });
});

describe('what takes more memory than MongoDB has for it is an error:', () => {
  test.each<[string, Value]>([
    ['a range', { $size: { $range: [0, 30_000_000] } }],
    ['what doubles', doubling({ $concatArrays: ['$$value', '$$value'] }, [1])],
    ['texts that double', doubling({ $concat: ['$$value', '$$value'] }, 'text')],
    ['pairs', { $zip: { inputs: Array.from({ length: 200 }, () => '$numbers') } }],
    ['copies', { $map: { input: { $range: [0, 10_000] }, in: { $reverseArray: '$numbers' } } }],
    ['replacements', { $replaceAll: { input: '$text', find: '', replacement: '$text' } }],
    ['copies in documents', { $map: { input: { $range: [0, 10_000] }, in: { copy: { $reverseArray: '$numbers' } } } }],
    ['copies in what is joined', { $concatArrays: Array.from({ length: 10 }, () => copies(20)) }],
    ['copies in documents that are joined', { $concatArrays: Array.from({ length: 10 }, () => [{ of: copies(20) }]) }],
    [
      'copies that a condition hands on',
      { $concatArrays: Array.from({ length: 10 }, () => ({ $ifNull: [copies(20), 0] })) },
    ],
    [
      'copies gathered one by one',
      {
        $reduce: {
          input: { $range: [0, 1000] },
          initialValue: [],
          in: { $concatArrays: ['$$value', [{ $reverseArray: '$numbers' }]] },
        },
      },
    ],
    ['parts', { $map: { input: { $range: [0, 10_000] }, in: { $split: ['$text', ','] } } }],
  ])('%s', (_, source) => {
    const evaluate = compileExpression(source);
    expect(() => evaluate(rootScope(document))).toThrow(expect.objectContaining({ code: 146 }));
  });

  test('but not what is let go of again', () => {
    const evaluate = compileExpression({
      $reduce: { input: { $range: [0, 200] }, initialValue: [], in: { $slice: ['$numbers', 40_000] } },
    });
    expect(evaluate(rootScope(document))).toHaveLength(40_000);
    const sizes = compileExpression({
      $map: { input: { $range: [0, 200] }, in: { $size: { $reverseArray: '$numbers' } } },
    });
    expect(sizes(rootScope(document))).toHaveLength(200);
    for (const found of [
      { $first: { $reverseArray: '$documents' } },
      { $slice: [{ $reverseArray: '$documents' }, 2] },
      { k: { $first: { $split: ['$text', ','] } } },
      { $ifNull: [null, { $arrayElemAt: [{ $reverseArray: '$documents' }, 1] }] },
    ])
      expect(compileExpression({ $map: { input: { $range: [0, 500] }, in: found } })(rootScope(document))).toHaveLength(
        500,
      );
    for (const found of [
      { $first: { $filter: { input: '$documents', cond: true } } },
      { $filter: { input: '$documents', cond: false } },
    ])
      expect(compileExpression({ $map: { input: { $range: [0, 140] }, in: found } })(rootScope(document))).toHaveLength(
        140,
      );
    // What is not copied takes nothing.
    const shared = compileExpression({ $map: { input: { $range: [0, 10_000] }, in: '$numbers' } });
    expect(shared(rootScope(document))).toHaveLength(10_000);
  });

  /** Groups that keep so many of their values, or one. */
  function keeping(n: number): [string, Document[]][] {
    const [sortBy, output] = [{ n: new Int32(1) }, '$text'];
    return Object.entries({
      $firstN: { input: '$text', n },
      $lastN: { input: '$text', n },
      $minN: { input: '$text', n },
      $maxN: { input: '$text', n },
      $topN: { output, sortBy, n },
      $bottomN: { output, sortBy, n },
    }).map(([operator, operand]) => [operator, [{ $group: { _id: null, all: { [operator]: operand } } }]]);
  }

  function* many(): Iterable<Document> {
    const text = 'x'.repeat(100_000);
    for (let n = 0; n < 1200; n += 1) yield { n: String(n), text };
  }

  test.each([
    ...keeping(5),
    ...['$top', '$bottom'].map((operator): [string, Document[]] => [
      operator,
      [{ $group: { _id: null, all: { [operator]: { output: ['$text'], sortBy: { n: new Int32(1) } } } } }],
    ]),
  ])('but not a group that keeps few, by %s', (operator, stages) => {
    const pipeline = compilePipeline(stages, { collation: undefined, variables: undefined });
    const [group] = runPipeline(pipeline, many());
    expect(group?.['all']).toHaveLength(operator.endsWith('N') ? 5 : 1);
  });

  /** So many arrays of 800 KB. */
  function copies(count: number): Value {
    return { $map: { input: { $range: [0, count] }, in: { $reverseArray: '$numbers' } } };
  }

  function doubling(step: Value, initialValue: Value): Value {
    return { $size: [{ $reduce: { input: { $range: [0, 40] }, initialValue, in: step } }] };
  }

  test.each<[string, Document[], number]>([
    ['$push', [{ $group: { _id: null, all: { $push: '$text' } } }], 146],
    ['$addToSet', [{ $group: { _id: null, all: { $addToSet: { $concat: ['$text', '$n'] } } } }], 146],
    ...keeping(5000).map(([name, stages]): [string, Document[], number] => [name, stages, 146]),
    ['$group', [{ $group: { _id: { $concat: ['$text', '$n'] } } }], 292],
    ['$sort', [{ $sort: { n: new Int32(1) } }], 292],
    ['$sample', [{ $sample: { size: new Int32(1_000_000) } }], 292],
    ['$facet', [{ $facet: { all: [{ $match: {} }] } }], 292],
  ])('%s', (_, stages, code) => {
    const pipeline = compilePipeline(stages, { collation: undefined, variables: undefined, memory: 1 << 25 });
    expect(() => runPipeline(pipeline, many())).toThrow(expect.objectContaining({ code }));
  });
});
