import type { QueryClient } from '@tanstack/react-query';
import type { KnownAnswer } from '@vela/contracts/remote';

/** Puts what a served page was rendered with where the page looks for it. */
export function takeServedAnswers(page: ParentNode, queryClient: QueryClient): void {
  const text = page.querySelector('script#answers')?.textContent ?? '[]';
  for (const { key, data } of JSON.parse(text) as readonly KnownAnswer[]) queryClient.setQueryData(key, data);
}
