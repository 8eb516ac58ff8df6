/** Nonce of the page, read by webpack's chunk loader and by styled-components for the elements they create. */
declare let __webpack_nonce__: string | undefined;
