import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { withFolder } from '../testing/temporary-folder.js';
import { readSpecification } from './specification.js';

test('unified tests are found wherever they lie in a specification, and nothing else is', () =>
  withFolder((folder) => {
    const write = (file: string, content: unknown) => {
      mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
      writeFileSync(path.join(folder, file), JSON.stringify(content));
    };
    expect(readSpecification(folder)).toEqual([]);
    const tests = [{ description: 'it finds', operations: [] }];
    write('flat.json', { schemaVersion: '1.0', tests });
    write('tests/unified/find.json', { schemaVersion: '1.0', tests });
    write('tests/etc/data.json', [{ a: 1 }]);
    write('tests/legacy/find.json', { tests });
    write('tests/README.md', {});
    expect(readSpecification(folder).map(({ name }) => name)).toEqual(['flat', 'find']);
    return Promise.resolve();
  }));
