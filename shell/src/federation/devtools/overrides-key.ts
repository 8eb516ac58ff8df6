/** Local storage: what somebody put in the place of slices, as Module Federation's DevTools write it. */
export const OVERRIDES_KEY = '__MF_DEVTOOLS__';
