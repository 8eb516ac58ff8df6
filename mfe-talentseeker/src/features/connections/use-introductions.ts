import { useState } from 'react';
import { useSession } from '@vela/design-system/services';
import { keepWords, readWords, wordsKey } from '../../drafts/kept-words.js';

/** An introduction as far as it is typed, for the dialog that asks for it. */
export interface Introduction {
  readonly text: string;
  readonly onTextChange: (text: string) => void;
}

/**
 * What was typed to talents and not sent, kept on the device: neither a dialog that is closed by a slip nor the way to the
 * tokens that the request costs loses anything.
 * @returns the introduction to a talent for an open role; what is said of one role is not said of another
 */
export function useIntroductions(): (jobSeekerId: string, openRoleId: string) => Introduction {
  const userId = useSession().user?.id ?? '';
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  return (jobSeekerId, openRoleId) => {
    const key = wordsKey(userId, 'introduction', `${jobSeekerId}.${openRoleId}`);
    return {
      text: typed[key] ?? readWords(key)?.text ?? '',
      onTextChange: (text) => {
        setTyped((before) => ({ ...before, [key]: text }));
        keepWords(key, text === '' ? null : { text, read: null });
      },
    };
  };
}
