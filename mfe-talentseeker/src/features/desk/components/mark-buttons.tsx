import { IconButton } from '@vela/design-system/button';
import { useToasts } from '@vela/design-system/services';
import { Tooltip } from '@vela/design-system/tooltip';
import { useMarkTalent } from '../api/desk.js';
import { DESK_TEXTS, keepText } from '../texts.js';

export interface MarkButtonsProps {
  /** The talent's handle. */
  readonly handle: string;
  /** Who it is about, for those who cannot see the card around it. */
  readonly talent: string;
  readonly shortlisted: boolean;
}

/** Keeps a talent in sight; it can be taken back, and the talent learns nothing of it. */
export function MarkButtons({ handle, talent, shortlisted }: MarkButtonsProps) {
  const toasts = useToasts();
  const { mutate, isPending } = useMarkTalent();
  const remove = (): void =>
    mutate(
      { talent: handle, shortlisted: false },
      {
        // Back as they were: by whom and since when, the server alone says.
        onSuccess: ({ undo, note }) => {
          const onAction = () => mutate({ talent: handle, shortlisted: true, ...(undo !== undefined && { undo }) });
          const message = note === '' ? DESK_TEXTS.removed : DESK_TEXTS.removedNoted;
          toasts.show({ message, action: { label: DESK_TEXTS.undo, onAction } });
        },
      },
    );
  const change = (): void => (shortlisted ? remove() : mutate({ talent: handle, shortlisted: true }));
  return (
    <Tooltip text={shortlisted ? DESK_TEXTS.onShortlist : keepText()}>
      <IconButton
        icon={shortlisted ? 'bookmark-filled' : 'bookmark'}
        label={`${keepText()}: ${talent}`}
        aria-pressed={shortlisted}
        aria-disabled={isPending}
        onClick={() => !isPending && change()}
      />
    </Tooltip>
  );
}
