import { createHash } from 'node:crypto';
import { Types } from 'mongoose';
import { agreementRecords, type Models, type UserDocument } from '@vela/api';
import { signUpAgreement, type TextAgreement } from '@vela/contracts/legal';
import { insertNew } from './insert.js';

/** The same for the same person and version, so that filling a store twice adds nothing. */
const idOf = (userId: Types.ObjectId, revision: number): Types.ObjectId =>
  new Types.ObjectId(
    createHash('sha256').update(`agreement ${userId.toHexString()} ${revision}`).digest().subarray(0, 12),
  );

/** What somebody of the demo agreed to, by the profiles that they have. */
function agreementOf({ jobSeekerProfileId, talentSeekerProfileId }: UserDocument): TextAgreement[] {
  const both = [
    ...(jobSeekerProfileId === null ? [] : signUpAgreement('jobSeeker')),
    ...(talentSeekerProfileId === null ? [] : signUpAgreement('talentSeeker')),
  ];
  return [...new Map(both.map((agreement) => [agreement.text, agreement])).values()];
}

/** Stores that people of the demo agreed, when they signed up, to the texts of their roles. */
export async function storeAgreements({ consents }: Models, users: readonly UserDocument[]): Promise<void> {
  const records = users.flatMap((user) =>
    agreementRecords(agreementOf(user), {
      consentId: `demo-${user._id.toHexString()}`,
      userId: user._id,
      at: user.createdAt,
    }).map((record) => ({ _id: idOf(user._id, record.revision), ...record })),
  );
  await insertNew(consents.collection, records);
}
