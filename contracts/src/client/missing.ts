import { ApiError } from './client.js';

/** What calls name a record by. */
const IDS: readonly string[] = ['id', 'subjectId'];

/** @returns whether there is no such record for who asks, or nothing that could be one's id; any other refusal may pass, or says what can be done */
export const isMissing = (error: unknown): boolean =>
  error instanceof ApiError &&
  (error.status === 404 || (error.status === 400 && error.fieldErrors.some(({ field }) => IDS.includes(field))));
