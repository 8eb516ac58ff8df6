import { IconButton } from '@vela/design-system/button';
import { Tooltip } from '@vela/design-system/tooltip';
import { t } from '@vela/language';
import { type ConnectState, opensDialog } from '../connect-state.js';

export interface ConnectStarProps {
  readonly state: ConnectState;
  /** Who it is about, for those who cannot see the card around it. */
  readonly talent: string;
  readonly onConnect: () => void;
}

/** Starts a request. Where none can be sent it stays reachable, so that its tooltip can say why. */
export function ConnectStar({ state, talent, onConnect }: ConnectStarProps) {
  const disabled = !opensDialog(state);
  return (
    <Tooltip text={state.text}>
      <IconButton
        icon={state.name === 'connected' ? 'star-filled' : 'star'}
        variant="outlined"
        label={t('Connect with {talent}', { talent })}
        {...(disabled ? { 'aria-disabled': true } : { onClick: onConnect })}
      />
    </Tooltip>
  );
}
