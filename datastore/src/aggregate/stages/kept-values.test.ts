import { expect, test } from '@jest/globals';
import { Int32 } from 'bson';
import fc from 'fast-check';
import type { Document } from '../../values/value.js';
import { compilePipeline } from '../pipeline.js';
import { runPipeline } from './stage.js';

test('groups that keep some values keep those that sorting everything gives', () => {
  const numbers = fc.array(fc.nat(300), { minLength: 1, maxLength: 3000, size: 'max' });
  fc.assert(
    fc.property(numbers, fc.constantFrom(1, 3, 700), (values, n) => {
      const documents = values.map((key, at): Document => ({ key, at }));
      const [sortBy, output] = [{ key: new Int32(1) }, '$at'];
      const fields = {
        first: { $firstN: { input: '$at', n } },
        last: { $lastN: { input: '$at', n } },
        least: { $minN: { input: '$key', n } },
        greatest: { $maxN: { input: '$key', n } },
        top: { $topN: { sortBy, output, n } },
        bottom: { $bottomN: { sortBy, output, n } },
        oneTop: { $top: { sortBy, output } },
        oneBottom: { $bottom: { sortBy, output } },
      };
      const pipeline = compilePipeline([{ $group: { _id: null, ...fields } }], {
        collation: undefined,
        variables: undefined,
      });
      const [group] = runPipeline(pipeline, documents);
      const ordered = values.map((key, at) => ({ key, at })).sort((left, right) => left.key - right.key);
      const places = ordered.map(({ at }) => at);
      const keys = ordered.map(({ key }) => key);
      expect(group).toEqual({
        _id: null,
        first: [...values.keys()].slice(0, n),
        last: [...values.keys()].slice(-n),
        least: keys.slice(0, n),
        greatest: keys.toReversed().slice(0, n),
        top: places.slice(0, n),
        bottom: places.slice(-n),
        oneTop: places[0],
        oneBottom: places.at(-1),
      });
    }),
    { numRuns: 20 },
  );
});
