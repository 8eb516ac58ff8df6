import type { QueryClient } from '@tanstack/react-query';
import { type KnownAnswer, SERVED_ANSWERS } from '@vela/contracts/remote';
import { takeAnswersAhead, takeKnownAnswers } from '@vela/design-system/services';

const textOf = (page: ParentNode): string | null => page.querySelector(`script#${SERVED_ANSWERS}`)?.textContent ?? null;

const read = (text: string): readonly KnownAnswer[] => JSON.parse(text) as readonly KnownAnswer[];

/** Puts what a served page was rendered with where the page looks for it. */
export function takeServedAnswers(page: ParentNode, queryClient: QueryClient): void {
  takeKnownAnswers(queryClient, read(textOf(page) ?? '[]'));
}

/**
 * Likewise for a private page, which is drawn anew.
 * @returns whether it was served with what it shows, and not with its frame alone
 */
export function takePersonalAnswers(page: ParentNode, queryClient: QueryClient): boolean {
  const text = textOf(page);
  if (text === null) return false;
  takeAnswersAhead(queryClient, read(text));
  return true;
}
