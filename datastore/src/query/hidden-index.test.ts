import { expect, test } from '@jest/globals';
import { withStore } from '../testing/temporary-store.js';

test('a hidden index is kept up to date, holds what is unique, and finds nothing', () =>
  withStore(async (client) => {
    const people = client.db('hidden').collection<{ _id: number; mail: string }>('people');
    await people.createIndexes([{ key: { mail: 1 }, unique: true, hidden: true }]);
    await people.insertOne({ _id: 1, mail: 'a@example.com' });
    await expect(people.insertOne({ _id: 2, mail: 'a@example.com' })).rejects.toMatchObject({ code: 11000 });
    expect(await people.find({ mail: 'a@example.com' }).explain()).toMatchObject({
      queryPlanner: { winningPlan: { stage: 'COLLSCAN' } },
    });
    expect(await people.find({ mail: 'a@example.com' }).toArray()).toHaveLength(1);
    expect(await people.find().sort({ mail: -1 }).toArray()).toHaveLength(1);
    await expect(people.find({ mail: 'a@example.com' }).hint('mail_1').toArray()).rejects.toMatchObject({ code: 2 });
  }));
