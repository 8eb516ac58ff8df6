import { expect, test } from '@jest/globals';
import { withStore } from '../testing/temporary-store.js';

test('what one element has to meet is found by an index, between both of its bounds', () =>
  withStore(async (client) => {
    const companies = client.db('elements').collection<{ _id: number; endings: unknown }>('companies');
    await companies.createIndex({ endings: 1 });
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
