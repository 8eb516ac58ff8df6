import webpack from 'webpack';

const { RuntimeGlobals, RuntimeModule, Template } = webpack;

/** Puts a number into the address of a script that failed before. */
class FreshRetriesRuntimeModule extends RuntimeModule {
  constructor() {
    super('fresh retries', RuntimeModule.STAGE_ATTACH);
  }

  /** @override */
  generate() {
    return Template.asString([
      `const load = ${RuntimeGlobals.loadScript};`,
      'const failures = {};',
      `${RuntimeGlobals.loadScript} = (url, done, key, chunkId) => {`,
      Template.indent([
        'const address = failures[url] ? `${url}?retry=${failures[url]}` : url;',
        'const finish = (event) => {',
        Template.indent(["if (event.type !== 'load') failures[url] = (failures[url] ?? 0) + 1;", 'done(event);']),
        '};',
        'load(address, finish, key, chunkId);',
      ]),
      '};',
    ]);
  }
}

/**
 * Lets a chunk that failed be asked for under a new address. Under the old one the browser goes on waiting for a
 * request that hangs, also for the next script element, and "Try again" would do nothing.
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
