import { createHash } from 'node:crypto';
import { ObjectId } from 'mongodb';
import { cut, type NotedEntry } from './audit.js';

/** An entry of the product's audit log: money, identities, administrators, and releases. */
export interface AuditDocument {
  readonly _id: ObjectId;
  readonly action: `release.${string}`;
  /** The administrator who did it; null for a team. */
  readonly actorId: ObjectId | null;
  readonly subject: 'release';
  readonly subjectId: ObjectId;
  readonly companyId: null;
  readonly details: Readonly<Record<string, string | number>>;
  readonly at: Date;
}

const ID_DIGITS = 24;
const SECONDS_DIGITS = 8;
const MS = 1000;
/** Words of what was asked, as the log has them. */
const ACTIONS: Readonly<Record<string, string>> = { 'try tokens': 'tryTokens', 'sign in': 'signIn' };

const digestOf = (text: string): string => createHash('sha256').update(text).digest('hex');

/** @returns the same id for the same thing, so that all entries about it can be asked for */
const subjectIdOf = (about: string): ObjectId => new ObjectId(digestOf(about.split(' ')[0] ?? '').slice(0, ID_DIGITS));

/**
 * @param entry as it was written down
 * @param place of the entry in its file; with it the same entry has the same id, so that sending it again changes nothing
 * @returns what the product's audit log has of it
 */
export function auditDocument(
  { at, team, access, action, about, by, outcome }: NotedEntry,
  place: number,
): AuditDocument {
  const seconds = Math.floor(Date.parse(at) / MS);
  const id = seconds.toString(16).padStart(SECONDS_DIGITS, '0') + digestOf(`${place} ${at} ${action} ${about}`);
  const [word = '', share] = /^promote (\d+) %$/.exec(action)?.[1] === undefined ? [action] : action.split(' ');
  return {
    _id: new ObjectId(id.slice(0, ID_DIGITS)),
    action: `release.${ACTIONS[word] ?? word}`,
    actorId: by === null ? null : new ObjectId(by),
    subject: 'release',
    subjectId: subjectIdOf(about),
    companyId: null,
    details: {
      team,
      ...(access === '' ? {} : { access }),
      about: cut(about),
      ...(share === undefined ? {} : { share: Number(share) }),
      outcome: cut(outcome),
    },
    at: new Date(at),
  };
}
