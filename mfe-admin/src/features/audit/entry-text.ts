import { AUDIT_ACTIONS, type AuditAction } from '@vela/contracts/constants';
import type { AdminAuditEntry } from '@vela/contracts/schemas';
import type { AutocompleteOption } from '@vela/design-system/autocomplete';
import { groupedNumber } from '@vela/formats';
import { t } from '@vela/language';
import { dayCell, momentCell, oreCell, wordsOf } from '../../texts/texts.js';
import { ACTION_GROUPS, ACTION_TEXTS, type ActionGroup, DETAIL_NAMES, DETAIL_VALUES, SUBJECT_TEXTS } from './texts.js';

type Detail = AdminAuditEntry['details'][number];

/** Details whose value is one of the API’s words; all other texts are people’s or names. */
const CODED = new Set([
  'account',
  'action',
  'answer',
  'before',
  'decision',
  'kind',
  'list',
  'state',
  'status',
  'where',
]);
const DAYS = new Set(['on', 'paidOn']);
const NUMBERS_OF_NOTHING = new Set(['number', 'receiptNumber']);

/** @returns what was done in words */
export const actionText = ({ action }: Pick<AdminAuditEntry, 'action'>): string => wordsOf(ACTION_TEXTS, action);

const groupOf = (action: AuditAction): ActionGroup => action.slice(0, action.indexOf('.')) as ActionGroup;

/** @returns what the log can be narrowed to: all that begins alike, such as `money.`, and each action, by the words of its rows */
export function actionOptions(): readonly AutocompleteOption[] {
  const groups = [...new Set(AUDIT_ACTIONS.map(groupOf))];
  return groups.flatMap((name) => {
    const group = ACTION_GROUPS[name];
    const actions = AUDIT_ACTIONS.filter((action) => groupOf(action) === name);
    return [
      { value: `${name}.`, label: t('{name}: all', { name: group }), group },
      // The log's own word for it is found, too.
      ...actions.map((action) => ({ value: action, label: ACTION_TEXTS[action], aliases: [action], group })),
    ];
  });
}

/** @returns what it is about in words */
export const subjectText = ({ subject }: Pick<AdminAuditEntry, 'subject'>): string => wordsOf(SUBJECT_TEXTS, subject);

function valueText({ name, value }: Detail, action: string): string {
  if (value === null) return '–';
  if (typeof value === 'boolean') return value ? t('yes') : t('no');
  if (typeof value === 'number') {
    if (name.endsWith('Ore')) return oreCell(value);
    return NUMBERS_OF_NOTHING.has(name) ? String(value) : groupedNumber(value);
  }
  if (DAYS.has(name)) return dayCell(value);
  if (name === 'publishedAt') return momentCell(value);
  const coded = CODED.has(name) || (name === 'reason' && action.startsWith('account.'));
  return coded ? wordsOf(DETAIL_VALUES, value) : value;
}

/** @returns the details of an entry, such as 'kind: disputed · amount: 2,000 SEK'; what was left blank is none */
export const detailsText = ({ action, details }: Pick<AdminAuditEntry, 'action' | 'details'>): string =>
  details
    .filter(({ value }) => value !== '')
    .map((detail) =>
      t('{name}: {value}', { name: wordsOf(DETAIL_NAMES, detail.name), value: valueText(detail, action) }),
    )
    .join(' · ') || '–';
