export { RecordCache, type RecordWrite, type WriteCounts } from './record-cache.js';
export { hearOfWritesElsewhere } from './writes-elsewhere.js';
export { hearOfWritesHere } from './writes-here.js';
