import { expect, test } from '@jest/globals';
import { SESSION_STORAGE_KEYS, STORAGE_KEYS } from '@vela/contracts/constants';
import { enteredEarlyKey } from '@vela/contracts/remote';
import { forgetDrafts } from './forget-drafts.js';

const leaver = 'a'.repeat(24);
const other = 'b'.repeat(24);

test('drafts of every kind end with the account; what is the device’s own, or somebody else’s, stays', () => {
  const written = { ...STORAGE_KEYS };
  for (const stem of [written.talentDraft, written.recruiterDraft, written.conversation, written.addRole])
    for (const user of [leaver, other]) localStorage.setItem(`${stem}.${user}.form`, '{}');
  localStorage.setItem(`${written.scoreContest}.${leaver}.new`, '{}');
  localStorage.setItem(written.companyLink, 'token');
  localStorage.setItem(written.referral, 'code');
  localStorage.setItem(written.scheme, 'dark');
  sessionStorage.setItem(SESSION_STORAGE_KEYS.contactMessage, '{"message":"Hello"}');
  sessionStorage.setItem(enteredEarlyKey('/privacy'), '{}');
  sessionStorage.setItem(SESSION_STORAGE_KEYS.renewed, '1');
  forgetDrafts(window, leaver);
  expect(Object.keys(localStorage).toSorted()).toEqual(
    [
      ...[written.talentDraft, written.recruiterDraft, written.conversation, written.addRole].map(
        (stem) => `${stem}.${other}.form`,
      ),
      written.referral,
      written.scheme,
    ].toSorted(),
  );
  expect(Object.keys(sessionStorage)).toEqual([SESSION_STORAGE_KEYS.renewed]);
});
