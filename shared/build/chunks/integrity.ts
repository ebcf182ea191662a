import { createHash } from 'node:crypto'
import webpack, {
  type Chunk,
  type ChunkGroup,
  type Compilation,
  type sources,
  type WebpackPluginInstance,
} from 'webpack'

/** A placeholder in the runtime until the chunks have their final bytes. As a string it survives any minifier. */
const PLACEHOLDER = '@@integrity of the chunks@@'

/** The shortest hash that browsers accept: hashes do not compress, and the entry loads before every page. */
const ALGORITHM = 'sha256'

/** Length of a base64 SHA-256 without its trailing `=`. */
const HASH_LENGTH = 43

/** The runtime's function from a chunk's id to its hash, as used in the `integrity` of a script tag. */
export const INTEGRITY_OF = `${webpack.RuntimeGlobals.require}.integrityOf`

const LEARN_HASHES = `${webpack.RuntimeGlobals.require}.learnHashes`

/** The table of hashes, and the function that extends it. */
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

/** Adds a holder's hashes to those of the runtime when the holder loads. */
class FurtherHashesRuntimeModule extends webpack.RuntimeModule {
  constructor() {
    super('hashes of what comes after', webpack.RuntimeModule.STAGE_ATTACH)
  }

  override generate(): string {
    return `${LEARN_HASHES}(${JSON.stringify(PLACEHOLDER)});`
  }
}

/** Returns the hash that the browser has to verify before it runs `bytes`. */
function hashOf(bytes: Buffer): string {
  return createHash(ALGORITHM).update(bytes).digest('base64').slice(0, HASH_LENGTH)
}

/**
 * Makes a build load only chunks with the bytes that it was built with. Hashes of chunks that load after a holder (a
 * chunk by name) are in the holder's file, and all others in the runtime, that is the entry, whose own hash is in the
 * registry. This keeps the entry small: it loads before every page, and hashes do not compress.
 */
export function chunkIntegrity(holderNames: readonly string[] = []): WebpackPluginInstance {
  return {
    apply(compiler) {
      // In development, files change with the sources, and an open page accepts them as they are.
      if (compiler.options.mode === 'development') return
      compiler.hooks.thisCompilation.tap('chunkIntegrity', (compilation) => {
        const { hooks, namedChunks } = compilation
        const holders = () => holderNames.flatMap((name) => namedChunks.get(name) ?? [])
        hooks.runtimeRequirementInTree
          .for(webpack.RuntimeGlobals.loadScript)
          .tap('chunkIntegrity', (chunk) => {
            compilation.addRuntimeModule(chunk, new HashesRuntimeModule())
            // Returning true keeps out webpack's own loader, which `chunkLoading.ts` does not need.
            return true
          })
        hooks.additionalChunkRuntimeRequirements.tap('chunkIntegrity', (chunk) => {
          const isHolder = holders().includes(chunk) && after(chunk, holders()).length > 0
          if (isHolder) compilation.addRuntimeModule(chunk, new FurtherHashesRuntimeModule())
        })
        const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH
        hooks.processAssets.tap({ name: 'chunkIntegrity', stage }, () => {
          // Holders first: inserting hashes changes a file, and so its own hash, which the runtime contains.
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
 * The chunks requested only once a holder has loaded, by it or by code that came with it, except those after another
 * holder. Holders themselves, and chunks that the entry may request too, are excluded.
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

/**
 * Whether a chunk is requested by the entry, or is a bundled copy of a shared module, which is requested while the
 * holder is still loading.
 */
function isAskedBefore(chunk: Chunk): boolean {
  return [...chunk.groupsIterable].some((group) => {
    const isCopy = group.origins.some(({ module }) => module?.type === 'consume-shared-module')
    return isCopy || group.getParents().some((parent) => parent.isInitial())
  })
}

function scriptsOf(chunk: Chunk): string[] {
  return [...chunk.files].filter((file) => file.endsWith('.js'))
}

/** Replaces the placeholder by the ids of chunks and, after a separator, their hashes in the same order. */
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
