import type { AnonymousProfile } from '@vela/contracts/schemas';

/**
 * What somebody without a name is called where a button or a mark is theirs: many have the same role, and their initials
 * tell them apart.
 */
export const calledOf = ({ currentRole, initials }: Pick<AnonymousProfile, 'currentRole' | 'initials'>): string =>
  currentRole === null ? initials : `${currentRole}, ${initials}`;
