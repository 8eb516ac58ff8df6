import { describe, expect, test } from '@jest/globals';
import { ENDPOINTS } from '@vela/contracts/endpoint-table';
import { openApiDocument } from './document.js';
import { referencePage } from './page.js';

const document = openApiDocument({ version: '1', cookieName: 'vela' });

/** Every `$ref` anywhere inside a value. */
function referencesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) =>
    key === '$ref' && typeof child === 'string' ? [child] : referencesIn(child),
  );
}

describe('the OpenAPI document', () => {
  test('describes every endpoint once', () => {
    const ids = Object.values(document.paths).flatMap((operations) =>
      Object.values(operations).map((operation) => (operation as { operationId: string }).operationId),
    );
    expect(ids.sort()).toEqual(Object.keys(ENDPOINTS).sort());
  });

  test('names every parameter of its paths', () => {
    for (const [path, operations] of Object.entries(document.paths)) {
      const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      for (const operation of Object.values(operations)) {
        const { parameters } = operation as { parameters: { name: string; in: string; required: boolean }[] };
        const inPath = parameters.filter((parameter) => parameter.in === 'path');
        expect(inPath.map(({ name }) => name)).toEqual(named);
        expect(inPath.every(({ required }) => required)).toBe(true);
      }
    }
  });

  test('refers to nothing that is not there', () => {
    for (const reference of referencesIn(document)) {
      const target = reference
        .split('/')
        .slice(1)
        .reduce<unknown>((at, key) => Object(at)[key], document);
      expect(target).toBeDefined();
    }
  });

  test('says what a body must hold', () => {
    const text = JSON.stringify(document.paths['/api/open-roles']);
    expect(text).toContain('"pattern":"^\\\\d{1,9}$"');
    expect(text).toContain('"additionalProperties":false');
    expect(text).toContain('"enum":["DKK","EUR","ISK","NOC","SEK","USD"]');
  });
});

test('the page shows every endpoint and needs no script', () => {
  const { html, styleHash } = referencePage(document);
  for (const name of Object.keys(ENDPOINTS)) expect(html).toContain(`id="${name}"`);
  expect(html).not.toContain('<script');
  expect(styleHash).toHaveLength(44);
});
