import { bucketStages } from './bucket.js';
import { graphLookupStages } from './graph-lookup.js';
import { groupStages } from './group.js';
import { joinStages } from './join.js';
import { selectStages } from './select.js';
import { shapeStages } from './shape.js';
import type { StageCompiler } from './stage.js';

/** Every pipeline stage this store knows; `$out`, `$merge` and those about the server are the command's. */
export const stages: ReadonlyMap<string, StageCompiler> = new Map(
  Object.entries({
    ...selectStages,
    ...shapeStages,
    ...groupStages,
    ...bucketStages,
    ...joinStages,
    ...graphLookupStages,
  }),
);
