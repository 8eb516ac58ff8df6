import { expect, test } from '@jest/globals';
import { mongo } from 'mongoose';
import { MongoError, MongoErrorLabel } from './mongo-errors.js';
import { toAppError } from './translate.js';

test('who met others until nobody waited any longer may ask again, and is told that nothing was done', () => {
  const conflict = new MongoError('Write conflict');
  expect(toAppError(conflict).status).toBe(500);
  conflict.addErrorLabel(MongoErrorLabel.TransientTransactionError);
  expect(toAppError(conflict)).toMatchObject({ status: 503, headers: { 'retry-after': expect.any(String) } });
  expect(toAppError(conflict).message).toContain('Nothing was done');
});

test('a line that broke while several records were written is a store that is away, whatever the driver makes of it', () => {
  const broken = new mongo.MongoNetworkError('Connection to 127.0.0.1:1 interrupted');
  // As the driver's bulk writes hand on what they caught.
  const handedOn = new mongo.MongoBulkWriteError(broken, {} as never);
  expect(handedOn).not.toBeInstanceOf(mongo.MongoNetworkError);
  expect(toAppError(handedOn)).toMatchObject({ status: 503, headers: { 'retry-after': expect.any(String) } });
  const refused = new mongo.MongoBulkWriteError({ message: 'E11000', code: 11_000 }, {} as never);
  expect(toAppError(refused).status).toBe(500);
});
