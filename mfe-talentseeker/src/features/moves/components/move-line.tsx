import type { MatchMove } from '@vela/contracts/schemas';
import { TEXTS } from '@vela/contracts/texts';
import { Button } from '@vela/design-system/button';
import { Cluster } from '@vela/design-system/layout';
import { useToasts } from '@vela/design-system/services';
import { Text } from '@vela/design-system/typography';
import { useMoveTalent } from '../api/moves.js';
import { MOVE_TEXTS, movedByText } from '../texts.js';

interface MoveLineProps {
  readonly openRoleId: string;
  /** The talent's handle. */
  readonly handle: string;
  readonly move: MatchMove;
}

/** That a person, not the score, decided where a card stands, and why; with the way back. */
export function MoveLine({ openRoleId, handle, move }: MoveLineProps) {
  const { mutate, isPending } = useMoveTalent(openRoleId);
  const toasts = useToasts();
  return (
    <Cluster gap={12}>
      <Text size="small" weight="medium">
        {movedByText(move)}
      </Text>
      <Button
        variant="bare"
        size="small"
        loading={isPending}
        onClick={() =>
          mutate(
            { body: { talent: handle, where: 'back', reason: '' }, before: move },
            { onError: (error) => toasts.show({ message: error.message || TEXTS.unknownError, variant: 'error' }) },
          )
        }
      >
        {MOVE_TEXTS.putBack}
      </Button>
    </Cluster>
  );
}
