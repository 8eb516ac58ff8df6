/**
 * Name of the element by which a page says that Module Federation's DevTools may look into it and put other versions in the
 * place of its slices: in demonstrations and previews.
 */
export const DEVTOOLS_ELEMENT = 'federation-devtools';

/** File in which a build tells of itself, beside its entry. */
export const MANIFEST_FILE = 'mf-manifest.json';
