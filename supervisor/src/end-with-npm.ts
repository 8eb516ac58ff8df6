/** So often is looked whether the parent is still the same. */
const LOOK_MS = 250;

/**
 * Ends what `npm start` began when npm's shell is gone. A process manager ends npm alone, npm passes the signal on to the shell
 * that it started, and that ends and tells nobody. Whoever did not come by npm may outlive who started them, as may an
 * instance whose terminal was closed: npm and its shell stay then, or the hang-up reaches everybody.
 */
export function endWithNpm(end: () => void): void {
  const { npm_lifecycle_event: event, npm_lifecycle_script: script } = process.env;
  if (event !== 'start' || script?.includes('supervisor/bin/start.mjs') !== true) return;
  const parent = process.ppid;
  const look = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(look);
    end();
  }, LOOK_MS);
  look.unref();
}
