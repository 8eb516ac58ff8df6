import { createContext, useContext } from 'react';

/** Whether the passkey is asked for over the page. */
export const UnderQuestion = createContext(false);

/** @returns whether the passkey is asked for over the page: nothing of it is shown meanwhile, its dialogs neither */
export const useUnderQuestion = (): boolean => useContext(UnderQuestion);
