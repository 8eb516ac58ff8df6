/** @jest-environment node */
import { expect, test } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import { unescaped } from './unescaped.js';

test.each(['A & B', '"Nordlys" <b>', "Ada's", 'how to write &lt; and &amp;amp;'])(
  '%s is read as it was written',
  (text) => {
    const [, written = ''] = /^<title>(.*)<\/title>$/.exec(renderToStaticMarkup(<title>{text}</title>)) ?? [];
    expect(unescaped(written)).toBe(text);
  },
);
