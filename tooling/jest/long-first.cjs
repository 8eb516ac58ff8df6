const Sequencer = require('@jest/test-sequencer').default;

/** Suites that take the longest: begun last, they would keep one core busy while the others have nothing left to do. */
const LONG = /[/\\](faults|hostile|ledger|crash|anonymity)[/\\]/;

/** The long suites first, else jest's order: by what it remembers, and by size on a machine that remembers nothing. */
module.exports = class LongFirst extends Sequencer {
  /** @override @param {Parameters<InstanceType<typeof Sequencer>['sort']>[0]} tests */
  async sort(tests) {
    const sorted = await super.sort(tests);
    return [...sorted.filter(({ path }) => LONG.test(path)), ...sorted.filter(({ path }) => !LONG.test(path))];
  }
};
