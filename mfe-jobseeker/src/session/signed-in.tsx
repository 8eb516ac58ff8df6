import type { ReactNode } from 'react';
import type { SessionUser } from '@vela/contracts/schemas';
import { useSession } from '@vela/design-system/services';

export interface SignedInProps {
  /** Stands while it is asked who is there; in the shape of what comes. */
  readonly waiting: ReactNode;
  readonly children: (user: SessionUser) => ReactNode;
}

/** Renders for the person who is signed in. Visitors never get here: the shell sends them home. */
export function SignedIn({ waiting, children }: SignedInProps) {
  const { user } = useSession();
  if (user === null) return null;
  return user === undefined ? waiting : children(user);
}
