import { inContext, t, texts } from '@vela/language';

export const DESK_TEXTS = texts({
  shortlist: 'Shortlist',
  onShortlist: 'On the shortlist',
  undo: 'Undo',
  removed: 'Taken off the shortlist',
  removedNoted: 'Taken off the shortlist. The note stays with their profile.',
  showAside: 'Show them',
  hideAside: 'Hide them again',
  new: 'New',
  seen: 'Seen',
  lead: 'Whom your colleagues and you want to keep in sight. Talents learn nothing of it; a request is yet to be sent.',
  empty: 'Nobody is on the shortlist yet',
  emptyLead: 'Put talents here from a role’s matches or from the search. Everybody in your company sees the same list.',
  note: 'Note for your colleagues',
  saveNote: 'Save note',
  noteSaved: 'Note saved',
  otherNote: 'A colleague has changed this note meanwhile',
  keepMine: 'Go on with mine',
  takeTheirs: 'Take theirs',
  csv: 'Save as CSV',
  print: 'Print',
  failed: 'The shortlist could not be loaded',
});

/** @returns how many the shortlist holds */
export const keptText = (count: number): string => t('{count, plural, one {# person} other {# people}}', { count });

/** @returns how many of a page are set aside */
export const asideText = (count: number): string =>
  t('{count, plural, one {# person} other {# people}} set aside on this page', { count });

/** Says what the button does that puts a talent on the shortlist. */
export const keepText = (): string => inContext('a talent', 'Shortlist');
