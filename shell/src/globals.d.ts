/** Nonce of the page, read by webpack's chunk loader and by styled-components for the elements they create. */
declare let __webpack_nonce__: string | undefined;

/** Fills a share scope with what this build provides; done once, however often it is called. */
declare const __webpack_init_sharing__: (scope: string) => Promise<void>;

/** The modules that shell and slices share, by scope. */
declare const __webpack_share_scopes__: Readonly<Record<string, unknown>>;
