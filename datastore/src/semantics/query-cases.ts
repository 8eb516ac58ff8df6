import {
  Binary,
  BSONRegExp,
  DBRef,
  Decimal128,
  type Document,
  Double,
  Int32,
  Long,
  MaxKey,
  MinKey,
  ObjectId,
  Timestamp,
} from 'bson';

/** One thing MongoDB's manual (or its server tests) says about matching. */
export interface QueryCase {
  readonly says: string;
  /** Documents get the ids 0, 1, 2, … */
  readonly documents: readonly Document[];
  readonly filter: Document;
  readonly finds: readonly number[];
  /** Field an index is made on, to have the same answer from it. */
  readonly index?: Document;
}

const low = new ObjectId('000000000000000000000001');
const high = new ObjectId('ffffffffffffffffffffffff');
const a = (...values: unknown[]): Document[] => values.map((value) => (value === undefined ? {} : { a: value }));

export const queryCases: readonly QueryCase[] = [
  // Numbers of all types compare by value.
  {
    says: 'int, double, long and decimal are equal by value',
    documents: a(new Int32(1), new Double(1), Long.fromNumber(1), Decimal128.fromString('1.00'), '1'),
    filter: { a: 1 },
    finds: [0, 1, 2, 3],
  },
  {
    says: 'a long beyond 2^53 differs from its neighbours',
    documents: a(Long.fromString('9007199254740992'), Long.fromString('9007199254740993'), new Double(2 ** 53)),
    filter: { a: Long.fromString('9007199254740993') },
    finds: [1],
  },
  {
    says: 'a decimal equals a long beyond 2^53 exactly',
    documents: a(Long.fromString('9007199254740993'), Decimal128.fromString('9007199254740993')),
    filter: { a: Decimal128.fromString('9007199254740993.0') },
    finds: [0, 1],
  },
  {
    says: 'decimal 0.1 is not double 0.1',
    documents: a(new Double(0.1), Decimal128.fromString('0.1')),
    filter: { a: Decimal128.fromString('0.1') },
    finds: [1],
  },
  {
    says: 'decimal 0.1 is less than double 0.1',
    documents: a(new Double(0.1), Decimal128.fromString('0.1')),
    filter: { a: { $lt: new Double(0.1) } },
    finds: [1],
  },
  { says: 'minus zero equals zero', documents: a(new Double(-0), new Int32(0)), filter: { a: 0 }, finds: [0, 1] },
  {
    says: 'NaN equals NaN',
    documents: a(new Double(NaN), Decimal128.fromString('NaN'), 1),
    filter: { a: NaN },
    finds: [0, 1],
  },
  { says: 'NaN is not less than a number', documents: a(NaN, 1), filter: { a: { $lt: 5 } }, finds: [1] },
  { says: '$lte NaN finds NaN only', documents: a(NaN, 1, -Infinity), filter: { a: { $lte: NaN } }, finds: [0] },
  {
    says: 'a range on numbers takes all numeric types',
    documents: a(new Int32(5), Long.fromNumber(6), new Double(7.5), Decimal128.fromString('8'), '7'),
    filter: { a: { $gt: 5, $lt: 8 } },
    finds: [1, 2],
  },
  {
    says: 'infinity is greater than every decimal',
    documents: a(Infinity, Decimal128.fromString('1E+400')),
    filter: { a: { $lt: Infinity } },
    finds: [1],
  },
  // Comparison stays within a type.
  {
    says: '$gt of a number finds no string',
    documents: a(10, '10', null, new Date(20), true),
    filter: { a: { $gt: 5 } },
    finds: [0],
  },
  { says: '$lt of a string finds no number', documents: a('a', 'b', 1, null), filter: { a: { $lt: 'b' } }, finds: [0] },
  {
    says: '$gt of a boolean compares booleans',
    documents: a(false, true, 1, 'x'),
    filter: { a: { $gt: false } },
    finds: [1],
  },
  {
    says: '$gte of a date compares dates, not timestamps',
    documents: a(new Date(5), new Date(1), new Timestamp({ t: 9, i: 1 }), 9),
    filter: { a: { $gte: new Date(5) } },
    finds: [0],
  },
  { says: '$gt of an ObjectId compares bytes', documents: a(low, high, '~'), filter: { a: { $gt: low } }, finds: [1] },
  {
    says: '$gt MinKey finds everything else',
    documents: a(1, null, 'x', new MinKey()),
    filter: { a: { $gt: new MinKey() } },
    finds: [0, 1, 2],
  },
  {
    says: '$lt MaxKey finds everything else, missing ones too',
    documents: a(1, undefined, new MaxKey()),
    filter: { a: { $lt: new MaxKey() } },
    finds: [0, 1],
  },
  {
    says: 'strings compare by bytes',
    documents: a('Z', 'a', 'ä', '😀', '\uffff'),
    filter: { a: { $gt: '\uffff' } },
    finds: [3],
  },
  {
    says: 'binary data compares by length, then type, then bytes',
    documents: a(new Binary(Buffer.from([9])), new Binary(Buffer.from([1, 1]))),
    filter: { a: { $lt: new Binary(Buffer.from([1, 1])) } },
    finds: [0],
  },
  // Null and missing.
  {
    says: 'null finds null and missing',
    documents: a(null, undefined, 0, '', false),
    filter: { a: null },
    finds: [0, 1],
  },
  { says: '$ne null leaves both out', documents: a(null, undefined, 0), filter: { a: { $ne: null } }, finds: [2] },
  {
    says: '$exists false finds missing only',
    documents: a(null, undefined, 0),
    filter: { a: { $exists: false } },
    finds: [1],
  },
  {
    says: '$exists true finds null',
    documents: a(null, undefined, 0),
    filter: { a: { $exists: true } },
    finds: [0, 2],
  },
  {
    says: '$type null finds null, not missing',
    documents: a(null, undefined),
    filter: { a: { $type: 'null' } },
    finds: [0],
  },
  {
    says: '$in with null finds missing',
    documents: a(null, undefined, 1, 2),
    filter: { a: { $in: [null, 1] } },
    finds: [0, 1, 2],
  },
  {
    says: '$nin finds missing unless null is listed',
    documents: a(1, undefined, null),
    filter: { a: { $nin: [1] } },
    finds: [1, 2],
  },
  {
    says: '$gte null is null or missing',
    documents: a(null, undefined, 1),
    filter: { a: { $gte: null } },
    finds: [0, 1],
  },
  { says: '$gt null finds nothing', documents: a(null, undefined, 1), filter: { a: { $gt: null } }, finds: [] },
  {
    says: '$not finds documents without the field',
    documents: a(1, 9, undefined, 'x'),
    filter: { a: { $not: { $gt: 5 } } },
    finds: [0, 2, 3],
  },
  {
    says: 'null on a path finds a scalar on the way',
    documents: [{ a: 4 }, { a: { b: null } }, { a: { b: 1 } }, {}],
    filter: { 'a.b': null },
    finds: [0, 1, 3],
    index: { 'a.b': 1 },
  },
  {
    says: 'null on a path looks for elements that lack it',
    documents: [{ a: [{ b: 1 }, {}] }, { a: [{ b: 1 }] }],
    filter: { 'a.b': null },
    finds: [0],
    index: { 'a.b': 1 },
  },
  // Arrays.
  {
    says: 'a value finds an array that holds it',
    documents: a([1, 2], 1, [[1]], [3]),
    filter: { a: 1 },
    finds: [0, 1],
  },
  {
    says: 'an array finds itself and an array that holds it',
    documents: a([1, 2], [[1, 2]], [2, 1], [1, 2, 3]),
    filter: { a: [1, 2] },
    finds: [0, 1],
  },
  { says: 'an empty array finds itself', documents: a([], null, undefined, [[]]), filter: { a: [] }, finds: [0, 3] },
  {
    says: 'bounds may be met by two elements',
    documents: a([1, 9], [5], [1, 2]),
    filter: { a: { $gt: 3, $lt: 7 } },
    finds: [0, 1],
  },
  {
    says: '$elemMatch wants one element to meet both',
    documents: a([1, 9], [5], [1, 2]),
    filter: { a: { $elemMatch: { $gt: 3, $lt: 7 } } },
    finds: [1],
  },
  { says: '$ne wants no element equal', documents: a([1, 2], [3], 1, 2), filter: { a: { $ne: 1 } }, finds: [1, 3] },
  { says: '$size counts the elements', documents: a([], [1], [1, 2], 2), filter: { a: { $size: 2 } }, finds: [2] },
  { says: '$all wants every value', documents: a([1, 2, 3], [1], 1), filter: { a: { $all: [1, 2] } }, finds: [0] },
  { says: '$all of one value finds a scalar', documents: a([1, 2], 1, 2), filter: { a: { $all: [1] } }, finds: [0, 1] },
  { says: '$all of nothing finds nothing', documents: a([], [1]), filter: { a: { $all: [] } }, finds: [] },
  {
    says: '$all with $elemMatch',
    documents: a(
      [
        { x: 1, y: 1 },
        { x: 2, y: 2 },
      ],
      [{ x: 1, y: 2 }],
    ),
    filter: { a: { $all: [{ $elemMatch: { x: 1, y: 1 } }, { $elemMatch: { x: 2 } }] } },
    finds: [0],
  },
  {
    says: 'conditions on two fields of an array may be met by two elements',
    documents: a(
      [
        { x: 1, y: 9 },
        { x: 9, y: 2 },
      ],
      [{ x: 1, y: 2 }],
      [{ x: 1 }],
    ),
    filter: { 'a.x': 1, 'a.y': 2 },
    finds: [0, 1],
    index: { 'a.x': 1, 'a.y': 1 },
  },
  {
    says: '$elemMatch on fields wants one element',
    documents: a(
      [
        { x: 1, y: 9 },
        { x: 9, y: 2 },
      ],
      [{ x: 1, y: 2 }],
    ),
    filter: { a: { $elemMatch: { x: 1, y: 2 } } },
    finds: [1],
    index: { 'a.x': 1, 'a.y': 1 },
  },
  {
    says: 'a number in a path is a position',
    documents: a([5, 6], [6, 5], { 0: 5 }),
    filter: { 'a.0': 5 },
    finds: [0, 2],
    index: { 'a.0': 1 },
  },
  {
    says: 'a number in a path is a field of elements too',
    documents: a([{ 1: 'x' }], ['y', 'x']),
    filter: { 'a.1': 'x' },
    finds: [0, 1],
  },
  {
    says: 'an array that a number names is one value',
    documents: a([[1, 2]], [[[1, 2]]], [1]),
    filter: { 'a.0': 1 },
    finds: [2],
    index: { 'a.0': 1 },
  },
  {
    says: 'what can hold no fields is nothing inside an array, not null',
    documents: a([2], [{ b: 1 }], [{ b: null }], 2, []),
    filter: { 'a.0.b': null },
    // The document in the array has no field 0 either, which is null.
    finds: [1, 2, 3],
  },
  { says: 'a position has no leading zero', documents: a([5, 6]), filter: { 'a.01': 6 }, finds: [] },
  {
    says: '$elemMatch with $size looks at elements as they are',
    documents: a([[7]], [[7, 8]], [[]], [7], [[[7, 8]]]),
    filter: { a: { $elemMatch: { $size: 1 } } },
    finds: [0, 4],
  },
  {
    says: '$elemMatch inside $elemMatch reaches arrays of arrays',
    documents: a([[1, 3]], [[1]], [3], [[[3]]]),
    filter: { a: { $elemMatch: { $elemMatch: { $gt: 2 } } } },
    finds: [0],
  },
  {
    says: '$elemMatch does not look into an element that is an array',
    documents: a([[5]], [5]),
    filter: { a: { $elemMatch: { $gt: 2 } } },
    finds: [1],
  },
  {
    says: '$elemMatch finds database references by their fields',
    documents: a([new DBRef('people', low)], [new DBRef('firms', low)]),
    filter: { a: { $elemMatch: { $ref: 'people', $id: low } } },
    finds: [0],
  },
  {
    says: 'a position goes on into a document',
    documents: a([{ b: 1 }, { b: 2 }], [{ b: 2 }]),
    filter: { 'a.1.b': 2 },
    finds: [0],
  },
  {
    says: 'arrays inside arrays are not looked into',
    documents: a([[{ b: 1 }]], [{ b: 1 }]),
    filter: { 'a.b': 1 },
    finds: [1],
    index: { 'a.b': 1 },
  },
  {
    says: '$gt of an array compares arrays',
    documents: a([1, 2], [3], 5, [[4]]),
    filter: { a: { $gt: [2] } },
    finds: [1, 3],
  },
  { says: '$in holds for elements', documents: a([1, 5], 2, [3]), filter: { a: { $in: [2, 5] } }, finds: [0, 1] },
  { says: '$in may list arrays', documents: a([1, 2], 1, [2]), filter: { a: { $in: [[1, 2]] } }, finds: [0] },
  { says: '$type array finds arrays', documents: a([1], 1, []), filter: { a: { $type: 'array' } }, finds: [0, 2] },
  { says: '$type looks into arrays', documents: a(['x'], [1], 'x'), filter: { a: { $type: 'string' } }, finds: [0, 2] },
  // Documents.
  {
    says: 'a document equals in the same field order only',
    documents: a({ x: 1, y: 2 }, { y: 2, x: 1 }, { x: 1, y: 2, z: 3 }),
    filter: { a: { x: 1, y: 2 } },
    finds: [0],
  },
  {
    says: 'documents equal across numeric types',
    documents: a({ x: new Double(1) }, { x: Long.ONE }),
    filter: { a: { x: 1 } },
    finds: [0, 1],
  },
  { says: 'an empty document equals itself', documents: a({}, { x: 1 }, null), filter: { a: {} }, finds: [0] },
  {
    says: '$gt of a document compares field by field',
    documents: a({ x: 1 }, { x: 5 }, { y: 0 }, 9),
    filter: { a: { $gt: { x: 2 } } },
    finds: [1, 2],
  },
  // Operators.
  {
    says: '$type number takes the four numeric types',
    documents: a(new Int32(1), 1.5, Long.ONE, Decimal128.fromString('1'), '1'),
    filter: { a: { $type: 'number' } },
    finds: [0, 1, 2, 3],
  },
  {
    says: '$type tells an int from a double of the same value',
    documents: a(new Int32(5), new Double(5), Long.fromNumber(5)),
    filter: { a: { $type: 'double' } },
    finds: [1],
  },
  {
    says: '$type takes numbers and lists',
    documents: a(1, 'x', true),
    filter: { a: { $type: [2, 'bool'] } },
    finds: [1, 2],
  },
  { says: '$mod cuts doubles', documents: a(4, 5, 4.9, -4, '4'), filter: { a: { $mod: [4, 0] } }, finds: [0, 2, 3] },
  { says: '$mod keeps the sign', documents: a(-5, 5), filter: { a: { $mod: [3, -2] } }, finds: [0] },
  {
    says: '$regex matches strings',
    documents: a('abc', 'xabc', ['zz', 'abd'], 5),
    filter: { a: { $regex: '^ab' } },
    finds: [0, 2],
  },
  {
    says: '$options i ignores case',
    documents: a('ABC', 'x'),
    filter: { a: { $regex: 'b', $options: 'i' } },
    finds: [0],
  },
  {
    says: '$in may list regular expressions',
    documents: a('abc', 'xyz', 'b'),
    filter: { a: { $in: [new BSONRegExp('^a'), 'b'] } },
    finds: [0, 2],
  },
  {
    says: 'a regular expression equals itself',
    documents: a(new BSONRegExp('^a', 'i'), 'a'),
    filter: { a: new BSONRegExp('^a', 'i') },
    finds: [0, 1],
  },
  {
    says: '$ in a regular expression ends before a last newline',
    documents: a('ab', 'ab\n', 'ab\nc'),
    filter: { a: { $regex: 'b$' } },
    finds: [0, 1],
  },
  {
    says: 'the m flag lets ^ match at every line',
    documents: a('x\nab', 'xab'),
    filter: { a: { $regex: '^ab', $options: 'm' } },
    finds: [0],
  },
  {
    says: 'the x flag ignores white space',
    documents: a('ab', 'a b'),
    filter: { a: { $regex: 'a b # both', $options: 'x' } },
    finds: [0],
  },
  {
    says: '$not takes a regular expression',
    documents: a('abc', 'x', 5, undefined),
    filter: { a: { $not: new BSONRegExp('^a') } },
    finds: [1, 2, 3],
  },
  { says: '$bitsAllSet looks at bits', documents: a(7, 5, 1, '7'), filter: { a: { $bitsAllSet: 5 } }, finds: [0, 1] },
  {
    says: '$bitsAnyClear takes positions',
    documents: a(3, 1, 7),
    filter: { a: { $bitsAnyClear: [0, 1] } },
    finds: [1],
  },
  {
    says: '$and, $or and $nor combine',
    documents: a(1, 2, 3, 4),
    filter: { $or: [{ a: 1 }, { $and: [{ a: { $gt: 2 } }, { $nor: [{ a: 4 }] }] }] },
    finds: [0, 2],
  },
  {
    says: '$expr compares across types',
    documents: a(5, '5', null, undefined),
    filter: { $expr: { $gt: ['$a', 4] } },
    finds: [0, 1],
  },
  {
    says: '$expr compares fields',
    documents: [
      { a: 1, b: 2 },
      { a: 3, b: 2 },
    ],
    filter: { $expr: { $gt: ['$a', '$b'] } },
    finds: [1],
  },
  {
    says: '$jsonSchema checks types and bounds',
    documents: a(5, 'x', 50, undefined),
    filter: { $jsonSchema: { required: ['a'], properties: { a: { bsonType: 'int', maximum: 10 } } } },
    finds: [0],
  },
  {
    says: 'a field called constructor is a field',
    documents: [{ constructor: 1 }, {}],
    filter: { constructor: { $exists: true } },
    finds: [0],
  },
];
