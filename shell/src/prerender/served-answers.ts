import type { QueryClient } from '@tanstack/react-query';
import type { KnownAnswer } from '@vela/contracts/remote';
import { takeKnownAnswers } from '@vela/design-system/services';

/** Puts what a served page was rendered with where the page looks for it. */
export function takeServedAnswers(page: ParentNode, queryClient: QueryClient): void {
  const text = page.querySelector('script#answers')?.textContent ?? '[]';
  takeKnownAnswers(queryClient, JSON.parse(text) as readonly KnownAnswer[]);
}
