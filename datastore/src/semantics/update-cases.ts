import { Decimal128, type Document, Double, Int32, Long } from 'bson';

/** One thing MongoDB's manual (or its server tests) says about updating. */
export interface UpdateCase {
  readonly says: string;
  readonly document: Document;
  readonly update: Document | Document[];
  /** Beside the document's `_id`. */
  readonly filter?: Document;
  readonly arrayFilters?: Document[];
  /** The document afterwards, its fields in order; or the code of the error. */
  readonly becomes: Document | { readonly error: number };
}

const fails = (error: number) => ({ error });
const int = (value: number) => new Int32(value);

export const updateCases: readonly UpdateCase[] = [
  // $set and paths.
  {
    says: '$set keeps the place of a field',
    document: { a: 1, b: 2 },
    update: { $set: { a: 'x' } },
    becomes: { a: 'x', b: int(2) },
  },
  {
    says: '$set adds new fields in the order of their names',
    document: { z: 1 },
    update: { $set: { c: 1, b: 1, 'a.y': 1, 'a.x': 1 } },
    becomes: { z: int(1), a: { x: int(1), y: int(1) }, b: int(1), c: int(1) },
  },
  {
    says: 'new fields named by numbers come in their numeric order',
    document: { a: {} },
    update: { $set: { 'a.10': 1, 'a.9': 1 } },
    becomes: { a: { 9: int(1), 10: int(1) } },
  },
  {
    says: '$set makes the documents on its way',
    document: {},
    update: { $set: { 'a.b.c': 1 } },
    becomes: { a: { b: { c: int(1) } } },
  },
  {
    says: '$set fills an array up with nulls',
    document: { a: [1] },
    update: { $set: { 'a.3': 9 } },
    becomes: { a: [int(1), null, null, int(9)] },
  },
  {
    says: '$set changes an element by its position',
    document: { a: [{ x: 1 }] },
    update: { $set: { 'a.0.x': 5 } },
    becomes: { a: [{ x: int(5) }] },
  },
  { says: '$set cannot go through a scalar', document: { a: 5 }, update: { $set: { 'a.b': 1 } }, becomes: fails(28) },
  { says: '$set cannot go through null', document: { a: null }, update: { $set: { 'a.b': 1 } }, becomes: fails(28) },
  {
    says: '$set needs a position in an array',
    document: { a: [1] },
    update: { $set: { 'a.b': 1 } },
    becomes: fails(28),
  },
  {
    says: 'the types of other values stay',
    document: { l: Long.fromNumber(5), d: new Double(5), n: Decimal128.fromString('5.00') },
    update: { $set: { x: 1 } },
    becomes: { l: Long.fromNumber(5), d: new Double(5), n: Decimal128.fromString('5.00'), x: int(1) },
  },
  { says: '_id cannot be changed', document: {}, update: { $set: { _id: 99 } }, becomes: fails(66) },
  { says: '_id can be set to what it is', document: {}, update: { $set: { _id: 0, a: 1 } }, becomes: { a: int(1) } },
  {
    says: 'two operators on one path conflict',
    document: {},
    update: { $set: { a: 1 }, $inc: { a: 1 } },
    becomes: fails(40),
  },
  { says: 'a path and one below it conflict', document: {}, update: { $set: { a: 1, 'a.b': 1 } }, becomes: fails(40) },
  { says: 'an empty component is refused', document: {}, update: { $set: { 'a..b': 1 } }, becomes: fails(56) },
  { says: 'an unknown operator is refused', document: {}, update: { $put: { a: 1 } }, becomes: fails(9) },
  { says: 'an operator needs a document', document: {}, update: { $set: 5 }, becomes: fails(9) },
  // $unset, $rename.
  { says: '$unset removes a field', document: { a: 1, b: 2 }, update: { $unset: { a: '' } }, becomes: { b: int(2) } },
  {
    says: '$unset of an element leaves null',
    document: { a: [1, 2, 3] },
    update: { $unset: { 'a.1': 1 } },
    becomes: { a: [int(1), null, int(3)] },
  },
  {
    says: '$unset of nothing does nothing',
    document: { a: 5 },
    update: { $unset: { 'a.b': 1, c: 1 } },
    becomes: { a: int(5) },
  },
  {
    says: '$rename moves a value to the end',
    document: { a: 1, b: 2 },
    update: { $rename: { a: 'c' } },
    becomes: { b: int(2), c: int(1) },
  },
  {
    says: '$rename into a document makes it',
    document: { a: 1 },
    update: { $rename: { a: 'b.c' } },
    becomes: { b: { c: int(1) } },
  },
  {
    says: '$rename of nothing does nothing',
    document: { a: 1 },
    update: { $rename: { x: 'a' } },
    becomes: { a: int(1) },
  },
  {
    says: '$rename cannot take an element',
    document: { a: [{ x: 1 }] },
    update: { $rename: { 'a.0.x': 'b' } },
    becomes: fails(2),
  },
  // Arithmetic.
  { says: '$inc keeps int', document: { a: int(1) }, update: { $inc: { a: int(2) } }, becomes: { a: int(3) } },
  {
    says: '$inc widens int to double',
    document: { a: int(1) },
    update: { $inc: { a: 0.5 } },
    becomes: { a: new Double(1.5) },
  },
  {
    says: '$inc keeps a double double',
    document: { a: new Double(1.5) },
    update: { $inc: { a: 0.5 } },
    becomes: { a: new Double(2) },
  },
  {
    says: '$inc keeps long',
    document: { a: Long.fromNumber(1) },
    update: { $inc: { a: int(1) } },
    becomes: { a: Long.fromNumber(2) },
  },
  {
    says: '$inc turns an int that overflows into a long',
    document: { a: int(2147483647) },
    update: { $inc: { a: int(1) } },
    becomes: { a: Long.fromNumber(2147483648) },
  },
  {
    says: '$inc refuses a long that overflows',
    document: { a: Long.MAX_VALUE },
    update: { $inc: { a: int(1) } },
    becomes: fails(2),
  },
  {
    says: '$inc adds decimals exactly',
    document: { a: Decimal128.fromString('0.1') },
    update: { $inc: { a: Decimal128.fromString('0.2') } },
    becomes: { a: Decimal128.fromString('0.3') },
  },
  {
    says: '$inc of nothing sets the value',
    document: {},
    update: { $inc: { a: Long.fromNumber(3) } },
    becomes: { a: Long.fromNumber(3) },
  },
  { says: '$inc refuses a string', document: { a: 'x' }, update: { $inc: { a: 1 } }, becomes: fails(14) },
  { says: '$inc refuses null', document: { a: null }, update: { $inc: { a: 1 } }, becomes: fails(14) },
  { says: '$inc by a string is refused', document: { a: 1 }, update: { $inc: { a: '1' } }, becomes: fails(14) },
  {
    says: '$mul of nothing is zero of its type',
    document: {},
    update: { $mul: { a: Long.fromNumber(3) } },
    becomes: { a: Long.fromNumber(0) },
  },
  { says: '$mul multiplies', document: { a: int(3) }, update: { $mul: { a: 1.5 } }, becomes: { a: new Double(4.5) } },
  {
    says: '$bit works on whole numbers',
    document: { a: int(13) },
    update: { $bit: { a: { and: int(10) } } },
    becomes: { a: int(8) },
  },
  {
    says: '$bit refuses a double',
    document: { a: new Double(1.5) },
    update: { $bit: { a: { or: int(1) } } },
    becomes: fails(2),
  },
  // $min, $max.
  { says: '$min takes the lesser', document: { a: 5 }, update: { $min: { a: 3 } }, becomes: { a: int(3) } },
  {
    says: '$min keeps an equal value of another type',
    document: { a: int(3) },
    update: { $min: { a: new Double(3) } },
    becomes: { a: int(3) },
  },
  { says: '$max compares across types', document: { a: 5 }, update: { $max: { a: 'x' } }, becomes: { a: 'x' } },
  { says: '$max of nothing sets the value', document: {}, update: { $max: { a: -1 } }, becomes: { a: int(-1) } },
  // Arrays.
  {
    says: '$push appends, an array as one element',
    document: { a: [1] },
    update: { $push: { a: [2] } },
    becomes: { a: [int(1), [int(2)]] },
  },
  { says: '$push makes the array', document: {}, update: { $push: { a: 1 } }, becomes: { a: [int(1)] } },
  { says: '$push refuses a scalar', document: { a: 1 }, update: { $push: { a: 1 } }, becomes: fails(2) },
  {
    says: '$push with $each, $position',
    document: { a: [1, 2] },
    update: { $push: { a: { $each: [8, 9], $position: 1 } } },
    becomes: { a: [int(1), int(8), int(9), int(2)] },
  },
  {
    says: '$push with a negative $position counts from the end',
    document: { a: [1, 2] },
    update: { $push: { a: { $each: [9], $position: -1 } } },
    becomes: { a: [int(1), int(9), int(2)] },
  },
  {
    says: '$push with $sort by field and $slice',
    document: { a: [{ x: 3 }, { x: 1 }] },
    update: { $push: { a: { $each: [{ x: 2 }], $sort: { x: -1 }, $slice: 2 } } },
    becomes: { a: [{ x: int(3) }, { x: int(2) }] },
  },
  {
    says: '$push with a negative $slice keeps the last',
    document: { a: [1, 2] },
    update: { $push: { a: { $each: [3], $slice: -2 } } },
    becomes: { a: [int(2), int(3)] },
  },
  {
    says: '$addToSet adds what is not there',
    document: { a: [1, 2] },
    update: { $addToSet: { a: { $each: [2, 3, 3] } } },
    becomes: { a: [int(1), int(2), int(3)] },
  },
  {
    says: '$addToSet compares numbers by value, documents by order',
    document: { a: [{ x: 1, y: 2 }, 1] },
    update: { $addToSet: { a: { $each: [{ y: 2, x: 1 }, new Double(1)] } } },
    becomes: { a: [{ x: int(1), y: int(2) }, int(1), { y: int(2), x: int(1) }] },
  },
  {
    says: '$pop takes the last',
    document: { a: [1, 2, 3] },
    update: { $pop: { a: 1 } },
    becomes: { a: [int(1), int(2)] },
  },
  {
    says: '$pop -1 takes the first',
    document: { a: [1, 2, 3] },
    update: { $pop: { a: -1 } },
    becomes: { a: [int(2), int(3)] },
  },
  { says: '$pop of a scalar is refused', document: { a: 1 }, update: { $pop: { a: 1 } }, becomes: fails(14) },
  {
    says: '$pull removes equal elements',
    document: { a: [1, 2, 1, '1'] },
    update: { $pull: { a: 1 } },
    becomes: { a: [int(2), '1'] },
  },
  {
    says: '$pull takes conditions',
    document: { a: [1, 5, 9] },
    update: { $pull: { a: { $gte: 5 } } },
    becomes: { a: [int(1)] },
  },
  {
    says: '$pull with fields matches elements in any order',
    document: { a: [{ x: 1, y: 2 }, { y: 2 }] },
    update: { $pull: { a: { y: 2, x: 1 } } },
    becomes: { a: [{ y: int(2) }] },
  },
  {
    says: '$pull with $in',
    document: { a: [1, 2, 3] },
    update: { $pull: { a: { $in: [1, 3] } } },
    becomes: { a: [int(2)] },
  },
  {
    says: '$pull with $size removes arrays of that size alone',
    document: { a: [[1, 2], [3], []] },
    update: { $pull: { a: { $size: 1 } } },
    becomes: { a: [[int(1), int(2)], []] },
  },
  {
    says: '$pull with a condition looks into elements that are arrays',
    document: { a: [[1, 9], [1], 9, 1] },
    update: { $pull: { a: { $gt: 5 } } },
    becomes: { a: [[int(1)], int(1)] },
  },
  {
    says: '$pull with $elemMatch removes arrays with such an element',
    document: { a: [[1, 9], [1]] },
    update: { $pull: { a: { $elemMatch: { $gt: 5 } } } },
    becomes: { a: [[int(1)]] },
  },
  {
    says: 'an $or of several conditions tells no position',
    document: { a: [1, 2], b: 3 },
    filter: { $or: [{ a: 2 }, { b: 4 }] },
    update: { $set: { 'a.$': 5 } },
    becomes: fails(2),
  },
  {
    says: '$pullAll removes exact values',
    document: { a: [{ x: 1 }, { x: 1, y: 1 }, 3] },
    update: { $pullAll: { a: [{ x: 1 }, 3] } },
    becomes: { a: [{ x: int(1), y: int(1) }] },
  },
  { says: '$pull of nothing does nothing', document: { b: 1 }, update: { $pull: { a: 1 } }, becomes: { b: int(1) } },
  // Positions.
  {
    says: '$ is the first element that matched',
    document: { a: [1, 5, 9, 5] },
    filter: { a: 5 },
    update: { $set: { 'a.$': 0 } },
    becomes: { a: [int(1), int(0), int(9), int(5)] },
  },
  {
    says: '$ goes on into the element',
    document: { a: [{ x: 1 }, { x: 2, y: 0 }] },
    filter: { 'a.x': 2 },
    update: { $inc: { 'a.$.y': 7 } },
    becomes: { a: [{ x: int(1) }, { x: int(2), y: int(7) }] },
  },
  {
    says: '$ with $elemMatch',
    document: {
      a: [
        { x: 1, y: 1 },
        { x: 1, y: 2 },
      ],
    },
    filter: { a: { $elemMatch: { x: 1, y: 2 } } },
    update: { $set: { 'a.$.y': 9 } },
    becomes: {
      a: [
        { x: int(1), y: int(1) },
        { x: int(1), y: int(9) },
      ],
    },
  },
  {
    says: '$ needs a match on an array',
    document: { a: [1] },
    filter: {},
    update: { $set: { 'a.$': 0 } },
    becomes: fails(2),
  },
  {
    says: '$ in a nested array is the position of the outer one',
    document: { a: [{ b: [1] }, { b: [2, 3] }] },
    filter: { 'a.b': 3 },
    update: { $set: { 'a.$.c': 1 } },
    becomes: { a: [{ b: [int(1)] }, { b: [int(2), int(3)], c: int(1) }] },
  },
  {
    says: '$[] is every element',
    document: { a: [1, 2] },
    update: { $inc: { 'a.$[]': 10 } },
    becomes: { a: [int(11), int(12)] },
  },
  {
    says: '$[] twice is every element of every element',
    document: { a: [[1], [2, 3]] },
    update: { $mul: { 'a.$[].$[]': 2 } },
    becomes: { a: [[int(2)], [int(4), int(6)]] },
  },
  { says: '$[] needs an array', document: { a: 1 }, update: { $set: { 'a.$[]': 1 } }, becomes: fails(2) },
  {
    says: '$[name] is every element its filter takes',
    document: { a: [{ n: 1 }, { n: 5 }, { n: 9 }] },
    arrayFilters: [{ 'e.n': { $gte: 5 } }],
    update: { $set: { 'a.$[e].big': true } },
    becomes: { a: [{ n: int(1) }, { n: int(5), big: true }, { n: int(9), big: true }] },
  },
  {
    says: '$[name] on plain values',
    document: { a: [1, 5, 9] },
    arrayFilters: [{ e: { $gt: 1, $lt: 9 } }],
    update: { $set: { 'a.$[e]': 0 } },
    becomes: { a: [int(1), int(0), int(9)] },
  },
  {
    says: 'an array filter nobody uses is refused',
    document: { a: [] },
    arrayFilters: [{ e: 1 }],
    update: { $set: { b: 1 } },
    becomes: fails(9),
  },
  {
    says: '$[name] without a filter is refused',
    document: { a: [1] },
    update: { $set: { 'a.$[e]': 1 } },
    becomes: fails(2),
  },
  // Pipelines.
  {
    says: 'a pipeline computes from the document',
    document: { a: 1, b: 2 },
    update: [{ $set: { sum: { $add: ['$a', '$b'] } } }, { $unset: 'a' }],
    becomes: { b: int(2), sum: int(3) },
  },
  {
    says: 'a pipeline keeps types',
    document: { a: new Double(5), l: Long.fromNumber(7) },
    update: [{ $set: { b: 1 } }],
    becomes: { a: new Double(5), l: Long.fromNumber(7), b: int(1) },
  },
  { says: 'a pipeline may not match', document: {}, update: [{ $match: {} }], becomes: fails(72) },
  { says: '$$NOW is a date', document: {}, update: [{ $set: { is: { $type: '$$NOW' } } }], becomes: { is: 'date' } },
];

