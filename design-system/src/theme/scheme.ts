/** Attribute of the root element that holds the reader's choice of scheme; without it the device decides. */
export const SCHEME_ATTRIBUTE = 'data-scheme';
