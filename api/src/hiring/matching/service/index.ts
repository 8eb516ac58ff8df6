export { type PartitionHolder, PartitionListener } from './partition-listener.js';
export { ServiceEngine } from './service-engine.js';
