import { createHash } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { FILLED_STYLE } from '@vela/contracts/remote';
import { inlineOf, withoutNonces } from './inline.js';

const sha = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

test('what stands in a page is named by its hash, once, and what is not run needs no leave', () => {
  const { scripts, styles } = inlineOf(
    '<script>go();</script><style data-styled="true">p { margin: 0; }</style>',
    '<script>go();</script><script defer src="/main.js"></script>',
    '<script type="application/json" id="remotes">{}</script>',
    '<script type="application/ld+json" data-page-head>{}</script>',
  );
  expect(scripts).toEqual([sha('go();')]);
  expect(styles).toEqual([sha('p { margin: 0; }'), sha(FILLED_STYLE), sha('')]);
});

test('a line ends as browsers read it', () => {
  expect(inlineOf('<script>a();\r\nb();\rc();</script>').scripts).toEqual([sha('a();\nb();\nc();')]);
});

test('a shell that was built with places for a nonce is served without', () => {
  expect(withoutNonces('<script nonce="{{nonce}}">go();</script>')).toBe('<script>go();</script>');
});
