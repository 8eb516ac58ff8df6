import type { Move, MoveOrBack } from '@vela/contracts/constants';
import type { MatchMove } from '@vela/contracts/schemas';
import { counted } from '@vela/formats';

export const MOVE_CHOICES: readonly { readonly value: Move; readonly label: string; readonly description: string }[] = [
  { value: 'up', label: 'Up', description: 'Above the list, whatever the score says.' },
  { value: 'down', label: 'Down', description: 'At the end of the list.' },
  { value: 'aside', label: 'Aside', description: 'Behind a line, out of the way.' },
];

const DONE: Readonly<Record<MoveOrBack, string>> = {
  up: 'Put up',
  down: 'Put down',
  aside: 'Put aside',
  back: 'Put back',
};

const entries = counted('entry', 'entries');

export const MOVE_TEXTS = {
  move: 'Move in this list',
  title: 'Move in this list',
  lead: 'You decide, not the score. Nobody else’s score or order changes. Your company reads who moved whom and why; the talent reads that a recruiter did, not which company and not why.',
  where: 'Where to',
  reason: 'Reason',
  reasonHint: 'For your colleagues and for you later.',
  save: 'Move',
  putBack: 'Put back',
  undo: 'Undo',
  done: (where: MoveOrBack): string => DONE[where],
  /** Who put somebody where and why, on the card. */
  said: ({ where, own, by, reason }: MatchMove): string => {
    const who = own ? 'you' : by === '' ? 'a colleague' : by;
    return `${DONE[where]} by ${who}${reason === '' ? '' : `: ${reason}`}`;
  },
  putUp: 'Put up by your company',
  putDown: 'Put down by your company',
  log: 'Log of moves',
  logLead:
    'Whom you and your colleagues put up, down or aside in a role’s list, when and why. Scores and the order of everybody else stay as the rule has them. Entries are kept for two years and cannot be changed.',
  entries,
  when: 'When',
  who: 'By',
  role: 'Role',
  talent: 'Talent',
  what: 'What',
  why: 'Reason',
  you: 'You',
  left: 'A former colleague',
  hidden: 'Not to be seen now',
  holds: 'Holds now',
  empty: 'Nobody was moved yet',
  emptyLead: 'On a role’s page, every match can be put up, down or aside, with a reason.',
  toRoles: 'To your roles',
  failed: 'The log could not be loaded',
} as const;
