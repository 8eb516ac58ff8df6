// The pipeline engine on the store in use.
import { setTimeout as wait } from 'node:timers/promises';
import { Catalogue, createLog, PipelineEngine } from '@vela/api';
import { BUNDLED_RATES, ExposureTable, type IndexQuery, type MatchRole, type RankedPage } from '@vela/matching';
import type { StoredWorld } from './stored-world.js';

/** A question that takes longer is given up: the engine is measured, not waited for. */
export const PIPELINE_LIMIT_SECONDS = 300;

export interface Pipeline {
  readonly name: string;
  /** @returns the page, or null where it was not finished within the limit */
  readonly rank: (role: MatchRole, query: IndexQuery) => Promise<RankedPage | null>;
}

export async function startPipeline(store: StoredWorld): Promise<Pipeline> {
  const engine = new PipelineEngine(store.models.jobSeekerProfiles, new Catalogue(store.models.categories), {
    rates: BUNDLED_RATES,
    exposures: new ExposureTable(),
    log: createLog({ logLevel: 'warn', version: 'bench' }),
  });
  await engine.start();
  return {
    name: `pipeline on ${store.name}`,
    rank: async (role, query) => {
      const over = new AbortController();
      const ranked = engine.rank(role, query);
      // Given up, it fails when the store is stopped.
      ranked.catch(() => undefined);
      const limit = wait(PIPELINE_LIMIT_SECONDS * 1000, null, { signal: over.signal });
      limit.catch(() => undefined);
      return Promise.race([ranked, limit]).finally(() => {
        over.abort();
      });
    },
  };
}
