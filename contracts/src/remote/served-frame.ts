/** Marks what a private page is served with, frame and all: what the shell draws takes its place. */
export const SERVED_FRAME = 'data-served-frame';
/** Its value where the page came with what it shows, and not with its frame alone. */
export const SERVED_PAGE = 'page';

/** Id of the element with the answers of the API that a page was rendered with: the browser begins with the same. */
export const SERVED_ANSWERS = 'answers';
