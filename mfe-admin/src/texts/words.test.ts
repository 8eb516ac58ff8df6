import { expect, test } from '@jest/globals';
import {
  ANALYTICS_EVENTS,
  AUDIT_ACTIONS,
  AUDIT_SUBJECTS,
  DOCUMENT_KINDS,
  MAIL_NAMES,
  MOVES_AND_BACK,
  OUTBOX_KINDS,
  SHOWN_LISTS,
} from '@vela/contracts/constants';
import { PATHS } from '@vela/contracts/routes';
import {
  BONUS_STATES,
  LEDGER_ACCOUNTS,
  MESSAGE_STATUSES,
  PAYMENT_CASE_ACTIONS,
  PAYMENT_CASE_KINDS,
  SKILL_SUGGESTION_DECISIONS,
  SUBSCRIBER_STATUSES,
  TERM_KINDS,
} from '@vela/contracts/schemas';
import { addCatalogue, inTongue, languages, SOURCE_LANGUAGE } from '@vela/language';
import { catalogueOf } from '@vela/language/catalogues';
import { actionText, detailsText } from '../features/audit/entry-text.js';
import { ACTION_TEXTS, DETAIL_VALUES, SUBJECT_TEXTS } from '../features/audit/texts.js';
import { MAIL_TEXTS, messageText, OUTBOX_KIND_TEXTS } from '../features/outbox/texts.js';
import { EVENT_TEXTS, PAGE_TEXTS } from '../features/overview/texts.js';

for (const language of languages)
  if (language !== SOURCE_LANGUAGE) addCatalogue(language, catalogueOf(['mfe-admin'], language));

type Words = Readonly<Record<string, string | undefined>>;
const KINDS: readonly (readonly [string, Words, readonly string[]])[] = [
  ['actions of the audit log', ACTION_TEXTS, AUDIT_ACTIONS],
  ['its subjects', SUBJECT_TEXTS, AUDIT_SUBJECTS],
  ['mails', MAIL_TEXTS, MAIL_NAMES],
  ['kinds of messages', OUTBOX_KIND_TEXTS, OUTBOX_KINDS],
  ['events', EVENT_TEXTS, ANALYTICS_EVENTS],
  ['pages', PAGE_TEXTS, Object.keys(PATHS)],
  [
    'values of details',
    DETAIL_VALUES,
    [
      ...BONUS_STATES,
      ...DOCUMENT_KINDS,
      ...LEDGER_ACCOUNTS,
      ...MESSAGE_STATUSES,
      ...MOVES_AND_BACK,
      ...PAYMENT_CASE_ACTIONS,
      ...PAYMENT_CASE_KINDS,
      ...SKILL_SUGGESTION_DECISIONS,
      ...SHOWN_LISTS,
      ...SUBSCRIBER_STATUSES,
      ...TERM_KINDS,
    ],
  ],
];

test.each(KINDS)('%s are words in every language, and no two are called the same', (_, words, codes) => {
  for (const language of languages) {
    const told = inTongue(language, () => codes.map((code) => words[code] ?? `no text for ${code}`));
    expect(told.filter((text) => text.startsWith('no text'))).toEqual([]);
    // Whoever looks for one among others must be able to tell them apart.
    if (words !== DETAIL_VALUES) expect(new Set(told).size).toBe(codes.length);
  }
});

test('a look at people says which list, how often and how many', () => {
  const details = [
    { name: 'list', value: 'users' },
    { name: 'searched', value: true },
    { name: 'looks', value: 3 },
    { name: 'count', value: 75 },
  ];
  const told = () => [
    actionText({ action: 'admin.peopleShown' }),
    detailsText({ action: 'admin.peopleShown', details }),
  ];
  expect(told()).toEqual([
    'People looked at',
    'list: accounts · words searched for: yes · looks: 3 · number of lines: 75',
  ]);
  expect(inTongue('sv', told)).toEqual([
    'Personer visade',
    'lista: konton · sökte på ord: ja · visningar: 3 · antal rader: 75',
  ]);
});

test('details and messages are written out in the language at hand', () => {
  const entry = {
    action: 'money.caseOpened',
    details: [
      { name: 'kind', value: 'dispute' },
      // Left blank.
      { name: 'answer', value: '' },
      { name: 'amountOre', value: 200_000 },
      { name: 'late', value: true },
      { name: 'reason', value: 'close' },
    ],
  };
  const told = () => [detailsText(entry), messageText({ kind: 'mail', template: 'requestReceived' })];
  expect(told()).toEqual([
    'kind: disputed · amount: 2,000\u00a0SEK · told late: yes · reason: close',
    'Mail: New request',
  ]);
  expect(inTongue('sv', told)).toEqual([
    'slag: bestridd · belopp: 2\u00a0000\u00a0SEK · sent anmäld: ja · skäl: close',
    'Mejl: Ny förfrågan',
  ]);
});
