// The pipeline engine on the store in use.
import { Catalogue, createLog, PipelineEngine } from '@vela/api';
import { BUNDLED_RATES, ExposureTable } from '@vela/matching';

/** A question that takes longer is given up: the engine is measured, not waited for. */
export const PIPELINE_LIMIT_SECONDS = 300;

/** @param {Awaited<ReturnType<typeof import('./stored-world.mjs').storeWorld>>} store */
export async function startPipeline(store) {
  const engine = new PipelineEngine(store.models.jobSeekerProfiles, new Catalogue(store.models.categories), {
    rates: BUNDLED_RATES,
    exposures: new ExposureTable(),
    log: createLog({ logLevel: 'warn', version: 'bench' }),
  });
  await engine.start();
  return {
    name: `pipeline on ${store.name}`,
    /** @returns the page, or null where it was not finished within the limit */
    rank: async (role, query) => {
      let timer;
      const limit = new Promise((resolve) => {
        timer = setTimeout(() => resolve(null), PIPELINE_LIMIT_SECONDS * 1000);
      });
      const ranked = engine.rank(role, query);
      // Given up, it fails when the store is stopped.
      ranked.catch(() => undefined);
      return Promise.race([ranked, limit]).finally(() => clearTimeout(timer));
    },
  };
}
