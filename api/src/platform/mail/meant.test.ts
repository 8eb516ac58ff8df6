import { beforeAll, expect, test } from '@jest/globals';
import { inTongue, type Language } from '@vela/language';
import { loadCatalogues } from '@vela/language/catalogues';
import { subjectOfMail } from './subject.js';
import { meetingTime } from './writing/meant.js';

beforeAll(() => loadCatalogues(['api', 'formats', 'market']));

const plain = (text: string | null): string => (text ?? '').replace(/\s/gu, ' ');
const subject = (language: Language, template: string, values: Record<string, string>): string =>
  inTongue(language, () => plain(subjectOfMail({ template, values })));

test.each([
  ['refundMade', { amount: '250000' }, '2,500.00 SEK', '2 500,00 SEK'],
  ['disputeOpened', { amount: '1050' }, '10.50 SEK', '10,50 SEK'],
  ['paymentDiffers', { amount: '-100' }, '−1.00 SEK', '−1,00 SEK'],
  ['accountEnds', { endsOn: '2027-04-30' }, '30 April 2027', '30 april 2027'],
  ['requestReminder', { companyName: 'Nordlys', lastDay: '2027-04-30T21:30:00.000Z' }, '30 April', '30 april'],
  [
    'meetingSet',
    { otherName: 'Ada', when: meetingTime(new Date('2027-04-30T12:00:00Z'), 'Europe/Helsinki') },
    'Friday 30 April at 15:00',
    'fredag 30 april kl. 15:00',
  ],
])('what %s tells follows its reader’s language', (template, values, english, swedish) => {
  expect(subject('en', template, values)).toContain(english);
  expect(subject('sv', template, values)).toContain(swedish);
});

test('what was kept in words stays in those words', () => {
  for (const [template, values, words] of [
    ['refundMade', { amount: '2 500,00 SEK' }, '2 500,00 SEK'],
    ['requestReminder', { companyName: 'Nordlys', lastDay: '30 april' }, '30 april'],
    ['meetingSet', { otherName: 'Ada', when: 'fredag 30 april kl. 14:00 CEST' }, 'fredag 30 april kl. 14:00 CEST'],
  ] as const)
    expect(subject('en', template, values)).toContain(words);
});
