import { ApiError } from '@vela/contracts/client';
import type { ContactInput } from '@vela/contracts/schemas';
import { TEXTS, written } from '@vela/contracts/texts';

export type MessageField = keyof ContactInput;
/** What is wrong with a message, by field; `whole` where it is not about one of them. */
export type MessageProblems = Partial<Record<MessageField | 'whole', string>>;

export const EMPTY_MESSAGE: ContactInput = { name: '', email: '', subject: '', message: '' };

export const isMessageField = (field: string): field is MessageField => field in EMPTY_MESSAGE;

/** @returns a problem for every field that says nothing; whether the address is one is the server's to say */
export const missingIn = (message: ContactInput): MessageProblems =>
  Object.fromEntries(
    Object.entries(message)
      .filter(([, value]) => written(value) === '')
      .map(([field]) => [field, TEXTS.fieldRequired]),
  );

/** @returns what a refusal says, beside the fields that it is about */
export function problemsOf(error: Error): MessageProblems {
  const byField = error instanceof ApiError ? error.fieldErrors.filter(({ field }) => isMessageField(field)) : [];
  if (byField.length === 0) return { whole: error.message === '' ? TEXTS.unknownError : error.message };
  return Object.fromEntries(byField.map(({ field, message }) => [field, message]));
}
