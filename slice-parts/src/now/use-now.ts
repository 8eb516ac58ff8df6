import { useState } from 'react';

/** @returns the time at which the component came on screen; it stays, so that nothing changes under the reader's eyes */
export const useNow = (): Date => useState(() => new Date())[0];
