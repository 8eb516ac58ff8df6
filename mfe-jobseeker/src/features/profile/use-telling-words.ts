import { useEffect, useState } from 'react';
import type { SessionUser } from '@vela/contracts/schemas';
import type { identityIn } from '@vela/market/anonymity';
import { identityOf } from './identity-of.js';

type Check = typeof identityIn;

/** So long somebody pauses before the words are read; less would blame names that are only half typed. */
const PAUSE_MS = 400;

/**
 * Reads a text as the server will, while it is typed: what it says of names, addresses and numbers stands beside the field
 * before it is sent. The rules are heavy, so they are loaded once the text was changed; without them the server says it.
 * @returns a sentence that names the words to leave out
 */
export function useTellingWords(text: string, user: SessionUser): string | undefined {
  const [first] = useState(text);
  const [check, setCheck] = useState<{ readonly identityIn: Check } | null>(null);
  const [settled, setSettled] = useState(text);
  const changed = text !== first;
  useEffect(() => {
    if (!changed || check !== null) return undefined;
    let wanted = true;
    import('@vela/market/anonymity').then(
      (rules) => wanted && setCheck({ identityIn: rules.identityIn }),
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, [changed, check]);
  useEffect(() => {
    const pause = setTimeout(() => setSettled(text), PAUSE_MS);
    return () => clearTimeout(pause);
  }, [text]);
  if (check === null || !changed || settled === '') return undefined;
  return check.identityIn(settled, identityOf(user)) ?? undefined;
}
