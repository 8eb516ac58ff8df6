// Loaded before everything else in a process whose event loop is watched (`loop-watch.ts`): starts anew when it is asked to,
// and says how long the loop was held when it is asked for that.
import { existsSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';

const LOOK_MS = 50;
const NS_PER_MS = 1e6;
const file = path.join(tmpdir(), `vela-bench-loop-${process.ppid}`);

const delays = monitorEventLoopDelay({ resolution: 1 });
delays.enable();
setInterval(() => {
  if (existsSync(`${file}.reset`)) {
    rmSync(`${file}.reset`);
    delays.reset();
  }
  if (existsSync(`${file}.read`)) {
    rmSync(`${file}.read`);
    const held = { p99: delays.percentile(99) / NS_PER_MS, most: delays.max / NS_PER_MS };
    writeFileSync(`${file}.part`, JSON.stringify(held));
    renameSync(`${file}.part`, `${file}.json`);
  }
}, LOOK_MS).unref();
