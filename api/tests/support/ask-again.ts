import type { World } from './world.js';

/** Lets companies ask again at once whom they asked before, as after a month: for tests in which the same few people meet often. */
export async function letAskAgain({ server }: { readonly server: Pick<World['server'], 'app'> }): Promise<void> {
  const { connections, mailCounts } = server.app.models;
  await connections.updateMany(
    { status: { $in: ['declined', 'withdrawn'] }, answeredAt: { $gt: new Date(0) } },
    { $set: { answeredAt: new Date(0) } },
  );
  await mailCounts.deleteMany({});
}
