import { once } from 'node:events';
import { createServer } from 'node:http';
import { expect, test } from '@jest/globals';
import { API_VERSION, createProvider } from './provider.js';

test('every call to the provider names the version that this product is written for', async () => {
  const versions: unknown[] = [];
  const server = createServer((request, response) => {
    versions.push(request.headers['stripe-version']);
    response
      .setHeader('content-type', 'application/json')
      .end(JSON.stringify({ id: 'pi_1', object: 'payment_intent' }));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = address !== null && typeof address === 'object' ? address.port : 0;
  const provider = createProvider({
    stripe: {
      secretKey: 'sk_test_1',
      publishableKey: 'pk_test_1',
      webhookSecret: 'whsec_1',
      scriptUrl: null,
      apiUrl: `http://127.0.0.1:${port}`,
    },
  });
  await provider?.paymentIntents.retrieve('pi_1');
  await provider?.paymentIntents.create({ amount: 250_000, currency: 'sek' }, { idempotencyKey: 'one' });
  server.close();
  expect(versions).toEqual([API_VERSION, API_VERSION]);
});
