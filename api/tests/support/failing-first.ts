import type { App } from '../../src/app.js';

/** @returns an app whose first transaction fails, and whose others do not */
export function failingFirst(app: App): App {
  let failed = false;
  return {
    ...app,
    inTransaction: (work, changes) => {
      if (failed) return app.inTransaction(work, changes);
      failed = true;
      return Promise.reject(new Error('Not this one.'));
    },
  };
}
