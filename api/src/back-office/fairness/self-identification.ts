import { randomUUID } from 'node:crypto';
import type { ClientSession, Types } from 'mongoose';
import { SELF_IDENTIFICATION_CONSENT } from '@vela/contracts/constants';
import type { SelfIdentification, SelfIdentificationInput } from '@vela/contracts/schemas';
import type { Platform } from '../../platform/services/index.js';
import type { Collections } from '../../records/models.js';
import type { SelfIdentificationDocument } from '../../records/self-identification.js';

type Needs = Collections<'consents' | 'selfIdentifications'> & Pick<Platform, 'clock' | 'inTransaction'>;

const NOTHING_SAID: SelfIdentification = { gender: null, ageGroup: null, consentRevision: null, at: null };

/** @returns what the user said of themselves */
export async function readSelfIdentification(
  { models }: Collections<'selfIdentifications'>,
  userId: Types.ObjectId,
): Promise<SelfIdentification> {
  const said = await models.selfIdentifications.findOne({ userId }).lean<SelfIdentificationDocument | null>();
  if (said === null) return NOTHING_SAID;
  const { gender, ageGroup, consentRevision, at } = said;
  return { gender, ageGroup, consentRevision, at: at.toISOString() };
}

/** The history of consents says that and when, never what. */
async function noteConsent(
  { models, clock }: Collections<'consents'> & Pick<Platform, 'clock'>,
  userId: Types.ObjectId,
  categories: string[],
  session: ClientSession,
): Promise<void> {
  const { revision } = SELF_IDENTIFICATION_CONSENT;
  await models.consents.create(
    [{ consentId: randomUUID(), userId, kind: 'fairness', revision, categories, at: clock.now() }],
    { session },
  );
}

/** Stores the answers in place of earlier ones, with the consent to it. */
export function saveSelfIdentification(
  app: Needs,
  userId: Types.ObjectId,
  { gender, ageGroup, consentRevision }: SelfIdentificationInput,
): Promise<void> {
  return app.inTransaction(async (session) => {
    const at = app.clock.now();
    await app.models.selfIdentifications.updateOne(
      { userId },
      { $set: { gender, ageGroup, consentRevision, at } },
      { upsert: true, session },
    );
    await noteConsent(app, userId, ['self-identification'], session);
  });
}

/** Deletes the answers; the history of consents says that they were taken back. */
export function withdrawSelfIdentification(app: Needs, userId: Types.ObjectId): Promise<void> {
  return app.inTransaction(async (session) => {
    const { deletedCount } = await app.models.selfIdentifications.deleteOne({ userId }, { session });
    if (deletedCount > 0) await noteConsent(app, userId, [], session);
  });
}
