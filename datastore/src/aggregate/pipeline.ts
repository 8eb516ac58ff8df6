import { CommandError, failedToParse, notSupported } from '../values/errors.js';
import { stageMemory } from '../values/memory.js';
import type { Document } from '../values/value.js';
import { stages } from './stages/index.js';
import type { Pipeline, PipelineContext, PipelineOptions } from './stages/stage.js';

/** Stages of MongoDB that the embedded store does not have. */
const otherStages = new Set([
  '$changeStreamSplitLargeEvent',
  '$densify',
  '$fill',
  '$geoNear',
  '$indexStats',
  '$listSearchIndexes',
  '$planCacheStats',
  '$querySettings',
  '$search',
  '$searchMeta',
  '$setWindowFields',
  '$shardedDataDistribution',
  '$vectorSearch',
  '$bucketAuto',
]);

/**
 * Compiles an aggregation pipeline.
 *
 * @throws CommandError 40323 and 40324 for what is no stage, and the stages' own errors
 */
export function compilePipeline(specification: readonly Document[], options: PipelineOptions): Pipeline {
  const context: PipelineContext = { ...options, memory: options.memory ?? stageMemory, compile: compilePipeline };
  return specification.map((stage, at) => {
    const [name, ...others] = Object.keys(stage);
    if (name === undefined || others.length > 0) {
      throw new CommandError(40323, 'A pipeline stage specification object must contain exactly one field.');
    }
    const compile = stages.get(name);
    if (compile !== undefined) {
      if (name === '$documents' && at > 0)
        throw new CommandError(40602, '$documents is only valid as the first stage in a pipeline.');
      return compile(stage[name], context, name);
    }
    if (otherStages.has(name)) throw notSupported(`the stage ${name}`);
    if (name === '$out' || name === '$merge')
      throw new CommandError(40601, `${name} can only be the final stage in the pipeline`);
    if (!name.startsWith('$')) throw failedToParse(`'${name}' is no pipeline stage`);
    throw new CommandError(40324, `Unrecognized pipeline stage name: '${name}'`);
  });
}
