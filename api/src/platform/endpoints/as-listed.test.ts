import { expect, test } from '@jest/globals';
import { ENDPOINTS, type ServedEndpoint } from '@vela/contracts/endpoint-table';
import { asListed } from './as-listed.js';

/** The bodies that say a currency, by endpoint. */
const bodies = Object.entries<ServedEndpoint>(ENDPOINTS).flatMap(([name, { body }]) =>
  body !== undefined && JSON.stringify(body.describe()).includes('"alsoWritten"') ? [{ name, body }] : [],
);

test('every body that says a currency says it where its spellings are read', () => {
  expect(bodies.map(({ name }) => name).sort()).toEqual([
    'choosePayCurrency',
    'countRoleReach',
    'createOpenRole',
    'reportHire',
    'reportOwnHire',
    'saveJobSeekerProfile',
    'updateOpenRole',
  ]);
  for (const { body } of bodies) {
    expect(JSON.stringify(body.describe()).split('"alsoWritten"')).toHaveLength(2);
    expect(asListed(body, { currency: 'NOK', text: 'NOK' })).toEqual({ currency: 'NOC', text: 'NOK' });
    for (const other of [{ currency: 'NOC' }, { currency: 'GBP' }, { currency: null }, { currency: ['NOK'] }, {}, null])
      expect(asListed(body, other)).toBe(other);
    expect(asListed(body, { currency: 'constructor' })).toEqual({ currency: 'constructor' });
  }
});
