// Fills the server's table of shared modules: a slice's server code takes from it what it takes from the shell in the
// browser.
/** @this {import('webpack').LoaderContext<unknown>} */
module.exports = async function fillServerShares() {
  // The policy reads folders that webpack does not watch.
  this.cacheable(false);
  const { sharedRequests } = await import('./sharing.mjs');
  const requests = sharedRequests();
  const imports = requests.map((request, index) => `import * as shared${index} from ${JSON.stringify(request)};`);
  const entries = requests.map((request, index) => `  ${JSON.stringify(request)}: shared${index},`);
  return `${imports.join('\n')}\nexport const serverShares = {\n${entries.join('\n')}\n};\n`;
};
