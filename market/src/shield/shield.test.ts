import { describe, expect, test } from '@jest/globals';
import { coreOfName, domainKeysOf, isShielded } from './index.js';

const kompass = { id: '1', name: 'Kvist & Kompass AB', keys: ['org:SE:5560000001', 'vat:SE:SE556000000101'] };
const named = (name: string) => ({ companyId: null, nameCore: coreOfName(name), keys: [] });

test.each([
  ['Kvist & Kompass AB', 'kvistkompass'],
  ['KVIST  &  KOMPASS', 'kvistkompass'],
  ['Łódzka Spółka Sp. z o.o.', 'lodzkaspolka'],
  ['Müller GmbH & Co. KG', 'muller'],
  ['Øresund Oy', 'oresund'],
  ['AB', 'ab'],
])('"%s" is told by "%s"', (name, core) => {
  expect(coreOfName(name)).toBe(core);
});

describe('a name that is given in advance', () => {
  test.each(['Kompass', 'kvist', 'KVIST & KOMPASS', 'Kvist och'.slice(0, 5), 'kvist kompass ab', 'komp', 'Kvíst'])(
    '"%s" keeps Kvist & Kompass away',
    (name) => {
      expect(isShielded(named(name), kompass)).toBe(true);
    },
  );

  test.each(['ompass', 'Kompassen', 'ab', 'k', '', 'Nordlys'])('"%s" does not', (name) => {
    expect(isShielded(named(name), kompass)).toBe(false);
  });

  test.each([
    ['Volvo', 'Vоlvo Cars AB', 'a look-alike of another alphabet'],
    ['Volvo', 'Vol\u3164vo AB', 'what nobody sees'],
    ['Volvo Cars', 'VolvoCars AB', 'a blank less'],
    ['VolvoCars', 'Volvo Cars AB', 'a blank more'],
    ['Kvist Kompass', 'Ꮶvist & Κompass', 'look-alikes of two alphabets'],
  ])('"%s" keeps "%s" away: %s', (name, company) => {
    expect(isShielded(named(name), { id: '2', name: company, keys: [] })).toBe(true);
  });

  test('knows a letter that no accent makes', () => {
    expect(isShielded(named('lodz'), { id: '2', name: 'Łódzka Spółka', keys: [] })).toBe(true);
  });
});

describe('a company that is blocked', () => {
  const blocked = { companyId: '1', nameCore: coreOfName(kompass.name), keys: kompass.keys };
  test.each([
    ['itself, under another name', { id: '1', name: 'Other', keys: [] }, true],
    ['with the same organization number', { id: '2', name: 'Other', keys: ['org:SE:5560000001'] }, true],
    ['with the same VAT number', { id: '2', name: 'Other', keys: ['vat:SE:SE556000000101'] }, true],
    ['called the same', { id: '2', name: 'kvist och kompass'.replace(' och', ' &'), keys: [] }, true],
    ['that is another', { id: '2', name: 'Kompass Media', keys: ['org:SE:5560000019'] }, false],
  ])('%s', (_what, company, shielded) => {
    expect(isShielded(blocked, company)).toBe(shielded);
  });

  test.each([
    ['Kompass.example ', 'kompass.example'],
    ['www.kompass.se', 'kompass.se'],
    ['kompass.se', 'se.kompass.se'],
    ['jobb.kompass.co.uk', 'uk.kompass.co.uk'],
    ['åkeriet.se', 'xn--keriet-hua.se'],
  ])('that was named by "%s" is known by "%s"', (named, proven) => {
    const shield = { companyId: null, nameCore: '', keys: domainKeysOf(named) };
    expect(isShielded(shield, { ...kompass, keys: domainKeysOf(proven) })).toBe(true);
  });

  test.each([
    ['kompass.se', 'kompassen.se'],
    ['kompass.co.uk', 'kvist.co.uk'],
    ['kompass.github.io', 'kvist.github.io'],
  ])('that was named by "%s" is not "%s"', (named, proven) => {
    const shield = { companyId: null, nameCore: '', keys: domainKeysOf(named) };
    expect(isShielded(shield, { ...kompass, keys: domainKeysOf(proven) })).toBe(false);
  });
});
