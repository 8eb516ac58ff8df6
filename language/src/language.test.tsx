import { expect, test } from '@jest/globals';
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import { render } from '@testing-library/react';
import { catalogueOf, pseudoMessage } from './catalogues/index.js';
import { compiled } from './compiler/small.js';
import {
  addCatalogue,
  inContext,
  inTongue,
  listed,
  locale,
  msg,
  numberText,
  pathIn,
  percentText,
  placedPath,
  preferredLanguage,
  requestedTongue,
  said,
  t,
  texts,
} from './index.js';
import { Trans } from './react/index.js';

addCatalogue('sv', {
  Save: ['Spara'],
  'Hello {name}': ['Hej ', ['name']],
  '{count, plural, one {# match} other {# matches}}': [
    ['count', 'plural', { offset: 0, one: ['#', ' träff'], other: ['#', ' träffar'] }],
  ],
  'a door\u0004Open': ['Öppna'],
  Open: ['Öppen'],
  'Read <terms>our terms</terms>, {name}': [['name'], ', läs <terms>våra villkor</terms>'],
});

test('a message is written in the language at hand, in English where it lacks there', () => {
  expect(t('Save')).toBe('Save');
  expect(inTongue('sv', () => t('Save'))).toBe('Spara');
  expect(inTongue('sv', () => t('Never translated, {name}', { name: 'Ada' }))).toBe('Never translated, Ada');
  expect(inTongue('sv', () => t('Hello {name}', { name: 'Ada' }))).toBe('Hej Ada');
  const later = msg('Save');
  expect(inTongue('sv', () => t(later))).toBe('Spara');
  expect(inTongue('sv', () => said('Save')())).toBe('Spara');
});

test('messages that are kept together are written when they are read', () => {
  const all = texts({ save: 'Save', levels: ['Open', { deep: 'Save' }] });
  const read = () => [all.save, ...all.levels.map((each) => (typeof each === 'string' ? each : each.deep))];
  expect(read()).toEqual(['Save', 'Open', 'Save']);
  expect(inTongue('sv', read)).toEqual(['Spara', 'Öppen', 'Spara']);
  expect(inTongue('sv', () => Object.entries(all)[0])).toEqual(['save', 'Spara']);
});

test('plurals follow each language', () => {
  const text = (count: number) => t('{count, plural, one {# match} other {# matches}}', { count });
  expect([0, 1, 1200].map(text)).toEqual(['0 matches', '1 match', '1,200 matches']);
  expect(inTongue('sv', () => [0, 1, 1200].map(text))).toEqual(['0 träffar', '1 träff', '1\u00a0200 träffar']);
  expect(inTongue('sv', locale)).toBe('sv-SE');
});

test('numbers, percentages and lists are written as the language at hand writes them', () => {
  const written = () => [
    numberText(62_000.5),
    numberText(2500, 2),
    numberText(-1),
    percentText(80),
    percentText(3.42, 1),
    t('{count, number} MB', { count: 1200 }),
    listed(['a', 'b', 'c'], 'or'),
    listed(['a', 'b'], 'and'),
    listed(['a', 'b', 'c']),
    listed([], 'and'),
  ];
  expect(written()).toEqual([
    '62,000.5',
    '2,500.00',
    '\u22121',
    '80%',
    '3.4%',
    '1,200 MB',
    'a, b or c',
    'a and b',
    'a, b, c',
    '',
  ]);
  expect(inTongue('sv', written)).toEqual([
    '62\u00a0000,5',
    '2\u00a0500,00',
    '\u22121',
    '80\u00a0%',
    '3,4\u00a0%',
    '1\u00a0200 MB',
    'a, b eller c',
    'a och b',
    'a, b, c',
    '',
  ]);
});

test('one English word may be two elsewhere', () => {
  expect(inTongue('sv', () => [t('Open'), inContext('a door', 'Open'), inContext('a shop', 'Open')])).toEqual([
    'Öppen',
    'Öppna',
    'Öppen',
  ]);
});

test('elements stand where the language has them, and a name is never taken for one', () => {
  const text = (name: string) => (
    <Trans message="Read <terms>our terms</terms>, {name}" values={{ name }} parts={{ terms: <em /> }} />
  );
  expect(render(text('<b>Ada</b>')).container.innerHTML).toBe('Read <em>our terms</em>, &lt;b&gt;Ada&lt;/b&gt;');
  const { container } = inTongue('sv', () => render(text('Ada')));
  expect(container.innerHTML).toBe('Ada, läs <em>våra villkor</em>');
});

test('what a browser reads messages with reads them as the library does', () => {
  const odd = [
    'Nothing to see',
    "It's {name}'s, '{not a place}' and ''quoted''",
    '{count, plural, =0 {none} one {# match of {total, number}} other {# matches}} here',
    '{n, plural, offset:1 one {you and # other} other {you and # others}}',
    '{kind, select, talent {{count, plural, one {# role} other {# roles}}} other {nothing}}',
    '{place, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}',
    '{when, date, short} and {share, number, percent}',
    '<b>{name}</b> # 1',
  ];
  for (const message of odd) expect([message, compiled(message)]).toEqual([message, compileMessageOrThrow(message)]);
  expect(() => compiled('{broken')).toThrow('cannot be read');
});

test('an address names its language', () => {
  expect(placedPath('/sv/faq')).toEqual({ tongue: 'sv', pathname: '/faq' });
  expect(placedPath('/sv')).toEqual({ tongue: 'sv', pathname: '/' });
  expect(placedPath('/svenska')).toEqual({ tongue: 'en', pathname: '/svenska' });
  expect(placedPath('/en/faq')).toEqual({ tongue: 'en', pathname: '/en/faq' });
  expect(['/', '/faq'].map((path) => pathIn('sv', path))).toEqual(['/sv', '/sv/faq']);
  expect(['/', '/faq'].map((path) => pathIn('en', path))).toEqual(['/', '/faq']);
});

test('the language that is liked best is found', () => {
  expect(preferredLanguage('sv-SE,sv;q=0.9,en;q=0.8')).toBe('sv');
  expect(preferredLanguage('de, en-GB;q=0.3, sv;q=0.7')).toBe('sv');
  expect(preferredLanguage('fr, sv;q=0')).toBeNull();
  expect(preferredLanguage('')).toBeNull();
});

test('an answer is in the language that its link names, else in the one that is liked best', () => {
  expect(requestedTongue('/api/file?page=2&language=sv', 'en')).toBe('sv');
  expect(requestedTongue('/api/file?language=en', 'sv')).toBe('en');
  expect(requestedTongue('/api/file?language=de', 'sv')).toBe('sv');
  expect(requestedTongue('/api/file', 'sv')).toBe('sv');
  expect(requestedTongue('/api/file?lang=sv', 'fr')).toBe('en');
  expect(requestedTongue('/api/file', 'xx')).toBe('xx');
});

test('the pseudo-language keeps places and tags', () => {
  const choices = pseudoMessage('{count, plural, one {# day} other {# days}}, {kind, select, a {this} other {that}}');
  expect(JSON.stringify(choices)).toContain('ðåýš');
  expect(pseudoMessage('Read <b>this</b>, {name}')).toEqual(['⟦', 'Ŕéåð <b>ţĥîš</b>, ', ['name'], '~~~~~~~~⟧']);
  expect(catalogueOf(['no-such-package'], 'sv')).toEqual({});
});
