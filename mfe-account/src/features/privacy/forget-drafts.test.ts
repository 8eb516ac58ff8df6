import { expect, test } from '@jest/globals';
import { STORAGE_KEYS } from '@vela/contracts/constants';
import { forgetDrafts } from './forget-drafts.js';

test('drafts of every kind end with the account, what is the device’s own stays', () => {
  localStorage.setItem(`${STORAGE_KEYS.talentDraft}.abc.profile`, '{"aboutMe":"Hello"}');
  localStorage.setItem(`${STORAGE_KEYS.addRole}.abc.def`, '{}');
  localStorage.setItem(`${STORAGE_KEYS.addRole}.abc.def.description`, 'We build');
  localStorage.setItem(STORAGE_KEYS.companyLink, 'token');
  localStorage.setItem(STORAGE_KEYS.referral, 'code');
  forgetDrafts(localStorage);
  expect(Object.keys(localStorage)).toEqual([STORAGE_KEYS.referral]);
});
