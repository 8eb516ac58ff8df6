import { useState } from 'react';

/** An introduction as far as it is typed, for the dialog that asks for it. */
export interface Introduction {
  readonly text: string;
  readonly onTextChange: (text: string) => void;
}

/**
 * What was typed to talents and not sent, as long as the page stands: a dialog that is closed by a slip loses nothing.
 * @returns the introduction to a talent for an open role; what is said of one role is not said of another
 */
export function useIntroductions(): (jobSeekerId: string, openRoleId: string) => Introduction {
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  return (jobSeekerId, openRoleId) => {
    const about = `${jobSeekerId} ${openRoleId}`;
    return {
      text: typed[about] ?? '',
      onTextChange: (text) => setTyped((before) => ({ ...before, [about]: text })),
    };
  };
}
