import { Types } from 'mongoose';
import type { HireAnswer, TalentHire } from '@vela/contracts/schemas';
import { t } from '@vela/language';
import type { Caller } from '../../platform/endpoints/index.js';
import { AppError } from '../../platform/errors/index.js';
import type { Platform } from '../../platform/services/index.js';
import type { HireDocument } from '../../records/hire.js';
import type { Collections } from '../../records/models.js';
import { keepToldOfHires, noSuchHire } from './erase.js';
import { type NamedRoles, talentHireOf } from './list.js';

type Needs = Collections<'companies' | 'hires' | 'invoices' | 'jobSeekerProfiles' | 'users'> &
  Pick<Platform, 'clock'> &
  NamedRoles;

/**
 * Notes whether the talent confirms a reported hire. They may change their mind until the platform has decided.
 * @throws AppError 404 for somebody else's hire, 409 once the platform has decided
 */
export async function answerHire(
  app: Needs,
  caller: Caller,
  id: string,
  { answer, note }: HireAnswer,
): Promise<TalentHire> {
  const filter = { _id: new Types.ObjectId(id), jobSeekerProfileId: caller.jobSeekerProfileId };
  const entry = { answer, note: note ?? '', at: app.clock.now() };
  const answered = await app.models.hires
    .findOneAndUpdate({ ...filter, status: 'reported' }, { $set: { answer: entry } }, { returnDocument: 'after' })
    .lean<HireDocument | null>();
  if (answered !== null) {
    await keepToldOfHires(app, answered.jobSeekerProfileId);
    return talentHireOf(app, answered);
  }
  const exists = await app.models.hires.exists(filter);
  throw exists === null ? noSuchHire() : new AppError(409, t('This hire is decided already.'));
}