/** What an upsert inserts. */
export const upsertCases: readonly {
  says: string;
  filter: Document;
  update: Document | Document[];
  inserts: Document | { error: number };
}[] = [
  {
    says: 'equalities and the update',
    filter: { a: 1, 'b.c': 2 },
    update: { $set: { d: 3 } },
    inserts: { a: int(1), b: { c: int(2) }, d: int(3) },
  },
  {
    says: '$eq and $in of one value count as equality',
    filter: { a: { $eq: 1 }, b: { $in: [2] }, c: { $gt: 5 } },
    update: { $set: { d: 3 } },
    inserts: { a: int(1), b: int(2), d: int(3) },
  },
  {
    says: '$and is looked into, $or is not',
    filter: { $and: [{ a: 1 }, { $or: [{ b: 1 }, { b: 2 }] }] },
    update: { $inc: { n: 1 } },
    inserts: { a: int(1), n: int(1) },
  },
  {
    says: '$setOnInsert holds',
    filter: { a: 1 },
    update: { $setOnInsert: { b: 2 } },
    inserts: { a: int(1), b: int(2) },
  },
  {
    says: 'a path named twice is refused',
    filter: { a: { b: 1 }, 'a.c': 2 },
    update: { $set: { d: 1 } },
    inserts: { error: 54 },
  },
  {
    says: 'a pipeline starts from the equalities',
    filter: { a: 4 },
    update: [{ $set: { b: { $multiply: ['$a', 2] } } }],
    inserts: { a: int(4), b: int(8) },
  },
];
