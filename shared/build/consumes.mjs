import webpack from 'webpack'
import ConsumeSharedRuntimeModule from 'webpack/lib/sharing/ConsumeSharedRuntimeModule.js'

const { ensureChunkHandlers, moduleCache, moduleFactories, shareScopeMap } = webpack.RuntimeGlobals

/** The two ways in which a remote takes something (`sharing.mjs`), by the names that webpack's own runtime has for them. */
const WAYS = /^\(\) => \((loadStrictVersion|loadStrictSingletonVersion)\(/

/** `^1.2.3` and `~1.2.3` as webpack writes them: how many parts are fixed, and the least version. */
const RANGE = /,\s*\[[12],\d+,\d+,\d+\]/

/**
 * How a remote takes what is shared, in the stead of webpack's runtime, which stands before every page and reads
 * ranges of every kind, of which remotes have two. It also tells nobody of a part that did not come before the part is
 * used, and remembers for good that it has asked: here, the next page asks again.
 */
export function ownConsumes() {
  return {
    apply(compiler) {
      // There, edits come by webpack's own.
      if (compiler.options.mode === 'development') return
      compiler.hooks.thisCompilation.tap('ownConsumes', (compilation) => {
        compilation.hooks.runtimeModule.tap('ownConsumes', (module) => {
          if (module instanceof ConsumeSharedRuntimeModule) module.generate = () => generate(module)
        })
      })
    },
  }
}

function byName(one, other) {
  const [a, b] = [String(one), String(other)]
  return a < b ? -1 : Number(a > b)
}

function generate({ chunk, chunkGraph, compilation }) {
  const type = 'consume-shared'
  const consumesIn = (each) =>
    [...(chunkGraph.getChunkModulesIterableBySourceType(each, type) ?? [])]
      .map((module) => ({
        id: chunkGraph.getModuleId(module),
        code: compilation.codeGenerationResults.getSource(module, each.runtime, type).source(),
      }))
      .sort((one, other) => byName(one.id, other.id))
  // Sorted: of what comes from the last build, webpack has another order.
  const byChunk = [...chunk.getAllReferencedChunks()]
    .map((each) => [each.id, consumesIn(each)])
    .sort(([one], [other]) => byName(one, other))
  const takers = new Map(byChunk.flatMap(([, all]) => all.map(({ id, code }) => [id, code])))
  for (const code of takers.values()) {
    if (WAYS.test(code) && RANGE.test(code)) continue
    throw new Error(`consumes.mjs does not know how to take a shared module by ${code}.`)
  }
  const mapping = byChunk.filter(([, all]) => all.length > 0)
  return `
// Not a number where a part is none, which is neither more nor less than another.
const weigh = (parts) => parts.reduce((sum, part) => sum * 1e5 + Number(part), 0);
const newest = (versions) => versions.reduce((a, b) => weigh(b.split(".")) > weigh(a.split(".")) ? b : a);
const fits = ([fixed, ...least], version) => {
  const parts = version.split(".");
  return weigh(parts) >= weigh(least) && parts.slice(0, fixed).join() === least.slice(0, fixed).join();
};
const use = (given) => {
  given.loaded = 1;
  return given.get();
};
const givenOf = (key) => ${shareScopeMap}.default?.[key] ?? {};
const refuse = (key) => {
  throw new Error("No version that fits is shared of " + key + ", but " + Object.keys(givenOf(key)) + ".");
};
const loadStrictVersion = (scope, key, eager, range, fallback) => {
  const given = givenOf(key);
  const fitting = Object.keys(given).filter((version) => fits(range, version));
  return fitting.length ? use(given[newest(fitting)]) : fallback ? fallback() : refuse(key);
};
const loadStrictSingletonVersion = (scope, key, eager, range) => {
  const given = givenOf(key);
  const versions = Object.keys(given);
  const version = versions.find((each) => given[each].loaded) ?? (versions.length && newest(versions));
  return version && fits(range, version) ? use(given[version]) : refuse(key);
};
const takers = {${[...takers].map(([id, code]) => `${JSON.stringify(id)}: ${code}`).join(',\n')}};
const byChunk = ${JSON.stringify(
    Object.fromEntries(mapping.map(([id, all]) => [id, all.map((each) => each.id)])),
  )};
const taken = {};
const take = async (id) => {
  try {
    const evaluate = await takers[id]();
    ${moduleFactories}[id] = (module) => {
      delete ${moduleCache}[id];
      module.exports = evaluate();
    };
  } catch (error) {
    delete taken[id];
    throw error;
  }
};
${ensureChunkHandlers}.consumes = (chunkId, promises) => {
  for (const id of byChunk[chunkId] ?? []) promises.push(taken[id] ??= take(id));
};`
}
