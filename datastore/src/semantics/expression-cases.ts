import { Decimal128, type Document, Double, Int32, Long, ObjectId, Timestamp } from 'bson';

/** One thing MongoDB's manual says about an expression. */
export interface ExpressionCase {
  readonly expression: unknown;
  readonly of?: Document;
  /** The value with its type; undefined for a missing field; or the code of the error. */
  readonly is: unknown;
}

const int = (value: number) => new Int32(value);
const double = (value: number) => new Double(value);
const long = (value: number) => Long.fromNumber(value);
const decimal = (value: string) => Decimal128.fromString(value);
const date = new Date('2024-02-29T13:14:15.167Z');
const fails = (error: number) => ({ error });
const id = new ObjectId('65e0b1c00000000000000001');

export const expressionCases: readonly ExpressionCase[] = [
  // Paths.
  { expression: '$a.b', of: { a: [{ b: 1 }, { c: 2 }, { b: 3 }, [{ b: 4 }]] }, is: [int(1), int(3)] },
  { expression: '$a.0', of: { a: [5, 6] }, is: [] },
  { expression: '$a.b', of: { a: 5 }, is: undefined },
  { expression: '$$ROOT.a', of: { a: 1 }, is: int(1) },
  { expression: { $literal: '$a' }, is: '$a' },
  { expression: ['$a', '$b'], of: { a: 1 }, is: [int(1), null] },
  { expression: { x: '$a', y: '$b' }, of: { a: 1 }, is: { x: int(1) } },
  { expression: '$$nobody', is: fails(17276) },
  // Arithmetic keeps types.
  { expression: { $add: ['$a', 1] }, of: { a: int(2147483647) }, is: long(2147483648) },
  { expression: { $add: ['$a', 1] }, of: { a: Long.MAX_VALUE }, is: double(2 ** 63) },
  { expression: { $add: ['$a', '$b'] }, of: { a: decimal('0.1'), b: decimal('0.2') }, is: decimal('0.3') },
  { expression: { $add: [1, null] }, is: null },
  { expression: { $add: [1, '$missing'] }, is: null },
  { expression: { $add: [1, 'x'] }, is: fails(14) },
  { expression: { $add: ['$d', 1000] }, of: { d: date }, is: new Date(date.getTime() + 1000) },
  { expression: { $subtract: ['$d', '$e'] }, of: { d: date, e: new Date(date.getTime() - 5) }, is: long(5) },
  { expression: { $divide: [6, 4] }, is: double(1.5) },
  { expression: { $divide: [4, 2] }, is: double(2) },
  { expression: { $divide: [1, 0] }, is: fails(2) },
  { expression: { $divide: ['$a', 3] }, of: { a: decimal('1') }, is: decimal('0.3333333333333333333333333333333333') },
  { expression: { $mod: [-7, 3] }, is: int(-1) },
  { expression: { $multiply: [3, 1.5] }, is: double(4.5) },
  { expression: { $pow: [2, 10] }, is: int(1024) },
  { expression: { $pow: [2, -1] }, is: double(0.5) },
  { expression: { $round: [2.5] }, is: double(2) },
  // The number is rounded, not the digits it is printed with.
  { expression: { $round: [1.255, 2] }, is: double(1.25) },
  { expression: { $round: [2.675, 2] }, is: double(2.67) },
  { expression: { $round: [2.345, 2] }, is: double(2.35) },
  { expression: { $round: [0.5, 0] }, is: double(0) },
  { expression: { $round: [0.125, 2] }, is: double(0.12) },
  { expression: { $round: [-2.675, 2] }, is: double(-2.67) },
  { expression: { $round: [1.5e300, -2] }, is: double(1.5e300) },
  { expression: { $round: [5e-324, 100] }, is: double(0) },
  { expression: { $round: [0.1, 100] }, is: double(0.1) },
  { expression: { $trunc: [1.15, 2] }, is: double(1.14) },
  { expression: { $trunc: [2.3, 1] }, is: double(2.2) },
  { expression: { $round: ['$a', 2] }, of: { a: decimal('2.675') }, is: decimal('2.68') },
  { expression: { $round: [1234, -2] }, is: int(1200) },
  { expression: { $trunc: [-2.7] }, is: double(-2) },
  { expression: { $ceil: 2.1 }, is: double(3) },
  { expression: { $floor: 3 }, is: int(3) },
  { expression: { $abs: -5 }, is: int(5) },
  { expression: { $abs: '$a' }, of: { a: Long.MIN_VALUE }, is: fails(28680) },
  { expression: { $abs: '$a' }, of: { a: Long.MIN_VALUE.add(1) }, is: Long.MAX_VALUE },
  { expression: { $sqrt: 16 }, is: double(4) },
  { expression: { $sum: ['$a', 2, 'x', null] }, of: { a: 1 }, is: int(3) },
  { expression: { $sum: '$a' }, of: { a: [0.1, 0.2, 0.3] }, is: double(0.6) },
  { expression: { $avg: '$a' }, of: { a: [1, 2, 'x'] }, is: double(1.5) },
  { expression: { $max: ['$a', 'x', 5] }, of: { a: null }, is: 'x' },
  { expression: { $min: '$a' }, of: { a: [] }, is: null },
  { expression: { $stdDevPop: '$a' }, of: { a: [1, 3] }, is: double(1) },
  // Comparison and logic.
  { expression: { $eq: [1, '$a'] }, of: { a: long(1) }, is: true },
  { expression: { $lt: ['$missing', null] }, is: true },
  { expression: { $gt: ['a', 5] }, is: true },
  { expression: { $cmp: [1, 2] }, is: int(-1) },
  { expression: { $and: [1, 'x', []] }, is: true },
  { expression: { $or: [0, null, '$missing'] }, is: false },
  { expression: { $not: [0] }, is: true },
  { expression: { $cond: [{ $gt: ['$a', 1] }, 'more', 'less'] }, of: { a: 2 }, is: 'more' },
  { expression: { $cond: { if: false, then: 1, else: '$$REMOVE' } }, is: undefined },
  { expression: { $ifNull: ['$missing', null, 3] }, is: int(3) },
  {
    expression: {
      $switch: {
        branches: [
          { case: false, then: 1 },
          { case: '$a', then: 2 },
        ],
        default: 3,
      },
    },
    of: { a: 1 },
    is: int(2),
  },
  { expression: { $switch: { branches: [{ case: false, then: 1 }] } }, is: fails(40066) },
  { expression: { $let: { vars: { x: 2 }, in: { $multiply: ['$$x', 3] } } }, is: int(6) },
  // Arrays.
  { expression: { $arrayElemAt: ['$a', -1] }, of: { a: [1, 2] }, is: int(2) },
  { expression: { $arrayElemAt: ['$a', 9] }, of: { a: [1, 2] }, is: undefined },
  { expression: { $map: { input: '$a', as: 'x', in: { $add: ['$$x', 1] } } }, of: { a: [1, 2] }, is: [int(2), int(3)] },
  {
    expression: { $filter: { input: '$a', cond: { $gt: ['$$this', 1] } } },
    of: { a: [1, 2, 3] },
    is: [int(2), int(3)],
  },
  { expression: { $filter: { input: '$a', cond: true, limit: 1 } }, of: { a: [1, 2, 3] }, is: [int(1)] },
  {
    expression: { $reduce: { input: '$a', initialValue: '', in: { $concat: ['$$value', '$$this'] } } },
    of: { a: ['a', 'b'] },
    is: 'ab',
  },
  { expression: { $size: '$a' }, of: { a: [1, 2] }, is: int(2) },
  { expression: { $size: '$missing' }, is: fails(17124) },
  { expression: { $slice: ['$a', 1, 2] }, of: { a: [1, 2, 3, 4] }, is: [int(2), int(3)] },
  { expression: { $slice: ['$a', -2] }, of: { a: [1, 2, 3] }, is: [int(2), int(3)] },
  { expression: { $concatArrays: ['$a', [3]] }, of: { a: [1] }, is: [int(1), int(3)] },
  { expression: { $concatArrays: ['$a', null] }, of: { a: [1] }, is: null },
  { expression: { $in: [1, '$a'] }, of: { a: [double(1)] }, is: true },
  { expression: { $in: [1, '$missing'] }, is: fails(40081) },
  { expression: { $indexOfArray: ['$a', 3] }, of: { a: [1, 3, 3] }, is: int(1) },
  { expression: { $range: [0, 10, 4] }, is: [int(0), int(4), int(8)] },
  { expression: { $reverseArray: '$a' }, of: { a: [1, 2] }, is: [int(2), int(1)] },
  {
    expression: { $zip: { inputs: [[1, 2], ['a']], useLongestLength: true, defaults: [0, 'z'] } },
    is: [
      [int(1), 'a'],
      [int(2), 'z'],
    ],
  },
  {
    expression: { $sortArray: { input: '$a', sortBy: { x: -1 } } },
    of: { a: [{ x: 1 }, { x: 2 }] },
    is: [{ x: int(2) }, { x: int(1) }],
  },
  { expression: { $firstN: { input: '$a', n: 2 } }, of: { a: [1, 2, 3] }, is: [int(1), int(2)] },
  {
    expression: {
      $arrayToObject: [
        [
          ['a', 1],
          ['b', 2],
        ],
      ],
    },
    is: { a: int(1), b: int(2) },
  },
  { expression: { $objectToArray: '$o' }, of: { o: { x: 1 } }, is: [{ k: 'x', v: int(1) }] },
  {
    expression: {
      $setUnion: [
        [1, 2],
        [2, 3],
      ],
    },
    is: [int(1), int(2), int(3)],
  },
  {
    expression: {
      $setIntersection: [
        [1, 2, 3],
        [3, 2],
      ],
    },
    is: [int(2), int(3)],
  },
  { expression: { $setDifference: [[1, 2, 3], [2]] }, is: [int(1), int(3)] },
  {
    expression: {
      $setEquals: [
        [1, 2, 2],
        [2, 1],
      ],
    },
    is: true,
  },
  { expression: { $setIsSubset: [[1], [2, 1]] }, is: true },
  { expression: { $allElementsTrue: [[1, 0]] }, is: false },
  // Objects.
  { expression: { $mergeObjects: ['$o', { b: 2 }, null] }, of: { o: { a: 1 } }, is: { a: int(1), b: int(2) } },
  { expression: { $getField: { field: 'a.b', input: { $literal: { 'a.b': 5 } } } }, is: int(5) },
  {
    expression: { $setField: { field: 'a', input: '$o', value: '$$REMOVE' } },
    of: { o: { a: 1, b: 2 } },
    is: { b: int(2) },
  },
  // Strings.
  { expression: { $concat: ['a', '$s', null] }, of: { s: 'b' }, is: null },
  { expression: { $toUpper: 'äbc' }, is: 'äBC' },
  { expression: { $toLower: '$missing' }, is: '' },
  { expression: { $strLenCP: 'å😀' }, is: int(2) },
  { expression: { $strLenBytes: 'å' }, is: int(2) },
  { expression: { $substrCP: ['hällo', 1, 3] }, is: 'äll' },
  { expression: { $substrBytes: ['hällo', 1, 1] }, is: fails(28656) },
  { expression: { $split: ['a-b-c', '-'] }, is: ['a', 'b', 'c'] },
  { expression: { $trim: { input: '  x ' } }, is: 'x' },
  { expression: { $ltrim: { input: 'xxay', chars: 'xa' } }, is: 'y' },
  { expression: { $indexOfCP: ['hällo', 'l'] }, is: int(2) },
  { expression: { $replaceAll: { input: 'a.b.c', find: '.', replacement: { $literal: '$&' } } }, is: 'a$&b$&c' },
  { expression: { $regexMatch: { input: 'Hello', regex: '^h', options: 'i' } }, is: true },
  { expression: { $regexFind: { input: 'åx1', regex: '(\\d)' } }, is: { match: '1', idx: int(2), captures: ['1'] } },
  { expression: { $strcasecmp: ['abc', 'ABD'] }, is: int(-1) },
  // Types.
  { expression: { $type: '$missing' }, is: 'missing' },
  { expression: { $type: '$a' }, of: { a: double(5) }, is: 'double' },
  { expression: { $toString: '$id' }, of: { id }, is: '65e0b1c00000000000000001' },
  { expression: { $toObjectId: '65e0b1c00000000000000001' }, is: id },
  { expression: { $toObjectId: 'x' }, is: fails(241) },
  { expression: { $toInt: '12' }, is: int(12) },
  { expression: { $toInt: 1.9 }, is: int(1) },
  { expression: { $toInt: 3e9 }, is: fails(241) },
  { expression: { $toDate: '$id' }, of: { id }, is: new Date(0x65e0b1c0 * 1000) },
  { expression: { $toBool: 'false' }, is: true },
  { expression: { $toDecimal: 0.1 }, is: decimal('0.1') },
  ...['0x10', '0b11', '0o7', '1_0', '.', 'e5', '1e', ' 1', '', '1e7000', '--1'].flatMap((input) => [
    { expression: { $toDouble: input }, is: fails(241) },
    { expression: { $toDecimal: input }, is: fails(241) },
    { expression: { $convert: { input, to: 'double', onError: 'none' } }, is: 'none' },
    { expression: { $convert: { input, to: 'decimal', onError: 'none' } }, is: 'none' },
  ]),
  { expression: { $toDouble: '1e400' }, is: fails(241) },
  { expression: { $toDouble: '-.5e1' }, is: double(-5) },
  { expression: { $toDouble: '+5.' }, is: double(5) },
  { expression: { $toDouble: '-Infinity' }, is: double(-Infinity) },
  { expression: { $toDouble: 'inf' }, is: double(Infinity) },
  { expression: { $toDouble: 'nan' }, is: double(NaN) },
  { expression: { $toDecimal: '+.5' }, is: decimal('0.5') },
  { expression: { $toDecimal: '-Infinity' }, is: decimal('-Infinity') },
  { expression: { $toDecimal: 'NaN' }, is: decimal('NaN') },
  { expression: { $toDecimal: '1.50' }, is: decimal('1.50') },
  {
    expression: { $toDecimal: '0.12345678901234567890123456789012345678' },
    is: decimal('0.1234567890123456789012345678901235'),
  },
  { expression: { $toLong: '$a' }, of: { a: decimal('9007199254740993.9') }, is: Long.fromString('9007199254740993') },
  { expression: { $convert: { input: 'x', to: 'int', onError: -1 } }, is: int(-1) },
  { expression: { $convert: { input: null, to: 'int', onNull: 0 } }, is: int(0) },
  { expression: { $isNumber: '1' }, is: false },
  // Dates.
  { expression: { $year: '$d' }, of: { d: date }, is: int(2024) },
  { expression: { $dayOfYear: '$d' }, of: { d: date }, is: int(60) },
  { expression: { $dayOfWeek: '$d' }, of: { d: date }, is: int(5) },
  { expression: { $isoWeek: '$d' }, of: { d: new Date('2021-01-03T00:00:00Z') }, is: int(53) },
  { expression: { $isoWeekYear: '$d' }, of: { d: new Date('2021-01-03T00:00:00Z') }, is: long(2020) },
  { expression: { $week: '$d' }, of: { d: new Date('2024-01-07T00:00:00Z') }, is: int(1) },
  { expression: { $hour: { date: '$d', timezone: 'Europe/Stockholm' } }, of: { d: date }, is: int(14) },
  { expression: { $hour: { date: '$d', timezone: '-0330' } }, of: { d: date }, is: int(9) },
  {
    expression: { $dateToString: { date: '$d', format: '%Y-%m-%d %H:%M:%S.%L %j' } },
    of: { d: date },
    is: '2024-02-29 13:14:15.167 060',
  },
  { expression: { $dateToString: { date: '$d' } }, of: { d: date }, is: '2024-02-29T13:14:15.167Z' },
  { expression: { $dateToString: { date: null, onNull: 'never' } }, is: 'never' },
  {
    expression: { $dateFromString: { dateString: '2024-02-29', timezone: 'Europe/Stockholm' } },
    is: new Date('2024-02-28T23:00:00Z'),
  },
  {
    expression: { $dateFromString: { dateString: '29.02.2024', format: '%d.%m.%Y' } },
    is: new Date('2024-02-29T00:00:00Z'),
  },
  { expression: { $dateFromParts: { year: 2024, month: 14, day: 1 } }, is: new Date('2025-02-01T00:00:00Z') },
  { expression: { $dateFromParts: { year: 99 } }, is: new Date('0099-01-01T00:00:00Z') },
  { expression: { $dateFromParts: { year: 1, month: 1, day: 0 } }, is: new Date('0000-12-31T00:00:00Z') },
  { expression: { $dateFromParts: { year: 0 } }, is: fails(40523) },
  { expression: { $dateFromParts: { year: 10000 } }, is: fails(40523) },
  { expression: { $dateFromParts: { year: null } }, is: null },
  { expression: { $dateFromParts: { isoWeekYear: 50 } }, is: new Date('0050-01-03T00:00:00Z') },
  { expression: { $dateFromParts: { isoWeekYear: 0 } }, is: fails(31095) },
  { expression: { $dateFromString: { dateString: '0050-01-02' } }, is: new Date('0050-01-02T00:00:00Z') },
  ...[
    '2024-02-30',
    '2023-02-29',
    '2024-04-31',
    '2024-01-01T10:00:75Z',
    '2024-13-01',
    '2024-00-10',
    '2024-01-00',
  ].flatMap((dateString) => [
    { expression: { $dateFromString: { dateString } }, is: fails(241) },
    { expression: { $dateFromString: { dateString, onError: 'none' } }, is: 'none' },
    { expression: { $toDate: dateString }, is: fails(241) },
    { expression: { $convert: { input: dateString, to: 'date', onError: 'none' } }, is: 'none' },
  ]),
  ...[
    ['31/04/2024', '%d/%m/%Y'],
    ['2023-366', '%Y-%j'],
    ['2023-000', '%Y-%j'],
    ['2023-53-1', '%G-%V-%u'],
    ['2023-00-1', '%G-%V-%u'],
    ['30 Feb 2024', '%d %b %Y'],
  ].map(([dateString, format]) => ({
    expression: { $dateFromString: { dateString, format, onError: 'none' } },
    is: 'none',
  })),
  {
    expression: { $dateFromString: { dateString: '2024-366', format: '%Y-%j' } },
    is: new Date('2024-12-31T00:00:00Z'),
  },
  {
    expression: { $dateFromString: { dateString: '2020-53-7', format: '%G-%V-%u' } },
    is: new Date('2021-01-03T00:00:00Z'),
  },
  { expression: { $dayOfYear: '$d' }, of: { d: new Date('0050-12-31T00:00:00Z') }, is: int(365) },
  { expression: { $isoWeek: '$d' }, of: { d: new Date('0050-01-04T00:00:00Z') }, is: int(1) },
  {
    expression: { $dateAdd: { startDate: '$d', unit: 'month', amount: 1 } },
    of: { d: new Date('0004-01-31T00:00:00Z') },
    is: new Date('0004-02-29T00:00:00Z'),
  },
  {
    expression: { $dateAdd: { startDate: '$d', unit: 'month', amount: 12 } },
    of: { d: date },
    is: new Date('2025-02-28T13:14:15.167Z'),
  },
  {
    expression: { $dateAdd: { startDate: '$d', unit: 'day', amount: 1, timezone: 'Europe/Stockholm' } },
    of: { d: new Date('2024-03-30T12:00:00Z') },
    is: new Date('2024-03-31T11:00:00Z'),
  },
  {
    expression: { $dateDiff: { startDate: '$d', endDate: '$e', unit: 'day' } },
    of: { d: new Date('2024-01-01T23:59:59Z'), e: new Date('2024-01-02T00:00:00Z') },
    is: long(1),
  },
  {
    expression: { $dateDiff: { startDate: '$d', endDate: '$e', unit: 'hour', timezone: 'Europe/Stockholm' } },
    of: { d: new Date('2026-03-29T00:30:00Z'), e: new Date('2026-03-29T01:30:00Z') },
    is: long(1),
  },
  {
    expression: { $dateDiff: { startDate: '$d', endDate: '$e', unit: 'minute', timezone: 'Europe/Stockholm' } },
    of: { d: new Date('2026-03-29T00:30:00Z'), e: new Date('2026-03-29T01:30:00Z') },
    is: long(60),
  },
  {
    expression: { $dateDiff: { startDate: '$d', endDate: '$e', unit: 'second', timezone: 'Europe/Stockholm' } },
    of: { d: new Date('2026-03-29T00:30:00Z'), e: new Date('2026-03-29T01:30:00Z') },
    is: long(3600),
  },
  {
    expression: { $dateDiff: { startDate: '$d', endDate: '$e', unit: 'millisecond', timezone: 'Europe/Stockholm' } },
    of: { d: new Date('2026-03-29T00:30:00Z'), e: new Date('2026-03-29T01:30:00Z') },
    is: long(3600000),
  },
  {
    expression: { $dateDiff: { startDate: '$d', endDate: '$e', unit: 'hour', timezone: 'America/New_York' } },
    of: { d: new Date('2026-11-01T05:30:00Z'), e: new Date('2026-11-01T06:30:00Z') },
    is: long(1),
  },
  {
    expression: { $dateDiff: { startDate: '$d', endDate: '$e', unit: 'day', timezone: 'Europe/Stockholm' } },
    of: { d: new Date('2026-03-28T23:30:00Z'), e: new Date('2026-03-29T22:30:00Z') },
    is: long(1),
  },
  {
    expression: { $dateTrunc: { date: '$d', unit: 'hour', timezone: 'America/New_York' } },
    of: { d: new Date('2026-11-01T06:30:00Z') },
    is: new Date('2026-11-01T06:00:00Z'),
  },
  {
    expression: { $dateTrunc: { date: '$d', unit: 'minute', binSize: 15, timezone: 'America/New_York' } },
    of: { d: new Date('2026-11-01T06:37:00Z') },
    is: new Date('2026-11-01T06:30:00Z'),
  },
  {
    expression: { $dateTrunc: { date: '$d', unit: 'day', timezone: 'America/New_York' } },
    of: { d: new Date('2026-11-01T06:30:00Z') },
    is: new Date('2026-11-01T04:00:00Z'),
  },
  {
    expression: { $dateDiff: { startDate: '$d', endDate: '$e', unit: 'week', startOfWeek: 'monday' } },
    of: { d: new Date('2024-01-07T00:00:00Z'), e: new Date('2024-01-08T00:00:00Z') },
    is: long(1),
  },
  {
    expression: { $dateTrunc: { date: '$d', unit: 'hour', binSize: 6 } },
    of: { d: date },
    is: new Date('2024-02-29T12:00:00Z'),
  },
  {
    expression: { $dateTrunc: { date: '$d', unit: 'week', startOfWeek: 'mon' } },
    of: { d: date },
    is: new Date('2024-02-26T00:00:00Z'),
  },
  {
    expression: { $dateTrunc: { date: '$d', unit: 'month', timezone: 'Europe/Stockholm' } },
    of: { d: date },
    is: new Date('2024-01-31T23:00:00Z'),
  },
  { expression: { $tsSecond: '$t' }, of: { t: new Timestamp({ t: 7, i: 1 }) }, is: long(7) },
];
