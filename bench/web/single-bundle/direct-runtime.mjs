// Takes the place of the shell's federation in the single bundle: the slices come from the same build.
/** Each slice by its name; `slices-loader.cjs` fills it. @type {Record<string, () => Promise<unknown>>} */
const SLICES = {};

export const federatedRuntime = () => ({ load: (/** @type {string} */ name) => SLICES[name]?.() });
/** There is nothing to share with anybody, and nobody looks in. */
export const runtimeOfPage = () => ({ registerPlugins: () => undefined });
