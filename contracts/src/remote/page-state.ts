/** Attribute of what the shell shows in the place of a page: `to-come` while its code is on its way, `failed` where there is none. */
export const PAGE_STATE = 'data-page-state';
export type PageState = 'to-come' | 'failed';

/** @returns the attribute, for an element */
export const pageState = (state: PageState): Readonly<Record<typeof PAGE_STATE, PageState>> => ({
  [PAGE_STATE]: state,
});
