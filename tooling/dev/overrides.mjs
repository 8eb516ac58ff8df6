const PARAMETER = /^remote\.mfe-([a-z]+)$/;
/** @param {unknown} value @returns {value is string} */
const isAddress = (value) =>
  typeof value === 'string' && URL.canParse(value) && /^https?:$/.test(new URL(value).protocol);

/**
 * Points slices at other builds for one page: `?remote.mfe-payments=http://localhost:3004/remoteEntry.js`. Only the
 * development server knows this; a deployed site takes its slices from its registry alone.
 * @param {Record<string, {entry: string}>} registry slices by container name
 * @param {Record<string, unknown>} query decoded query of the page
 * @returns {Record<string, {entry: string}>} the registry with the named entries replaced
 */
export function withOverrides(registry, query) {
  const replaced = { ...registry };
  for (const [parameter, entry] of Object.entries(query)) {
    const name = parameter.replace(PARAMETER, 'mf_$1');
    const known = registry[name];
    if (known && isAddress(entry)) replaced[name] = { ...known, entry };
  }
  return replaced;
}
