import { describe, expect, test } from '@jest/globals';
import { DocumentBatch } from '../values/document-batch.js';
import { documentKey } from './layout.js';
import { RecordCache } from './record-cache.js';
import { idsOfWindow, windowOf, WriteMarks } from './write-marks.js';

const batch = (): DocumentBatch => new DocumentBatch([Buffer.alloc(100)]);
const each = batch().size;

function write(marks: WriteMarks, collection: number, recordId: number): void {
  marks.note(documentKey(collection, recordId));
  marks.end();
}

describe('what has been read', () => {
  test('holds until something of its window is written, and not any longer', () => {
    const marks = new WriteMarks();
    const cache = new RecordCache(marks);
    const kept = batch();
    cache.keep(7, windowOf(idsOfWindow), kept, marks.latest);
    write(marks, 7, idsOfWindow * 2);
    write(marks, 7, idsOfWindow - 1);
    expect(cache.find(7, 1, marks.latest)).toBe(kept);
    write(marks, 7, idsOfWindow);
    expect(cache.find(7, 1, marks.latest)).toBeUndefined();
    expect(cache.size).toBe(0);
  });

  test('does not hold as soon as a write is under way, and not for a state from before it either', () => {
    const marks = new WriteMarks();
    const other = new RecordCache(new WriteMarks(marks.shared));
    const before = marks.latest;
    other.keep(7, 0, batch(), before);
    marks.note(documentKey(7, 3));
    // The write may be seen by now, though its transaction has not ended here.
    expect(other.find(7, 0, before)).toBeUndefined();
    other.keep(7, 0, batch(), before);
    marks.end();
    expect(other.find(7, 0, marks.latest)).toBeUndefined();
  });

  test('of a state after a write is nothing for whoever looks at the state before', () => {
    const marks = new WriteMarks();
    const cache = new RecordCache(marks);
    const before = marks.latest;
    write(marks, 7, 3);
    cache.keep(7, 0, batch(), marks.latest);
    expect(cache.find(7, 0, before)).toBeUndefined();
  });

  test('tells all windows of a collection until any document of it is written', () => {
    const marks = new WriteMarks();
    const cache = new RecordCache(marks);
    cache.keepWindows(7, [0, 5], marks.latest);
    write(marks, 8, 1);
    expect(cache.windowsOf(7, marks.latest)).toEqual([0, 5]);
    write(marks, 7, 9 * idsOfWindow);
    expect(cache.windowsOf(7, marks.latest)).toBeUndefined();
  });

  test('has a limit: others go first, and what is in it of the same collection stays', () => {
    const marks = new WriteMarks();
    const cache = new RecordCache(marks, 3 * each);
    cache.keep(1, 0, batch(), marks.latest);
    cache.keep(2, 0, batch(), marks.latest);
    for (let window = 0; window < 5; window += 1) cache.keep(3, window, batch(), marks.latest);
    expect(cache.size).toBe(3 * each);
    const found = [0, 1, 2, 3, 4].map((window) => cache.find(3, window, marks.latest) !== undefined);
    expect(found).toEqual([true, true, true, false, false]);
    expect(cache.find(1, 0, marks.latest)).toBeUndefined();
    cache.forget(3);
    expect(cache.size).toBe(0);
  });
});
