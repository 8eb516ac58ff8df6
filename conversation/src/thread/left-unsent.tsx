import { NotSent } from './not-sent.js';
import { useKept } from './use-kept.js';

const NONE_SENT: ReadonlySet<string> = new Set();

/** What was not sent in a conversation whose messages are gone. Nothing of it is sent any more. */
export function LeftUnsent({ id }: { readonly id: string }) {
  const { unsent, change } = useKept(id);
  return <NotSent unsent={unsent} sent={NONE_SENT} onDiscard={change} />;
}
