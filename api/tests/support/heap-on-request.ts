// Loaded into a server that runs with --expose-gc: tells how much of its heap is in use, when its parent asks.
process.on('message', (message) => {
  if (message !== 'heap') return;
  globalThis.gc?.();
  globalThis.gc?.();
  process.send?.({ heapBytes: process.memoryUsage().heapUsed });
});
