import { describe, expect, test } from '@jest/globals';
import { type Document, Double, Long } from 'mongodb';
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

test.each([1, 2.5, Long.fromNumber(3), true])('what an index is, is also said by %j', (yes) =>
  withStore(async (client) => {
    const people = client.db('hidden').collection('people');
    const create = (index: Document) => client.db('hidden').command({ createIndexes: 'people', indexes: [index] });
    await create({ key: { mail: 1 }, name: 'mail', unique: yes, sparse: yes, background: yes, hidden: yes });
    await create({ key: { mail: 1 }, name: 'mail', unique: true, sparse: 1, hidden: null });
    expect(await people.indexes()).toMatchObject([{}, { unique: true, sparse: true, hidden: true }]);
    await people.insertMany([{ mail: 'a' }, {}, {}]);
    await expect(people.insertOne({ mail: 'a' })).rejects.toMatchObject({ code: 11000 });
    const no = typeof yes === 'boolean' ? false : 0;
    await create({ key: { name: 1 }, name: 'name', unique: no, sparse: no, hidden: no });
    expect((await people.indexes())[2]).toEqual({ v: 2, key: { name: 1 }, name: 'name' });
  }),
);

test.each(['unique', 'sparse', 'hidden', 'background'])('%s that is no truth value is refused', (option) =>
  withStore(async (client) => {
    for (const value of ['true', {}, [], new Date()])
      await expect(
        client
          .db('hidden')
          .command({ createIndexes: 'people', indexes: [{ key: { a: 1 }, name: 'a', [option]: value }] }),
      ).rejects.toMatchObject({ code: 14 });
  }),
);

test('indexes are told apart by what they are, not by how it is written', () =>
  withStore(async (client) => {
    const create = (index: Document) => client.db('hidden').command({ createIndexes: 'people', indexes: [index] });
    const day = new Date('2026-01-02T03:04:05.678Z');
    const partial = (at: Document[string]) => ({
      key: { a: 1 },
      name: 'a',
      partialFilterExpression: { at: { $gt: at } },
    });
    await create(partial(day));
    await create({ ...partial(day), key: { a: Long.fromNumber(1) } });
    await expect(create(partial(day.toISOString()))).rejects.toMatchObject({ code: 86 });
    const found = client
      .db('hidden')
      .collection('people')
      .find()
      .hint({ a: new Double(1) });
    expect(await found.toArray()).toEqual([]);
  }));

describe('collMod of an index', () => {
  test('hides it and shows it', () =>
    withStore(async (client) => {
      const database = client.db('hidden');
      const people = database.collection<{ _id: number; mail: string }>('people');
      await people.createIndexes([{ key: { mail: 1 }, name: 'mail' }]);
      await people.insertOne({ _id: 1, mail: 'a' });
      const hide = (hidden: unknown) =>
        database.command({ collMod: 'people', index: { keyPattern: { mail: 1 }, hidden } });
      const plan = () => people.find({ mail: 'a' }).explain();
      expect(await hide(1)).toMatchObject({ hidden_old: false, hidden_new: true });
      expect(await plan()).toMatchObject({ queryPlanner: { winningPlan: { stage: 'COLLSCAN' } } });
      expect(await hide(true)).not.toHaveProperty('hidden_new');
      expect((await people.indexes())[1]).toMatchObject({ hidden: true });
      expect(await hide(false)).toMatchObject({ hidden_old: true, hidden_new: false });
      expect((await people.indexes())[1]).toEqual({ v: 2, key: { mail: 1 }, name: 'mail' });
      expect(await plan()).not.toMatchObject({ queryPlanner: { winningPlan: { stage: 'COLLSCAN' } } });
    }));

  test('changes when documents expire', () =>
    withStore(async (client) => {
      const database = client.db('hidden');
      await database.collection('people').createIndexes([{ key: { at: 1 }, name: 'at' }]);
      const expire = (expireAfterSeconds: number) =>
        database.command({ collMod: 'people', index: { name: 'at', expireAfterSeconds } });
      const first = await expire(10);
      expect(first).toMatchObject({ expireAfterSeconds_new: 10 });
      expect(first).not.toHaveProperty('expireAfterSeconds_old');
      expect(await expire(20)).toMatchObject({ expireAfterSeconds_old: 10, expireAfterSeconds_new: 20 });
      expect((await database.collection('people').indexes())[1]).toMatchObject({ expireAfterSeconds: 20 });
    }));

  test.each<[Document, number]>([
    [{ name: 'mail', hidden: 'yes' }, 14],
    [{ name: 'mail', expireAfterSeconds: 'soon' }, 14],
    [{ name: 'mail', expireAfterSeconds: -1 }, 72],
    [{ name: 'mail', expireAfterSeconds: 1e10 }, 72],
    [{ name: 'two', expireAfterSeconds: 1 }, 72],
    [{ name: '_id_', expireAfterSeconds: 1 }, 72],
    [{ name: '_id_', hidden: true }, 2],
    [{ name: 'mail' }, 72],
    [{ hidden: true }, 72],
    [{ name: 'mail', keyPattern: { mail: 1 }, hidden: true }, 72],
    [{ name: 'none', hidden: true }, 27],
    [{ name: 'mail', unique: true }, 115],
  ])('refuses %j with %i', (index, code) =>
    withStore(async (client) => {
      const people = client.db('hidden').collection('people');
      await people.createIndexes([
        { key: { mail: 1 }, name: 'mail' },
        { key: { a: 1, b: 1 }, name: 'two' },
      ]);
      const before = await people.indexes();
      await expect(client.db('hidden').command({ collMod: 'people', index })).rejects.toMatchObject({ code });
      expect(await people.indexes()).toEqual(before);
    }),
  );
});
