import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { API_VERSION, FOLLOWED_EVENTS } from './index.js';

const DOCS = path.resolve(__dirname, '../../../../docs');

/** @returns the provider's events that a document names; one that begins with a dot goes on from the one before it */
function eventsIn(document: string): readonly string[] {
  let subject = '';
  return [
    ...readFileSync(path.join(DOCS, document), 'utf8').matchAll(/`((?:payment_intent|charge|refund)?[\w.]*\.\w+)`/g),
  ]
    .map(([, name = '']) => {
      if (!name.startsWith('.')) subject = name.slice(0, name.lastIndexOf('.'));
      return name.startsWith('.') ? subject + name : name;
    })
    .filter((name) => /^(?:payment_intent|charge|refund)\./.test(name));
}

test('going live names the events that are followed, and no other document names some of them', () => {
  expect([...eventsIn('going-live.md')].sort()).toEqual([...FOLLOWED_EVENTS].sort());
  expect(eventsIn('settings.md')).toEqual([]);
  expect(readFileSync(path.join(DOCS, 'going-live.md'), 'utf8')).toContain(`\`${API_VERSION}\``);
});
