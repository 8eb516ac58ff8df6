import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { beforeAll, expect, test } from '@jest/globals';
import { addCatalogue, t } from '@vela/language';
import { catalogueOf } from '@vela/language/catalogues';
import { ask } from '../tests/support/exchange.js';
import { answerProblem } from './problem.js';

beforeAll(() => addCatalogue('sv', catalogueOf(['gateway'], 'sv')));

type Headers = Readonly<Record<string, string>>;

async function told(
  path: string,
  headers: Headers,
  method = 'GET',
  detail = () => t('Nothing was deployed here yet.'),
) {
  const server = createServer((_request, response) => answerProblem(response, 503, 'Service Unavailable', detail));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  try {
    const { port } = server.address() as AddressInfo;
    const { status, headers: said, body } = await ask(port, path, { method, headers });
    return { status, said, text: body.toString() };
  } finally {
    server.close();
  }
}

const PAGE = { accept: 'text/html' };

test.each<[string, string, Headers, string]>([
  ['a script of a Swedish page', '/api/roles', { 'accept-language': 'sv' }, 'Här är ingenting driftsatt än.'],
  [
    'a script that asks the API’s root',
    '/api?x=1',
    { cookie: 'vela-language=sv', accept: '*/*' },
    'Nothing was deployed here yet.',
  ],
  ['a script of an English page', '/api/roles', { cookie: 'vela-language=sv' }, 'Nothing was deployed here yet.'],
])('%s is told in its language, as a problem document', async (_, path, headers, sentence) => {
  const { said, text } = await told(path, headers);
  expect(said['content-type']).toBe('application/problem+json');
  expect(JSON.parse(text)).toMatchObject({ status: 503, title: 'Service Unavailable', detail: sentence });
});

test.each<[string, string, Headers, string]>([
  ['whose address is Swedish', '/sv/faq', { ...PAGE, 'accept-language': 'en' }, 'sv'],
  ['whose visitor chose Swedish', '/', { ...PAGE, cookie: 'vela-language=sv' }, 'sv'],
  ['that a link of a Swedish page led to', '/api/statement?language=sv', { ...PAGE, 'accept-language': 'en' }, 'sv'],
  ['whose visitor speaks neither', '/faq', { ...PAGE, 'accept-language': 'fr' }, 'en'],
])('a page %s says in a page of that language why there is none', async (_, path, headers, language) => {
  const { status, said, text } = await told(path, headers);
  expect(status).toBe(503);
  expect(said['content-type']).toBe('text/html; charset=utf-8');
  expect(said['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-/);
  expect(said['retry-after']).toBe('2');
  expect(text).toContain(`<html lang="${language}">`);
  expect(text).toContain(language === 'sv' ? 'Sidan kan inte visas' : 'This page cannot be shown');
  expect(text).toContain(`href="${language === 'sv' ? '/sv' : '/'}"`);
});

test('the page is nobody else’s, and its policy allows the very style that it has', async () => {
  const { said, text } = await told('/faq', PAGE);
  expect(said).toMatchObject({
    'cache-control': 'no-store',
    vary: 'Accept, Accept-Language, Cookie',
    'x-content-type-options': 'nosniff',
  });
  const style = /<style>([\s\S]*)<\/style>/.exec(text)?.[1] ?? '';
  const hash = createHash('sha256').update(style).digest('base64');
  expect(said['content-security-policy']).toContain(`style-src 'sha256-${hash}'`);
});

test('the page says text, whatever stands in the sentence or in the address', async () => {
  const { text } = await told('/sv/"><script>alert(1)</script>', PAGE, 'GET', () => '<img src=x onerror="alert(1)">');
  expect(text).toContain('<p>&#60;img src=x onerror=&#34;alert(1)&#34;&#62;</p>');
  expect(text).not.toMatch(/<(?:img|script)|alert\(1\)<\//);
});

test('HEAD is told what GET would be', async () => {
  const { status, said, text } = await told('/faq', PAGE, 'HEAD');
  expect([status, said['content-type'], text]).toEqual([503, 'text/html; charset=utf-8', '']);
});
