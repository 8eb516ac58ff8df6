import { expect, test } from '@jest/globals';
import { MongoError, MongoErrorLabel } from './mongo-errors.js';
import { toAppError } from './translate.js';

test('who met others until nobody waited any longer may ask again, and is told that nothing was done', () => {
  const conflict = new MongoError('Write conflict');
  expect(toAppError(conflict).status).toBe(500);
  conflict.addErrorLabel(MongoErrorLabel.TransientTransactionError);
  expect(toAppError(conflict)).toMatchObject({ status: 503, headers: { 'retry-after': expect.any(String) } });
  expect(toAppError(conflict).message).toContain('Nothing was done');
});
