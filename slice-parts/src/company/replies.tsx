import type { ReplyFigures } from '@vela/contracts/schemas';
import { Badge } from '@vela/design-system/badge';
import { Text } from '@vela/design-system/typography';
import { REPLIES, repliesText } from './texts.js';

/** How a company answers, and whether it leaves people waiting. */
export function Replies({ replies }: { readonly replies: ReplyFigures | null }) {
  if (replies === null)
    return (
      <Text tone="muted" size="small">
        {REPLIES.unknown}
      </Text>
    );
  return (
    <Text tone="muted" size="small" numeric>
      {repliesText(replies)} {replies.leavesWaiting && <Badge tone="warning">{REPLIES.leavesWaiting}</Badge>}
    </Text>
  );
}
