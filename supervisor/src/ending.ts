let ending = false;

/** The instance ends from now on. */
export const beginEnd = (): void => {
  ending = true;
};

/** @returns whether the instance is ending: what stops then was told to, if only by the terminal */
export const isEnding = (): boolean => ending;
