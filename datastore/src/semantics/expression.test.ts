import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type Document, EJSON } from 'bson';
import { MongoClient, MongoServerError } from 'mongodb';
import type { Datastore } from '../index.js';
import { startTemporaryStore } from '../testing/temporary-store.js';
import { expressionCases } from './expression-cases.js';

let store: Datastore;
let client: MongoClient;

beforeAll(async () => {
  store = await startTemporaryStore();
  client = await new MongoClient(store.uri, { promoteValues: false }).connect();
});

afterAll(async () => {
  await client.close();
  await store.stop();
});

function exact(value: unknown): string {
  return EJSON.stringify({ value }, { relaxed: false });
}

async function evaluate(document: Document, expression: unknown): Promise<unknown> {
  const pipeline = [{ $documents: [{ $literal: document }] }, { $replaceWith: { value: expression } }];
  try {
    const [result] = await client.db('semantics').aggregate(pipeline).toArray();
    return result?.['value'];
  } catch (error) {
    if (!(error instanceof MongoServerError)) throw error;
    return { error: error.code };
  }
}

describe('an expression', () => {
  test.each(expressionCases.map((each) => ({ ...each, text: JSON.stringify(each.expression) })))(
    '$text',
    async ({ expression, of: document = {}, is }) => {
      const value = await evaluate(document, expression);
      expect(typeof is === 'object' && is !== null && 'error' in is ? JSON.stringify({ value }) : exact(value)).toBe(
        typeof is === 'object' && is !== null && 'error' in is ? JSON.stringify({ value: is }) : exact(is),
      );
    },
  );
});
