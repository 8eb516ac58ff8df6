export { createReplicaIndexes, type ReplicaListener, Replicas } from './replicas.js';
