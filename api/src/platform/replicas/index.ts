export { announceOnce, createReplicaIndexes, type ReplicaListener, Replicas } from './replicas.js';
