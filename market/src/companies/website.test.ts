import { expect, test } from '@jest/globals';
import { readWebsite } from './index.js';

test.each([
  ['', null],
  ['  ', null],
  ['example.com', 'https://example.com/'],
  ['HTTPS://WWW.Example.com/Jobs?a=1#b', 'https://www.example.com/Jobs?a=1#b'],
  ['https://räksmörgås.se', 'https://xn--rksmrgs-5wao1o.se/'],
])('"%s" is read as %s', (typed, url) => expect(readWebsite(typed)).toEqual({ url, problem: null }));

test.each([
  'http://example.com',
  'javascript:alert(1)',
  'JavaScript:alert(1)//example.com',
  'java\tscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'ftp://example.com',
  'https://user@example.com',
  'https://bank.example@evil.com',
  'https://example.com:8443',
  'https://localhost',
  'https://127.0.0.1',
  'https://[::1]/',
  'https://2130706433',
  'https://intranet',
  'https://',
  'not an address',
  `https://example.com/${'a'.repeat(200)}`,
])('%s is refused with a sentence', (typed) => {
  expect(readWebsite(typed).url).toBeNull();
  expect(readWebsite(typed).problem).toMatch(/\w/);
});
