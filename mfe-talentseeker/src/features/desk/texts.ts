import { counted } from '@vela/formats';

const people = counted('person', 'people');

export const DESK_TEXTS = {
  kept: people,
  shortlist: 'Shortlist',
  onShortlist: 'On the shortlist',
  undo: 'Undo',
  removed: 'Taken off the shortlist',
  aside: (count: number): string => `${people(count)} set aside on this page`,
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
  csv: 'Save as CSV',
  print: 'Print',
  failed: 'The shortlist could not be loaded',
} as const;
