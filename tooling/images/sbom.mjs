/** @typedef {{ 'bom-ref': string }} Component */
/** @typedef {{ ref: string, dependsOn?: string[] }} Dependency */
/** @typedef {{ components: Component[], dependencies: Dependency[] }} Sbom */

/**
 * @param {Sbom} sbom of more
 * @param {import('./closure.mjs').Lock} lock
 * @param {readonly string[]} places of packages in the lock file
 * @returns {Sbom} what of it is in those places
 */
export function sbomOf(sbom, { packages }, places) {
  const nameOf = (/** @type {string} */ place) => packages[place]?.name ?? place.replace(/^.*node_modules\//, '');
  const wanted = new Set(places.map((place) => `${nameOf(place)}@${packages[place]?.version}`));
  return {
    ...sbom,
    components: sbom.components.filter((each) => wanted.has(each['bom-ref'])),
    dependencies: sbom.dependencies
      .filter(({ ref }) => wanted.has(ref))
      .map(({ ref, dependsOn = [] }) => ({ ref, dependsOn: dependsOn.filter((each) => wanted.has(each)) })),
  };
}
