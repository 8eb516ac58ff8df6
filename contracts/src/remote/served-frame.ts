/** Marks what a private page is served with: the frame alone, which the shell puts its own in the place of. */
export const SERVED_FRAME = 'data-served-frame';
