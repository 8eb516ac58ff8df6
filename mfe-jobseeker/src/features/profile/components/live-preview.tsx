import type { ReactNode } from 'react';
import { type Control, useWatch } from 'react-hook-form';
import type { AnonymousProfile, SessionUser } from '@vela/contracts/schemas';
import { anonymousProfileOf } from '../anonymous-profile.js';
import type { ProfileValues } from '../profile-schema.js';

export interface LivePreviewProps {
  readonly control: Control<ProfileValues>;
  readonly user: SessionUser;
  /** Draws what recruiters get. */
  readonly children: (profile: AnonymousProfile) => ReactNode;
}

/** Follows the form with every change; apart from it, so that typing draws no more than the preview anew. */
export function LivePreview({ control, user, children }: LivePreviewProps) {
  const values = useWatch({ control, compute: (current: ProfileValues) => current });
  return children(anonymousProfileOf(user, values));
}
