import { texts } from '@vela/language';

/** What the privacy centre is about, by its place on the page: an address ends in it. In the order of the page. */
export const MATTERS = texts({
  'who-saw-you': 'Who saw you',
  shown: 'How often you were shown',
  'contest-a-score': 'Contest a score',
  rankings: 'Rankings',
  pause: 'Pause your profile',
  'blocked-companies': 'Blocked companies',
  mails: 'Mails',
  notifications: 'Notifications on Vela',
  'stored-data': 'What we store',
  fairness: 'Help us check fairness (optional)',
  agreed: 'What you agreed to',
  sessions: 'Where you are signed in',
  delete: 'Delete your account',
});

export type Matter = keyof typeof MATTERS;

const OF_TALENT: ReadonlySet<string> = new Set<Matter>([
  'who-saw-you',
  'shown',
  'contest-a-score',
  'rankings',
  'pause',
  'blocked-companies',
  'fairness',
]);

/** @returns whether somebody has it on their page: what companies see concerns talent alone */
export const concerns = (matter: string, isTalent: boolean): boolean => isTalent || !OF_TALENT.has(matter);
