import { expect, test } from '@jest/globals';
import { startTestStore } from '../../../tests/support/store.js';
import { environmentFor } from '../../../tests/support/surroundings.js';
import { readConfig } from '../../config/index.js';
import { startServer } from '../../server.js';

test('production does not start on the embedded store, wherever its address comes from', async () => {
  const store = await startTestStore();
  try {
    const config = readConfig(environmentFor(store.uri, 'http://127.0.0.1:1'));
    const started = startServer({ ...config, environment: 'production' });
    // The tests may be run on a MongoDB.
    if (process.env['MONGODB_URI'] === undefined)
      await expect(started).rejects.toThrow('MONGODB_URI leads to the embedded store');
    else await (await started).stop();
  } finally {
    await store.stop();
  }
});
