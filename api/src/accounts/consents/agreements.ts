import type { Types } from 'mongoose';
import { LISTED_MAX } from '@vela/contracts/constants';
import { LEGAL_TEXT_NAMES, type TextAgreement } from '@vela/contracts/legal';
import type { ConsentDocument } from '../../records/consent.js';
import type { Collections } from '../../records/models.js';

/** What the records of one agreement have in common. */
type Agreement = Pick<ConsentDocument, 'at' | 'consentId' | 'userId'>;

/** @returns what is stored of an agreement: a record for each version, as those of a sign-up were always stored */
export function agreementRecords(texts: readonly TextAgreement[], common: Agreement): Omit<ConsentDocument, '_id'>[] {
  const versions = [...new Set(texts.map(({ version }) => version))].sort((one, other) => one - other);
  return versions.map((revision) => ({
    ...common,
    kind: 'signup',
    revision,
    categories: texts.filter(({ version }) => version === revision).map(({ text }) => text),
  }));
}

/** Adds an agreement to the history; nothing of it is ever changed but whose it is. */
export async function recordAgreement(
  { models }: Collections<'consents'>,
  texts: readonly TextAgreement[],
  common: Agreement,
): Promise<void> {
  await models.consents.insertMany(agreementRecords(texts, common));
}

/** @returns what somebody agreed to, version by version, the latest first */
export async function agreedTexts(
  { models, records }: Collections<'consents'>,
  userId: Types.ObjectId,
): Promise<TextAgreement[]> {
  const agreements = await records.among('consents', `sign-up of ${userId.toHexString()}`, () =>
    models.consents
      .find({ userId, kind: 'signup' }, { revision: 1, categories: 1 })
      .sort({ at: -1 })
      .limit(LISTED_MAX)
      .lean<Pick<ConsentDocument, 'categories' | 'revision'>[]>(),
  );
  return agreements.flatMap(({ revision, categories }) =>
    LEGAL_TEXT_NAMES.filter((text) => categories.includes(text)).map((text) => ({ text, version: revision })),
  );
}
