import { Types } from 'mongoose';
import { SHOWN_TOGETHER_LOOKS, SHOWN_TOGETHER_MINUTES } from '@vela/contracts/constants';
import { daysLater, MINUTE_MS } from '@vela/market/days';
import { LOOKS_KEPT_DAYS } from '@vela/market/retention';
import type { Collections } from '../../records/models.js';
import type { Look } from '../endpoints/index.js';
import type { Platform } from '../services/index.js';

const OBJECT_ID = /^[0-9a-f]{24}$/;
const TOGETHER_MS = SHOWN_TOGETHER_MINUTES * MINUTE_MS;

/** @returns since when looks are noted together with one of this moment */
const beginOf = (now: Date): Date => new Date(Math.floor(now.getTime() / TOGETHER_MS) * TOGETHER_MS);

/** What was opened: by its id, or by its number where that is no id; a list is told as the administrator's own look. */
function openedBy({ opens, params, actorId }: Pick<Look, 'opens' | 'params' | 'actorId'>) {
  const key = opens === undefined ? '' : String(params[opens.param]);
  const subject = opens?.subject ?? 'adminList';
  if (OBJECT_ID.test(key)) return { subject, subjectId: new Types.ObjectId(key), number: null };
  return { subject, subjectId: actorId, number: key === '' ? null : key };
}

/**
 * Notes whom an administrator was shown, by ids. Looks of one administrator at the same, within a quarter of an hour of the
 * clock, are one entry that grows: one write for each look, and a log that can still be read. A look that showed nobody is
 * noted where words were searched for.
 */
export async function recordShown(
  { models, clock }: Collections<'auditEntries'> & Pick<Platform, 'clock'>,
  { list, actorId, rows, searched, ...look }: Look,
): Promise<void> {
  if (rows.length === 0 && !searched) return;
  const now = clock.now();
  const { subject, subjectId, number } = openedBy({ ...look, actorId });
  const shown = [...new Set(rows.flat())].map((id) => new Types.ObjectId(id));
  await models.auditEntries.updateOne(
    {
      actorId,
      at: { $gte: beginOf(now) },
      action: 'admin.peopleShown',
      subjectId,
      'details.list': list,
      'details.searched': searched,
      ...(number === null ? {} : { 'details.number': number }),
      'details.looks': { $lt: SHOWN_TOGETHER_LOOKS },
    },
    {
      $setOnInsert: {
        subject,
        companyId: subject === 'company' ? subjectId : null,
        at: now,
        expiresAt: daysLater(now, LOOKS_KEPT_DAYS),
      },
      $inc: { 'details.looks': 1, 'details.count': rows.length },
      $addToSet: { shown: { $each: shown } },
    },
    { upsert: true },
  );
}
