import { expect, jest, test } from '@jest/globals';
import { countryIdOf } from './index.js';

test('a country is looked for language by language: one that is written in English needs no other’s names', () => {
  const spy = jest.spyOn(Intl.DisplayNames.prototype, 'of');
  const asked = () => [
    ...new Set(spy.mock.contexts.map((names) => names instanceof Intl.DisplayNames && names.resolvedOptions().locale)),
  ];
  try {
    expect(countryIdOf('Sweden')).toBe('SE');
    expect(asked()).toEqual(['en']);
    expect(countryIdOf('Sverige')).toBe('SE');
    expect(asked()).toEqual(['en', 'sv']);
    expect(countryIdOf('the moon')).toBeNull();
    expect(asked().length).toBeGreaterThan(20);
  } finally {
    spy.mockRestore();
  }
});
