import webpack from 'webpack';
import { TRY_AGAIN } from '@vela/contracts/remote';

const { RuntimeGlobals, RuntimeModule, Template } = webpack;

/** Milliseconds that a script is on its way before a wish for another attempt brings one. */
const LONG_MS = 2000;

/** Puts the number of the attempt into the address of a script that was asked for before. */
class FreshRetriesRuntimeModule extends RuntimeModule {
  constructor() {
    super('fresh retries', RuntimeModule.STAGE_ATTACH);
  }

  /** @override */
  generate() {
    return Template.asString([
      `const load = ${RuntimeGlobals.loadScript};`,
      'const attempts = {};',
      'const onTheirWay = new Set();',
      `addEventListener(${JSON.stringify(TRY_AGAIN)}, () => onTheirWay.forEach((again) => again()));`,
      `${RuntimeGlobals.loadScript} = (url, done, key, chunkId) => {`,
      Template.indent([
        'let running = 0;',
        'let begun = 0;',
        'const begin = () => {',
        Template.indent([
          'const earlier = attempts[url] ?? 0;',
          'attempts[url] = earlier + 1;',
          'running += 1;',
          'begun = Date.now();',
          // By its key the script of the attempt before would be found.
          'load(earlier ? `${url}?retry=${earlier}` : url, finish, running > 1 ? undefined : key, chunkId);',
        ]),
        '};',
        'const finish = (event) => {',
        Template.indent([
          'running -= 1;',
          "if (!onTheirWay.has(again) || (event.type !== 'load' && running > 0)) return;",
          'onTheirWay.delete(again);',
          'done(event);',
        ]),
        '};',
        'const again = () => {',
        Template.indent([`if (Date.now() - begun > ${LONG_MS}) begin();`]),
        '};',
        'onTheirWay.add(again);',
        'begin();',
      ]),
      '};',
    ]);
  }
}

/**
 * Lets a chunk that failed, or that is on its way for long, be asked for under a new address; the first that comes counts.
 * Under the old one the browser goes on waiting for a request that hangs, also for the next script element, and "Try again"
 * would do nothing.
 */
export class FreshRetriesPlugin {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('FreshRetries', (compilation) => {
      const chunksDone = new WeakSet();
      compilation.hooks.runtimeRequirementInTree.for(RuntimeGlobals.loadScript).tap('FreshRetries', (chunk) => {
        if (chunksDone.has(chunk)) return undefined;
        chunksDone.add(chunk);
        compilation.addRuntimeModule(chunk, new FreshRetriesRuntimeModule());
        return undefined;
      });
    });
  }
}
