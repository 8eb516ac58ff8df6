// A reading thread straight from the sources: a loader that Node was started with does not reach into threads.
import { register } from 'tsx/esm/api';

register();
await import('../server/readers/reader-thread.ts');
