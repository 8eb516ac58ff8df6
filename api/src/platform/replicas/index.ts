export { ALIVE_MS, announceOnce, createReplicaIndexes, type ReplicaListener, Replicas } from './replicas.js';
