import type { Connection } from 'mongoose';

/** Whether the store can be reached, known without asking it. */
export interface StoreAvailability {
  readonly reachable: boolean;
  stop(): void;
}

/** Follows the driver's own monitoring of the servers: reachable while a writable server is known. */
export function watchAvailability(connection: Connection): StoreAvailability {
  const client = connection.getClient();
  let reachable = true;
  const follow = (event: { newDescription: { servers: ReadonlyMap<string, { isWritable: boolean }> } }): void => {
    reachable = [...event.newDescription.servers.values()].some((server) => server.isWritable);
  };
  client.on('topologyDescriptionChanged', follow);
  return {
    get reachable() {
      return reachable;
    },
    stop: () => {
      client.off('topologyDescriptionChanged', follow);
    },
  };
}
