// Fills the shell's registry of shared modules. Webpack provides a shared request only where the
// shell's own sources name it; the names come from the sharing policy, so that a new component needs no second list.
/** @this {import('webpack').LoaderContext<unknown>} */
module.exports = async function fillNamedShares() {
  // The policy reads folders that webpack does not watch.
  this.cacheable(false);
  const { namedShares } = await import('./sharing.mjs');
  const entries = namedShares().map(
    (request) => `  ${JSON.stringify(request)}: () => import(${JSON.stringify(request)}),`,
  );
  return `export const namedShares = {\n${entries.join('\n')}\n};\n`;
};
