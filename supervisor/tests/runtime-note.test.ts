import {
  linkSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, jest, test } from '@jest/globals';
import { readRuntimeNote, type RuntimeNote, runtimeNoteOf, writeRuntimeNote } from '../src/machine/runtime-note.js';

const NOTE: RuntimeNote = {
  pid: 1,
  pids: { api: 2 },
  origin: 'http://localhost:1',
  port: 1,
  apiPort: 2,
  sandboxPort: 3,
  storeUri: 'mongodb://127.0.0.1:4',
  store: 'embedded',
  site: '/nowhere/site',
};

test('who reads the note while it is written anew reads the former one, and never a part', () => {
  const data = mkdtempSync(path.join(tmpdir(), 'vela-note-'));
  try {
    const file = runtimeNoteOf(data);
    writeRuntimeNote(data, NOTE);
    // What a reader has open stays what it was.
    linkSync(file, path.join(data, 'read'));
    writeRuntimeNote(data, { ...NOTE, pids: { api: 5 } });
    expect(JSON.parse(readFileSync(path.join(data, 'read'), 'utf8'))).toEqual(NOTE);
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ pids: { api: 5 } });
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readdirSync(data).toSorted()).toEqual(['read', 'runtime.json']);
  } finally {
    rmSync(data, { recursive: true });
  }
});

test('a note that cannot be written, on a full disk, is told and ends nothing', () => {
  const data = mkdtempSync(path.join(tmpdir(), 'vela-note-'));
  const said = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  try {
    writeRuntimeNote(data, NOTE);
    symlinkSync('/dev/full', `${runtimeNoteOf(data)}.new`);
    writeRuntimeNote(data, { ...NOTE, pids: { api: 5 } });
    expect(said.mock.calls).toEqual([[expect.stringMatching(/runtime\.json cannot be written \(.*ENOSPC/)]]);
    expect(JSON.parse(readFileSync(runtimeNoteOf(data), 'utf8'))).toEqual(NOTE);
  } finally {
    said.mockRestore();
    rmSync(data, { recursive: true });
  }
});

test('a note is read as it was written; none, and one that says nothing, are none', () => {
  const data = mkdtempSync(path.join(tmpdir(), 'vela-note-'));
  try {
    expect(readRuntimeNote(data)).toBeNull();
    writeRuntimeNote(data, NOTE);
    expect(readRuntimeNote(data)).toEqual(NOTE);
    for (const said of ['', '{"pid":', 'null', '7']) {
      writeFileSync(runtimeNoteOf(data), said);
      expect([said, readRuntimeNote(data)]).toEqual([said, null]);
    }
  } finally {
    rmSync(data, { recursive: true });
  }
});
