import webpack, { type Chunk, type Compilation, type WebpackPluginInstance } from 'webpack'
import ConsumeSharedRuntimeModule from 'webpack/lib/sharing/ConsumeSharedRuntimeModule.js'
import { type ConsumedModule, isConsumed } from './modules.ts'
import { broughtBy, type Id, tableOf } from './rows.ts'

const { ensureChunk, ensureChunkHandlers, moduleCache, moduleFactories, require, shareScopeMap } =
  webpack.RuntimeGlobals

/** The letter of the first row: chunks name the rows that they need by one letter each. */
const FIRST = 'A'.charCodeAt(0)

/** Matches `^1.2.3` and `~1.2.3` as webpack parses them: the number of fixed parts, and the minimum version. */
const RANGE = /^[12](,\d+){3}$/

/**
 * How a remote takes shared modules. Replaces webpack's runtime, which loads before every page and supports modes and
 * ranges of every kind, of which remotes use two (`sharing.ts`): singletons, and modules with a bundled copy.
 * Webpack's also reports a missing module only at its use, and never requests it again; this one lets the next page
 * retry.
 */
export function ownConsumes(): WebpackPluginInstance {
  return {
    apply(compiler) {
      // In development, hot updates need webpack's own runtime.
      if (compiler.options.mode === 'development') return
      compiler.hooks.thisCompilation.tap('ownConsumes', (compilation) => {
        compilation.hooks.runtimeModule.tap('ownConsumes', (module, chunk) => {
          if (!(module instanceof ConsumeSharedRuntimeModule)) return
          module.generate = () => generate(compilation, chunk)
        })
      })
    },
  }
}

function byName(one: unknown, other: unknown): number {
  const [a, b] = [String(one), String(other)]
  return a < b ? -1 : Number(a > b)
}

function rowOf({ options, blocks: [block] }: ConsumedModule, compilation: Compilation): Id[] {
  const { shareKey, requiredVersion, strictVersion, singleton, import: copy, eager } = options
  const isKnown = strictVersion && !eager && Boolean(singleton) !== Boolean(copy)
  if (!isKnown || !requiredVersion || !RANGE.test(requiredVersion.join())) {
    throw new Error(`consumes.ts does not know how to take ${shareKey}.`)
  }
  return [shareKey, requiredVersion.join('.'), ...(block ? broughtBy(block, compilation) : [])]
}

function generate(compilation: Compilation, chunk: Chunk): string {
  const { chunkGraph } = compilation
  const consumesIn = (each: Chunk): Id[][] =>
    [...(chunkGraph.getChunkModulesIterableBySourceType(each, 'consume-shared') ?? [])]
      .filter(isConsumed)
      .map((module) => [chunkGraph.getModuleId(module), ...rowOf(module, compilation)])
      .sort(([one], [other]) => byName(one, other))
  // Sorted, because webpack's order differs for modules from the cache.
  const byChunk = [...chunk.getAllReferencedChunks()]
    .map((each): [Id, Id[][]] => [each.id, consumesIn(each)])
    .filter(([, rows]) => rows.length > 0)
    .sort(([one], [other]) => byName(one, other))
  const rows = [
    ...new Map(byChunk.flatMap(([, some]) => some.map((row) => [row[0], row] as const))).values(),
  ]
  const letterOf = ([id]: Id[]) =>
    String.fromCharCode(FIRST + rows.findIndex((row) => row[0] === id))
  const letters = byChunk.map(([id, some]) => [id, some.map(letterOf).sort().join('')])
  return `
// Not a number where a part is none, which is neither more nor less than another.
const weigh = (parts) => parts.reduce((sum, part) => sum * 1e5 + Number(part), 0);
const newest = (versions) => versions.reduce((a, b) => weigh(b.split(".")) > weigh(a.split(".")) ? b : a, "");
const fits = ([fixed, ...least], version) => {
  const parts = version.split(".");
  return weigh(parts) >= weigh(least) && parts.slice(0, fixed).join() === least.slice(0, fixed).join();
};
const evaluatorOf = ([, key, range, copy, ...chunks]) => {
  const given = ${shareScopeMap}.default?.[key] ?? {};
  const all = Object.keys(given);
  const isFitting = (version) => fits(range.split("."), version);
  const version = copy ? newest(all.filter(isFitting)) : all.find((each) => given[each].loaded) ?? newest(all);
  if (version && isFitting(version)) {
    given[version].loaded = 1;
    return given[version].get();
  }
  if (copy) return Promise.all(chunks.map(${ensureChunk})).then(() => () => ${require}(copy));
  throw new Error("No version that fits is shared of " + key + ", but " + all + ".");
};
const rows = ${tableOf(rows)};
const lettersOf = ${JSON.stringify(Object.fromEntries(letters))};
const taken = {};
const take = async (letter) => {
  try {
    const row = rows[letter.charCodeAt() - ${FIRST}];
    const evaluate = await evaluatorOf(row);
    ${moduleFactories}[row[0]] = (module) => {
      delete ${moduleCache}[row[0]];
      module.exports = evaluate();
    };
  } catch (error) {
    delete taken[letter];
    throw error;
  }
};
${ensureChunkHandlers}.consumes = (chunkId, promises) => {
  for (const letter of lettersOf[chunkId] ?? "") promises.push(taken[letter] ??= take(letter));
};`
}
