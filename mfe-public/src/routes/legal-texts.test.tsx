import { createHash } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { BUSINESS_TERMS_ANCHOR, LEGAL_TEXT_NAMES, LEGAL_TEXTS, type LegalTextName } from '@vela/contracts/legal';
import { PATHS } from '@vela/contracts/routes';
import { openSlice } from '@vela/tooling/testing';
import { routes } from '../expose/routes.js';

/** What a reader reads in each version of a text, in English, which applies; as hashes, the first is that of version 1. */
const HELD: Readonly<Record<LegalTextName, readonly string[]>> = {
  'general-terms': ['1b918cda850351d9'],
  'general-terms-business': ['350ca7375a094d9e'],
  'privacy-policy': ['cd596ea0f4cd5d34'],
};

/** @returns the elements of a page's text, one below the other */
async function partsOf(path: string, title: string): Promise<readonly Element[]> {
  const { container } = openSlice({ routes, path });
  await screen.findByRole('heading', { level: 1, name: title });
  return [...(container.querySelector('h2')?.parentElement?.children ?? [])];
}

async function readIn(name: LegalTextName): Promise<string> {
  const parts =
    name === 'privacy-policy'
      ? await partsOf(PATHS.privacyPolicy, 'Privacy policy')
      : await partsOf(PATHS.terms, 'Terms and conditions');
  const business = parts.findIndex(({ id }) => id === BUSINESS_TERMS_ANCHOR);
  const own =
    name === 'privacy-policy'
      ? parts
      : name === 'general-terms'
        ? parts.slice(0, business)
        : parts.slice(Math.max(business, 0));
  const words = own.map(({ textContent }) => textContent.replaceAll(/\s+/g, ' ').trim());
  expect(words.join('').length).toBeGreaterThan(1000);
  return words.join('\n');
}

test.each(LEGAL_TEXT_NAMES)('%s says in its version what people agreed to', async (name) => {
  const held = HELD[name];
  expect(held).toHaveLength(LEGAL_TEXTS[name].versions.length);
  const hash = createHash('sha256')
    .update(await readIn(name))
    .digest('hex')
    .slice(0, 16);
  if (hash !== held.at(-1))
    throw new Error(
      `The text “${name}” reads otherwise than in its version ${held.length}, and is now ${hash}. Where its meaning changed, add a ` +
        'version to contracts/src/legal/legal-texts.ts with a sentence on the change, and this hash behind the others here: everybody ' +
        'is asked again. Where it did not (a typing error, a heading), or nobody real has agreed to anything yet, put this hash in the ' +
        'place of the last one.',
    );
});
