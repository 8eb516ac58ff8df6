import { IconButton } from '@vela/design-system/button';
import { Cluster } from '@vela/design-system/layout';
import { useToasts } from '@vela/design-system/services';
import { Tooltip } from '@vela/design-system/tooltip';
import { useMarkTalent } from '../api/desk.js';
import { DESK_TEXTS } from '../texts.js';

export interface MarkButtonsProps {
  /** The talent's handle. */
  readonly handle: string;
  /** Who it is about, for those who cannot see the card around it. */
  readonly talent: string;
  readonly shortlisted: boolean;
  /** The role in whose matches the talent can be set aside, and whether they are; none in a search. */
  readonly aside?: { readonly openRoleId: string; readonly aside: boolean };
}

/** Keeps a talent in sight, or out of it for a role. Both can be taken back, neither is told to the talent. */
export function MarkButtons({ handle, talent, shortlisted, aside }: MarkButtonsProps) {
  const toasts = useToasts();
  const { mutate, isPending } = useMarkTalent();
  const undo = (message: string, onAction: () => void) => () =>
    toasts.show({ message, action: { label: DESK_TEXTS.undo, onAction } });
  const keep = (next: boolean): void =>
    mutate(
      { talent: handle, shortlisted: next },
      next ? {} : { onSuccess: undo(DESK_TEXTS.removed, () => mutate({ talent: handle, shortlisted: true })) },
    );
  const putAside = (openRoleId: string, next: boolean): void =>
    mutate(
      { talent: handle, aside: { openRoleId, aside: next } },
      next
        ? {
            onSuccess: undo(DESK_TEXTS.asideDone, () =>
              mutate({ talent: handle, aside: { openRoleId, aside: false } }),
            ),
          }
        : {},
    );
  return (
    <Cluster gap={2}>
      <Tooltip text={shortlisted ? DESK_TEXTS.onShortlist : DESK_TEXTS.shortlist}>
        <IconButton
          icon={shortlisted ? 'bookmark-filled' : 'bookmark'}
          label={`${DESK_TEXTS.shortlist}: ${talent}`}
          aria-pressed={shortlisted}
          aria-disabled={isPending}
          onClick={() => !isPending && keep(!shortlisted)}
        />
      </Tooltip>
      {aside !== undefined && (
        <Tooltip text={aside.aside ? DESK_TEXTS.takeBack : DESK_TEXTS.setAside}>
          <IconButton
            icon={aside.aside ? 'plus' : 'minus'}
            label={`${aside.aside ? DESK_TEXTS.takeBack : DESK_TEXTS.setAside}: ${talent}`}
            aria-disabled={isPending}
            onClick={() => !isPending && putAside(aside.openRoleId, !aside.aside)}
          />
        </Tooltip>
      )}
    </Cluster>
  );
}
