import { afterEach, expect, jest, test } from '@jest/globals';
import { everySlice } from '../testing/open-shell.js';
import { fetchRegistry, inlinedRegistry } from './registry.js';

const page = (content: string): Document =>
  new DOMParser().parseFromString(`<script type="application/json" id="remotes">${content}</script>`, 'text/html');

afterEach(() => {
  jest.restoreAllMocks();
});

test('the registry that came with the page is read', () => {
  expect(inlinedRegistry(page(JSON.stringify(everySlice)))).toEqual(everySlice);
});

test.each(['', '{"mf_public":'])('a page that carries %j has none', (content) => {
  expect(inlinedRegistry(page(content))).toBeNull();
});

test('a page without the element has none', () => {
  expect(inlinedRegistry(new DOMParser().parseFromString('<p>Hello</p>', 'text/html'))).toBeNull();
});

test('a malformed entry is told and left out, the others stay', () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { mf_public } = everySlice;
  expect(inlinedRegistry(page(JSON.stringify({ mf_public, mf_payments: {} })))).toEqual({ mf_public });
  expect(warn).toHaveBeenCalledWith('The entry of mf_payments is malformed.');
});

test('the registry in service is asked for past every cache', async () => {
  const fetcher = jest.fn<typeof fetch>(() => Promise.resolve(Response.json(everySlice)));
  expect(await fetchRegistry(fetcher)).toEqual(everySlice);
  expect(fetcher).toHaveBeenCalledWith('/remotes.json', expect.objectContaining({ cache: 'no-store' }));
});

test('a registry that answers with an error, or not with JSON, is refused', async () => {
  await expect(fetchRegistry(() => Promise.resolve(new Response('', { status: 502 })))).rejects.toThrow('answered 502');
  await expect(fetchRegistry(() => Promise.resolve(new Response('<html>')))).rejects.toThrow('not valid JSON');
});
