const Sequencer = require('@jest/test-sequencer').default;
const { LONG } = require('./long.cjs');

/**
 * The long suites first: begun last, they would keep one core busy while the others have nothing left to do. Else jest's order:
 * by what it remembers, and by size on a machine that remembers nothing.
 */
module.exports = class LongFirst extends Sequencer {
  /** @override @param {Parameters<InstanceType<typeof Sequencer>['sort']>[0]} tests */
  async sort(tests) {
    const sorted = await super.sort(tests);
    return [...sorted.filter(({ path }) => LONG.test(path)), ...sorted.filter(({ path }) => !LONG.test(path))];
  }
};
