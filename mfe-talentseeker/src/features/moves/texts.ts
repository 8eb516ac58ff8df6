import type { Move, MoveOrBack } from '@vela/contracts/constants';
import type { MatchMove } from '@vela/contracts/schemas';
import { inContext, t, texts } from '@vela/language';

interface MoveChoice {
  readonly value: Move;
  readonly label: string;
  readonly description: string;
}

/** @returns where somebody can be moved to */
export const moveChoices = (): readonly MoveChoice[] => [
  { value: 'up', label: t('Up'), description: t('Above the list, whatever the score says.') },
  { value: 'down', label: t('Down'), description: t('At the end of the list.') },
  {
    value: 'aside',
    label: t('Aside'),
    description: t('Folded away behind a line above the list; shown again, they keep their place.'),
  },
];

const DONE: Readonly<Record<Move, string>> = texts({ up: 'Put up', down: 'Put down', aside: 'Put aside' });

/** @returns what was done with somebody in a list */
export const movedText = (where: MoveOrBack): string =>
  where === 'back' ? inContext('a talent who was moved', 'Put back') : DONE[where];

function movedByWhomText(where: Move, who: string): string {
  switch (where) {
    case 'up':
      return t('Put up by {who}', { who });
    case 'down':
      return t('Put down by {who}', { who });
    case 'aside':
      return t('Put aside by {who}', { who });
  }
}

/** @returns who put somebody where and why, on the card */
export function movedByText({ where, own, by, reason }: MatchMove): string {
  const who = own ? inContext('who did it', 'you') : by === '' ? t('a colleague') : by;
  const text = movedByWhomText(where, who);
  return reason === '' ? text : `${text}: ${reason}`;
}

export const MOVE_TEXTS = texts({
  move: 'Move in this list',
  title: 'Move in this list',
  lead: 'You decide, not the score. Nobody else’s score or order changes. Your company reads who moved whom and why; the talent reads that a recruiter did, not which company and not why.',
  where: 'Where to',
  reason: 'Reason',
  reasonHint: 'For your colleagues and for you later.',
  save: 'Move',
  putBack: 'Put back',
  undo: 'Undo',
  putUp: 'Put up by your company',
  putDown: 'Put down by your company',
  log: 'Log of moves',
  logLead:
    'Whom you and your colleagues put up, down or aside in a role’s list, when and why. Scores and the order of everybody else stay as the rule has them. Entries are kept for two years and cannot be changed.',
  when: 'When',
  who: 'By',
  role: 'Role',
  what: 'What',
  why: 'Reason',
  you: 'You',
  left: 'A former colleague',
  hidden: 'Not visible now',
  holds: 'Holds now',
  empty: 'Nobody was moved yet',
  emptyLead: 'On a role’s page, every match can be put up, down or aside, with a reason.',
  toRoles: 'To your roles',
  failed: 'The log could not be loaded',
});
