// Runs in a process of its own, see gateway-process.ts.
import { startGateway } from '../../src/gateway.js';

const { TEST_SITE: site = '', TEST_API: api = '', TEST_PAGES: pages = '' } = process.env;
const gateway = await startGateway({ site, api, pagesAMinute: Number(pages) }, 0, '127.0.0.1');
process.on('message', (message) => {
  if (message !== 'heap') return;
  globalThis.gc?.();
  globalThis.gc?.();
  process.send?.({ heapBytes: process.memoryUsage().heapUsed });
});
process.on('disconnect', () => void gateway.stop().then(() => process.exit()));
process.send?.({ port: gateway.port });
