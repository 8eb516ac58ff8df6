import type { FieldProblem } from '@vela/contracts/problem';

function isFieldProblem(value: unknown): value is FieldProblem {
  if (typeof value !== 'object' || value === null) return false;
  return 'field' in value && typeof value.field === 'string' && 'message' in value && typeof value.message === 'string';
}

/** @returns the errors by field that a failed call carries (`ApiError.fieldErrors`), none for any other error */
export function fieldProblemsOf(error: unknown): readonly FieldProblem[] {
  if (typeof error !== 'object' || error === null || !('fieldErrors' in error)) return [];
  return Array.isArray(error.fieldErrors) ? error.fieldErrors.filter(isFieldProblem) : [];
}

/** @returns a sentence for the reader; `TEXTS.unknownError` for what is not an error */
export function failureText(error: unknown, unknownText: string): string {
  return error instanceof Error && error.message !== '' ? error.message : unknownText;
}
