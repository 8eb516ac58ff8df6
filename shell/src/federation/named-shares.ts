/**
 * The shared modules that the shell provides, by their request. The build fills it from the sharing policy
 * (tooling/webpack/named-shares-loader.cjs): webpack provides only what the shell's sources name.
 */
export const namedShares: Readonly<Record<string, () => Promise<unknown>>> = {};
