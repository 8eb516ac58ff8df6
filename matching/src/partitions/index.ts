export { facetsOfParts, requirementsOfParts } from './counts.js';
export { pageOfParts } from './pages.js';
export { isInPartition, type Partition, partitionOf } from './partition.js';
