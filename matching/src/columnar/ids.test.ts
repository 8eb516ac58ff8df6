import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { ID_WORDS, IdTable, unpackId } from './ids.js';

/** Ids of a few processes that count on from anywhere, as a store gives them. */
const anyId = fc
  .tuple(fc.integer({ min: 0, max: 5 }), fc.nat({ max: 900 }))
  .map(([process, counter]) => process.toString(16).padStart(18, '5') + counter.toString(16).padStart(6, '0'));

/** The table beside a plain map. Records are numbered as the index numbers them: those given back first. */
class Registry {
  readonly table = new IdTable();
  readonly records = new Map<string, number>();
  readonly #free: number[] = [];
  #most = 0;

  constructor(room: number) {
    this.table.resize(room);
  }

  /** @returns whether the table gave a known id its record, and a new one the next that is free */
  add(id: string): boolean {
    const unused = this.#free.at(-1) ?? this.#most;
    const known = this.records.get(id);
    const record = this.table.findOrInsert(id, unused);
    if (known !== undefined) return record === known;
    if (unused === this.#most) this.#most += 1;
    else this.#free.pop();
    this.records.set(id, record);
    return record === unused;
  }

  /** @returns whether neither the table nor the map know it from now on */
  remove(id: string): boolean {
    const record = this.records.get(id);
    this.table.remove(id);
    if (record !== undefined) {
      this.records.delete(id);
      this.#free.push(record);
    }
    return this.table.find(id) === -1;
  }

  /** @returns ids that the table places elsewhere than the map, or writes differently */
  misplaced(ids: Iterable<string>): string[] {
    return [...ids].filter((id) => {
      const record = this.records.get(id) ?? -1;
      return this.table.find(id) !== record || (record >= 0 && unpackId(this.table.words, record * ID_WORDS) !== id);
    });
  }
}

describe('the table of ids', () => {
  test('finds what was put in and not taken out, through growth and gaps', () => {
    fc.assert(
      fc.property(
        fc.array(fc.record({ id: anyId, stays: fc.boolean() }), { maxLength: 4000, size: 'max' }),
        (changes) => {
          const registry = new Registry(changes.length);
          const wrong = changes.filter(({ id, stays }) => {
            const isAsExpected = stays ? registry.add(id) : registry.remove(id);
            return !isAsExpected || registry.misplaced([id]).length > 0;
          });
          expect(wrong).toEqual([]);
          expect(registry.misplaced(changes.map(({ id }) => id))).toEqual([]);
        },
      ),
      { numRuns: 30 },
    );
  });

  test('keeps finding the others while each in turn is taken out', () => {
    const ids = Array.from({ length: 600 }, (_, number) => (number * 7919).toString(16).padStart(24, '0'));
    const registry = new Registry(ids.length);
    ids.forEach((id) => registry.add(id));
    for (const id of ids) {
      registry.remove(id);
      expect(registry.misplaced(ids)).toEqual([]);
    }
  });

  test('refuses what is no id, and still reads the next one anew', () => {
    const registry = new Registry(2);
    const id = 'ab'.repeat(12);
    registry.add(id);
    for (const wrong of [
      '',
      'x',
      `${id.slice(0, 23)}G`,
      id.toUpperCase(),
      `${id.slice(0, 23)}${String.fromCharCode(0x80 + 'a'.charCodeAt(0))}`,
    ])
      expect(() => registry.table.find(wrong)).toThrow('24 hexadecimal digits');
    expect(registry.misplaced([id])).toEqual([]);
  });
});
