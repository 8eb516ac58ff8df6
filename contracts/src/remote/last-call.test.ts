import { expect, test } from '@jest/globals';
import { lastCallText, readLastCall } from './last-call.js';

const call = { trace: '0af7651916cd43dd8448eb211c80319c', span: 'b7ad6b7169203331', ms: 120 };

test('what a page tells of a call is read as it was told', () => {
  expect(readLastCall(lastCallText({ ...call, ms: 119.6 }))).toEqual(call);
});

test.each([null, '', 'Ada', `${lastCallText(call)}x`, lastCallText({ ...call, ms: 1e9 })])(
  '%j tells nothing',
  (text) => {
    expect(readLastCall(text)).toBeNull();
  },
);
