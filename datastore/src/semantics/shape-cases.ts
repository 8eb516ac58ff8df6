import { Binary, Decimal128, type Document, Double, MaxKey, MinKey, ObjectId } from 'bson';

/** One thing MongoDB's manual says about what `find` shows of a document. */
export interface ProjectionCase {
  readonly says: string;
  readonly document: Document;
  readonly filter?: Document;
  readonly projection: Document;
  /** Without `_id` unless it is named; or the code of the error. */
  readonly shows: Document | { readonly error: number };
}

const fails = (error: number) => ({ error });

export const projectionCases: readonly ProjectionCase[] = [
  {
    says: 'inclusion keeps the order of the document',
    document: { a: 1, b: 2, c: 3 },
    projection: { c: 1, a: 1 },
    shows: { _id: 0, a: 1, c: 3 },
  },
  { says: 'inclusion without _id', document: { a: 1, b: 2 }, projection: { _id: 0, a: 1 }, shows: { a: 1 } },
  { says: 'exclusion shows the rest', document: { a: 1, b: 2 }, projection: { a: 0 }, shows: { _id: 0, b: 2 } },
  { says: '_id alone', document: { a: 1 }, projection: { _id: 1 }, shows: { _id: 0 } },
  { says: 'all but _id', document: { a: 1 }, projection: { _id: 0 }, shows: { a: 1 } },
  {
    says: 'inclusion of a path',
    document: { a: { b: 1, c: 2 }, d: 3 },
    projection: { 'a.b': 1, _id: 0 },
    shows: { a: { b: 1 } },
  },
  {
    says: 'inclusion through an array drops scalars',
    document: { a: [{ b: 1, c: 2 }, 5, { c: 3 }] },
    projection: { 'a.b': 1, _id: 0 },
    shows: { a: [{ b: 1 }, {}] },
  },
  { says: 'inclusion below a scalar shows nothing', document: { a: 5 }, projection: { 'a.b': 1, _id: 0 }, shows: {} },
  {
    says: 'exclusion through an array',
    document: { a: [{ b: 1, c: 2 }, 5] },
    projection: { 'a.b': 0, _id: 0 },
    shows: { a: [{ c: 2 }, 5] },
  },
  { says: 'nested form', document: { a: { b: 1, c: 2 } }, projection: { a: { b: 1 }, _id: 0 }, shows: { a: { b: 1 } } },
  { says: 'a mixture is refused', document: { a: 1 }, projection: { a: 1, b: 0 }, shows: fails(31254) },
  {
    says: 'a path and one below it are refused',
    document: { a: 1 },
    projection: { a: 1, 'a.b': 1 },
    shows: fails(31249),
  },
  {
    says: '$slice of the first',
    document: { a: [1, 2, 3], b: 1 },
    projection: { a: { $slice: 2 } },
    shows: { _id: 0, a: [1, 2], b: 1 },
  },
  {
    says: '$slice of the last',
    document: { a: [1, 2, 3] },
    projection: { a: { $slice: -1 } },
    shows: { _id: 0, a: [3] },
  },
  {
    says: '$slice with a start',
    document: { a: [1, 2, 3, 4] },
    projection: { a: { $slice: [-3, 2] } },
    shows: { _id: 0, a: [2, 3] },
  },
  {
    says: '$slice beside an inclusion',
    document: { a: [1, 2], b: 1, c: 1 },
    projection: { b: 1, a: { $slice: 1 } },
    shows: { _id: 0, a: [1], b: 1 },
  },
  {
    says: '$elemMatch shows the first match',
    document: { a: [{ x: 1 }, { x: 2, y: 1 }, { x: 2, y: 2 }], b: 1 },
    projection: { a: { $elemMatch: { x: 2 } } },
    shows: { _id: 0, a: [{ x: 2, y: 1 }] },
  },
  {
    says: '$elemMatch shows nothing where none matches',
    document: { a: [{ x: 1 }] },
    projection: { a: { $elemMatch: { x: 2 } } },
    shows: { _id: 0 },
  },
  {
    says: '.$ shows the element the query matched',
    document: { a: [1, 5, 9] },
    filter: { a: { $gt: 3 } },
    projection: { 'a.$': 1 },
    shows: { _id: 0, a: [5] },
  },
  { says: '.$ without a match is refused', document: { a: [1] }, projection: { 'a.$': 1 }, shows: fails(51246) },
  {
    says: 'computed fields',
    document: { a: 2 },
    projection: { _id: 0, double: { $multiply: ['$a', 2] }, text: 'x' },
    shows: { double: 4, text: 'x' },
  },
  { says: 'a renamed field', document: { a: { b: 1 } }, projection: { _id: 0, c: '$a.b' }, shows: { c: 1 } },
];

/** What a sort puts in which order. */
export const sortCases: readonly { says: string; documents: Document[]; sort: Document; order: number[] }[] = [
  {
    says: 'types in MongoDB’s order',
    documents: [
      { a: new MaxKey() },
      { a: new Date(0) },
      { a: true },
      { a: new ObjectId() },
      { a: [[]] },
      { a: {} },
      { a: 'x' },
      { a: 1 },
      { a: null },
      { a: new MinKey() },
    ],
    sort: { a: 1 },
    order: [9, 8, 7, 6, 5, 4, 3, 2, 1, 0],
  },
  { says: 'an empty array before null', documents: [{ a: null }, { a: [] }], sort: { a: 1 }, order: [1, 0] },
  { says: 'missing as null', documents: [{ a: 1 }, {}, { a: null }], sort: { a: 1 }, order: [1, 2, 0] },
  {
    says: 'an array upwards by its least element',
    documents: [{ a: [5, 9] }, { a: 6 }, { a: [1, 99] }],
    sort: { a: 1 },
    order: [2, 0, 1],
  },
  {
    says: 'an array downwards by its greatest element',
    documents: [{ a: [5, 9] }, { a: 6 }, { a: [1, 99] }],
    sort: { a: -1 },
    order: [2, 0, 1],
  },
  {
    says: 'numbers of all types by value',
    documents: [{ a: new Double(2.5) }, { a: Decimal128.fromString('2.4') }, { a: 2 }, { a: NaN }, { a: -Infinity }],
    sort: { a: 1 },
    order: [3, 4, 2, 1, 0],
  },
  {
    says: 'by several fields',
    documents: [
      { a: 1, b: 1 },
      { a: 1, b: 2 },
      { a: 0, b: 9 },
    ],
    sort: { a: -1, b: -1 },
    order: [1, 0, 2],
  },
  { says: 'by a path', documents: [{ a: { b: 2 } }, { a: { b: 1 } }, { a: 5 }], sort: { 'a.b': 1 }, order: [2, 1, 0] },
  {
    says: 'documents field by field',
    documents: [{ a: { x: 2 } }, { a: { x: 1, y: 1 } }, { a: { x: 1 } }],
    sort: { a: 1 },
    order: [2, 1, 0],
  },
  {
    says: 'binary data, shorter first',
    documents: [
      { a: new Binary(Buffer.from([2, 1])) },
      { a: new Binary(Buffer.from([1, 9])) },
      { a: new Binary(Buffer.from([9])) },
    ],
    sort: { a: 1 },
    order: [2, 1, 0],
  },
  {
    says: 'strings by bytes, capitals first',
    documents: [{ a: 'a' }, { a: 'B' }, { a: 'ab' }],
    sort: { a: 1 },
    order: [1, 0, 2],
  },
];
