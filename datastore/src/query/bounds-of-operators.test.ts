import { expect, test } from '@jest/globals';
import { withStore } from '../testing/temporary-store.js';

test('what one element has to meet is found by an index, between both of its bounds', () =>
  withStore(async (client) => {
    const companies = client.db('elements').collection<{ _id: number; endings: unknown }>('companies');
    await companies.createIndexes([{ key: { endings: 1 } }]);
    await companies.insertMany([
      { _id: 1, endings: ['bolaget', 'nordbolaget'] },
      { _id: 2, endings: ['axel', 'zebra'] },
      { _id: 3, endings: 'nordbolaget' },
      { _id: 4, endings: [['nordbolaget']] },
    ]);
    const filter = { endings: { $elemMatch: { $gte: 'nord', $lt: 'nore' } } };
    expect(await companies.find(filter).explain()).toMatchObject({
      queryPlanner: { winningPlan: { inputStage: { stage: 'IXSCAN', indexName: 'endings_1' } } },
    });
    expect(await companies.find(filter).toArray()).toMatchObject([{ _id: 1 }]);
    expect(await companies.countDocuments(filter)).toBe(1);
  }));

test('what has one type is found by an index of those that have it', () =>
  withStore(async (client) => {
    const people = client.db('elements').collection<{ _id: number; left: Date | string | null }>('people');
    await people.createIndexes([{ key: { left: 1 }, partialFilterExpression: { left: { $type: 'date' } } }]);
    await people.insertMany([
      { _id: 1, left: null },
      { _id: 2, left: new Date(0) },
      { _id: 3, left: 'yesterday' },
      { _id: 4, left: new Date(-1) },
    ]);
    const filter = { left: { $type: 'date' as const } };
    expect(await people.find(filter).explain()).toMatchObject({
      queryPlanner: { winningPlan: { inputStage: { stage: 'IXSCAN', indexName: 'left_1' } } },
    });
    expect(await people.find(filter).sort({ _id: 1 }).toArray()).toMatchObject([{ _id: 2 }, { _id: 4 }]);
  }));
