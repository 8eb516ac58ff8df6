import type { Language } from '@vela/language';
import type { Caller } from '../../platform/endpoints/index.js';
import type { Collections } from '../../records/models.js';

/** Keeps the language that a person reads. */
export async function chooseLanguage(
  { models }: Collections<'users'>,
  { userId }: Caller,
  language: Language,
): Promise<void> {
  await models.users.updateOne({ _id: userId }, { $set: { language } });
}
