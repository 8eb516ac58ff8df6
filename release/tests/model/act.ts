// A process that does operations of the model on a site, one after the other, until it is killed. Its disk may be full.
import { folderAt } from '../support/builds.js';
import { fillDisk, watchDisk } from './full-disk.js';
import type { Order } from './in-child.js';
import { perform } from './play.js';

watchDisk();
const folder = folderAt(process.argv[2] ?? '');
process.on('message', ({ operation, writes, kills }: Order) => {
  fillDisk(writes, kills);
  void perform(folder, operation)
    .then((done) => ({ done }))
    .catch((error: unknown) => {
      // On a full disk anything may fail, and nothing may be half done.
      if (writes === null) throw error;
      return { done: false };
    })
    .then((answer) => {
      fillDisk(null);
      process.send?.(answer);
    });
});
process.on('disconnect', () => process.exit());
process.send?.('ready');
