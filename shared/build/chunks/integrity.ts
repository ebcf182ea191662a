import { createHash } from 'node:crypto'
import webpack, {
  type Chunk,
  type ChunkGroup,
  type Compilation,
  type sources,
  type WebpackPluginInstance,
} from 'webpack'

/** Stands in the runtime until the chunks have their final bytes. It survives any minifier as a string. */
const PLACEHOLDER = '@@integrity of the chunks@@'

/** Nothing of a hash can be compressed, and the entry stands before every page: the shortest that browsers check. */
const ALGORITHM = 'sha256'

/** Of its hashes in base64, without the sign that each of them ends with. */
const HASH_LENGTH = 43

/**
 * The runtime's function from a chunk's id to the hash that its bytes must have, as the `integrity` of a script's tag
 * says it.
 */
export const INTEGRITY_OF = `${webpack.RuntimeGlobals.require}.integrityOf`

const LEARN_HASHES = `${webpack.RuntimeGlobals.require}.learnHashes`

/** The table of hashes, and how it grows. */
class HashesRuntimeModule extends webpack.RuntimeModule {
  constructor() {
    super('chunk integrity', webpack.RuntimeModule.STAGE_ATTACH)
  }

  override generate(): string {
    return `
const hashes = {};
${LEARN_HASHES} = (table) => {
  const [ids, all] = table.split("|");
  ids.split(" ").forEach((id, at) => { hashes[id] = all.slice(at * ${HASH_LENGTH}, (at + 1) * ${HASH_LENGTH}); });
};
${LEARN_HASHES}(${JSON.stringify(PLACEHOLDER)});
${INTEGRITY_OF} = (chunkId) => {
  if (!hashes[chunkId]) throw new Error("No hash of chunk " + chunkId + ".");
  return "${ALGORITHM}-" + hashes[chunkId] + "=";
};`
  }
}

/** The hashes that a holder adds to those of the runtime as it arrives. */
class FurtherHashesRuntimeModule extends webpack.RuntimeModule {
  constructor() {
    super('hashes of what comes after', webpack.RuntimeModule.STAGE_ATTACH)
  }

  override generate(): string {
    return `${LEARN_HASHES}(${JSON.stringify(PLACEHOLDER)});`
  }
}

/** Returns the hash that the browser must find in `bytes` before it runs them. */
function hashOf(bytes: Buffer): string {
  return createHash(ALGORITHM).update(bytes).digest('base64').slice(0, HASH_LENGTH)
}

/**
 * Lets a build load its own chunks only when their bytes are those that it was built with. The hashes of the chunks
 * that come after a holder, a chunk by name, stand in its file, and all others in the runtime (the entry), whose own
 * integrity the registry holds: the entry comes before every page, and a hash cannot be compressed.
 */
export function chunkIntegrity(holderNames: readonly string[] = []): WebpackPluginInstance {
  return {
    apply(compiler) {
      // There the files follow the sources, and an open page takes them as they are.
      if (compiler.options.mode === 'development') return
      compiler.hooks.thisCompilation.tap('chunkIntegrity', (compilation) => {
        const { hooks, namedChunks } = compilation
        const holders = () => holderNames.flatMap((name) => namedChunks.get(name) ?? [])
        hooks.runtimeRequirementInTree
          .for(webpack.RuntimeGlobals.loadScript)
          .tap('chunkIntegrity', (chunk) => {
            compilation.addRuntimeModule(chunk, new HashesRuntimeModule())
            // Webpack's own loader stays out: `chunkLoading.ts` needs none.
            return true
          })
        hooks.additionalChunkRuntimeRequirements.tap('chunkIntegrity', (chunk) => {
          const isHolder = holders().includes(chunk) && after(chunk, holders()).length > 0
          if (isHolder) compilation.addRuntimeModule(chunk, new FurtherHashesRuntimeModule())
        })
        const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH
        hooks.processAssets.tap({ name: 'chunkIntegrity', stage }, () => {
          // First what has no place for hashes: with them, a file has another one.
          for (const holder of holders()) fillIn(compilation, holder, after(holder, holders()))
          const late = new Set(holders().flatMap((holder) => after(holder, holders())))
          const others = [...compilation.chunks].filter((chunk) => {
            return !chunk.hasRuntime() && !late.has(chunk)
          })
          for (const chunk of compilation.chunks) {
            if (chunk.hasRuntime()) fillIn(compilation, chunk, others)
          }
        })
      })
    },
  }
}

/**
 * The chunks that are asked for only once a holder is there, by it or by what came with it, but for what comes after
 * another holder. What the entry may ask for as well is none of them, and no holder is.
 */
function after(holder: Chunk, holders: readonly Chunk[]): Chunk[] {
  const groups = new Set<ChunkGroup>()
  const found = new Set<Chunk>()
  const queue = [...holder.groupsIterable]
  for (const group of queue) {
    for (const child of group.getChildren()) {
      if (groups.has(child)) continue
      groups.add(child)
      for (const chunk of child.chunks) found.add(chunk)
      if (!child.chunks.some((chunk) => holders.includes(chunk))) queue.push(child)
    }
  }
  return [...found].filter((chunk) => !holders.includes(chunk) && !isAskedBefore(chunk))
}

/** By the entry, or with a holder in the stead of what that takes: a copy is asked for while the holder is on its way. */
function isAskedBefore(chunk: Chunk): boolean {
  return [...chunk.groupsIterable].some((group) => {
    const isCopy = group.origins.some(({ module }) => module?.type === 'consume-shared-module')
    return isCopy || group.getParents().some((parent) => parent.isInitial())
  })
}

function scriptsOf(chunk: Chunk): string[] {
  return [...chunk.files].filter((file) => file.endsWith('.js'))
}

/** Writes the ids of chunks, then, after a stroke, their hashes in the same order, into the place for them. */
function fillIn(compilation: Compilation, holder: Chunk, chunks: readonly Chunk[]): void {
  const files = chunks.flatMap((chunk) => scriptsOf(chunk).map((file) => ({ id: chunk.id, file })))
  if (files.length === 0) return
  const hashes = files.map(({ file }) => hashOf(sourceOf(compilation, file).buffer()))
  const table = `${files.map(({ id }) => id).join(' ')}|${hashes.join('')}`
  const places = scriptsOf(holder).filter((file) => placeIn(compilation, file) >= 0)
  if (places.length === 0)
    throw new Error(`${holder.name} has no place for the hashes of its chunks.`)
  for (const file of places) {
    const at = placeIn(compilation, file)
    compilation.updateAsset(file, (source) => {
      const filled = new webpack.sources.ReplaceSource(source)
      filled.replace(at, at + PLACEHOLDER.length - 1, table)
      return filled
    })
  }
}

function placeIn(compilation: Compilation, file: string): number {
  return sourceOf(compilation, file).source().toString().indexOf(PLACEHOLDER)
}

function sourceOf(compilation: Compilation, file: string): sources.Source {
  const asset = compilation.getAsset(file)
  if (!asset) throw new Error(`${file} is none of the files of this build.`)
  return asset.source
}
