// Entry of a process of the matching service: holds one partition of the talents, and answers the API alone.
import { startMatching } from './matching-service.js';
import { configOfProcess, runInProcess } from './process.js';

const config = configOfProcess('matching');
const { running, log } = await runInProcess('matching', config, (options) => startMatching(config, options));
log.info({ port: running.port, partition: config.matchPartition }, 'listening');
running.matching.catch((error: unknown) => {
  log.fatal({ err: error }, 'the match index could not be made ready');
  process.exit(1);
});
process.send?.({ ready: true, port: running.port });
