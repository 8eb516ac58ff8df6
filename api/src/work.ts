// Entry of a worker: jobs and mail, configured by the same environment as the API.
import { deliverersFor } from './deliverers.js';
import { configOfProcess, runInProcess } from './process.js';
import { startWorker } from './worker.js';

const config = configOfProcess('worker');
const { log } = await runInProcess('worker', config, (options) =>
  startWorker(config, { ...options, deliverers: deliverersFor }),
);
log.info('working');
process.send?.({ ready: true });
