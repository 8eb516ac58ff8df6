import { expect, test } from '@jest/globals';
import { readEmployerDomain } from './index.js';

test.each([
  'tidvatten.se',
  ' Tidvatten.SE ',
  'www.tidvatten.se',
  'https://www.tidvatten.se/',
  'http://tidvatten.se:8080/om-oss?a=1#b',
  'tidvatten.se/jobb',
  'tidvatten.se.',
  'anna@tidvatten.se',
])('"%s" is the domain of its company', (typed) =>
  expect(readEmployerDomain(typed)).toEqual({ domain: 'tidvatten.se', problem: null }),
);

test.each([
  ['', null],
  ['  ', null],
  ['jobs.tidvatten.se', 'jobs.tidvatten.se'],
  ['www.se', 'www.se'],
  ['https://räksmörgås.se/', 'xn--rksmrgs-5wao1o.se'],
])('"%s" is read as %s', (typed, domain) => expect(readEmployerDomain(typed)).toEqual({ domain, problem: null }));

test.each([
  'nope',
  'not an address',
  'https://',
  '127.0.0.1',
  'https://[::1]/',
  'localhost:3000',
  `${'a'.repeat(260)}.se`,
])('%s is refused with a sentence', (typed) => {
  expect(readEmployerDomain(typed).domain).toBeNull();
  expect(readEmployerDomain(typed).problem).toMatch(/\w/);
});
