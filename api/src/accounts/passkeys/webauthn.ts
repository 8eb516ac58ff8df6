/** The checks of passkeys: a quarter of a second of loading, which no start waits for. */
export const webauthn = () => import('@simplewebauthn/server');
