import { Binary, Decimal128, Double, Int32, Long, MaxKey, MinKey, ObjectId, Timestamp } from 'bson';
import fc from 'fast-check';
import type { Document, Value } from '../values/value.js';

const decimals = fc
  .tuple(fc.bigInt({ min: -(10n ** 20n), max: 10n ** 20n }), fc.integer({ min: -30, max: 10 }))
  .map(([coefficient, exponent]) => Decimal128.fromString(`${coefficient}E${exponent}`));

/** Numbers of all types, many of them equal or neighbours of each other. */
export const arbitraryNumber: fc.Arbitrary<Value> = fc.oneof(
  fc.integer({ min: -3, max: 3 }).map((value) => new Int32(value)),
  fc.integer({ min: -3, max: 3 }).map((value) => Long.fromNumber(value)),
  fc.integer({ min: -6, max: 6 }).map((value) => new Double(value / 2)),
  fc.integer({ min: -30, max: 30 }).map((value) => Decimal128.fromString(`${value}E-1`)),
  fc.double().map((value) => new Double(value)),
  fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n }).map((value) => Long.fromBigInt(value)),
  fc.bigInt({ min: 2n ** 53n - 3n, max: 2n ** 53n + 3n }).map((value) => Long.fromBigInt(value)),
  fc.bigInt({ min: 2n ** 53n - 3n, max: 2n ** 53n + 3n }).map((value) => Decimal128.fromString(String(value))),
  fc.constantFrom(NaN, Infinity, -Infinity, -0).map((value) => new Double(value)),
  decimals,
);

/** Values without structure. */
export const arbitraryScalar: fc.Arbitrary<Value> = fc.oneof(
  { weight: 4, arbitrary: arbitraryNumber },
  fc.constantFrom<Value>('', 'a', 'ab', 'b', 'a\0b', 'ä', '\uffff', '😀'),
  fc.string({ maxLength: 5 }),
  fc.boolean(),
  fc.constant(null),
  fc.integer({ min: -5, max: 5 }).map((value) => new Date(value * 1e9)),
  fc.constantFrom('000000000000000000000001', 'ffffffffffffffffffffffff').map((hex) => new ObjectId(hex)),
  fc.uint8Array({ maxLength: 3 }).map((bytes) => new Binary(bytes)),
  fc.constantFrom<Value>(new MinKey(), new MaxKey(), new Timestamp({ t: 1, i: 1 }), new Timestamp({ t: 1, i: 2 })),
);

const fieldNames = fc.constantFrom('a', 'b', 'c');

/** Values of any kind, documents and arrays among them. */
export const arbitraryValue: fc.Arbitrary<Value> = fc.letrec<{ value: Value }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 2 },
    arbitraryScalar,
    fc.array(tie('value'), { maxLength: 3 }),
    fc.dictionary(fieldNames, tie('value'), { maxKeys: 3, noNullPrototype: true }),
  ),
})).value;

/** Documents with few fields, so that filters meet them. */
export const arbitraryDocument: fc.Arbitrary<Document> = fc.dictionary(fieldNames, arbitraryValue, {
  maxKeys: 3,
  noNullPrototype: true,
});
