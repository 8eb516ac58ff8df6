/**
 * The modules that a slice's server code takes from the shell's, by request. The build fills it from the sharing policy
 * (tooling/webpack/server-shares-loader.cjs).
 */
export const serverShares: Readonly<Record<string, unknown>> = {};
