const nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce;
if (nonce) __webpack_nonce__ = nonce;
